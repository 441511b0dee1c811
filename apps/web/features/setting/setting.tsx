/** Settings. */
export const SettingPage = () => null;
