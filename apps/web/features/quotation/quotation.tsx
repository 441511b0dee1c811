/** Quotations. */
export const QuotationPage = () => null;
