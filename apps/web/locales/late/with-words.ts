import { learnSecondary } from '../i18n.ts';

/** Fetches code together with the words that it speaks. @param learn fetches the words */
export const withWords = <Loaded>(learn: () => Promise<void>, load: () => Promise<Loaded>): Promise<Loaded> =>
  Promise.all([load(), learn()]).then(([loaded]) => loaded);

/** Fetches code that speaks secondary words on a page that is not secondary itself, and those words with it. */
export const withSecondary = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => withWords(learnSecondary, load);
