/** A document number as it is compared: letters and digits, without case, in one form. */
export const foldDocument = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Enough to recognise an own number, not enough to use it. */
export const maskedDocument = (typed: string): string => {
  const folded = foldDocument(typed);
  return `•••• ${folded.slice(folded.length >= 8 ? -4 : -2)}`;
};
