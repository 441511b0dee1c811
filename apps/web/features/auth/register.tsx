/** Register. */
export const RegisterPage = () => null;
