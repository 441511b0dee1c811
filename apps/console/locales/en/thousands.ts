export const thousands = new Intl.NumberFormat('en-GB');
