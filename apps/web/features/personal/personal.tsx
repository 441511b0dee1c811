/** Me. */
export const PersonalPage = () => null;
