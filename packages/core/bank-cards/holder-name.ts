/**
 * A name as it is compared: NFKC, without case, one space between its parts.
 * Accents count: with and without them they are different names to a bank.
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** Letters with their marks, and what stands between them in names. */
export const isName = (name: string): boolean =>
  /^\p{L}[\p{L}\p{M} .,'’-]*$/u.test(name.normalize('NFKC').replace(/\s+/gu, ' ').trim());
