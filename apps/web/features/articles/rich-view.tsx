/** Rich. */
export const RichViewPage = () => null;
