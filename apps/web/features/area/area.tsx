/** Area. */
export const AreaPage = () => null;
