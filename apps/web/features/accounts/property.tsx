/** Assets. */
export const PropertyPage = () => null;
