/** P. */
export const EditPasswordPage = () => null;
