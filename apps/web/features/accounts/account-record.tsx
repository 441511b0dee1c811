/** Statement. */
export const AccountRecordPage = () => null;
