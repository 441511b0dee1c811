/** Login. */
export const LoginPage = () => null;
