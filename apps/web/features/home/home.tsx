/** Home. */
export const HomePage = () => null;
