/** Of the product (specification, section 9). */
export const version = '1.0.1';
