/** N. */
export const EditNicknamePage = () => null;
