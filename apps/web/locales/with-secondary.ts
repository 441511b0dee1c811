import { learnSecondary } from './i18n.ts';

/** Fetches code that speaks secondary words on a page that is not secondary itself, and those words with it. */
export const withSecondary = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  Promise.all([load(), learnSecondary()]).then(([loaded]) => loaded);
