/** L. */
export const ChangeLanguagePage = () => null;
