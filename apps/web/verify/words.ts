import { languages, type Language } from '@candor/api-contract/languages.ts';
import type { fair as fairOriginal } from '../locales/vi/fair.ts';
import type { verify as original } from '../locales/vi/verify.ts';
import type { Like } from '../locales/words.ts';

interface Words {
  readonly fair: Like<typeof fairOriginal>;
  readonly verify: Like<typeof original>;
}

const fair = import.meta.glob<Words['fair']>('../locales/*/fair.ts', { eager: true, import: 'fair' });
const verify = import.meta.glob<Words['verify']>('../locales/*/verify.ts', { eager: true, import: 'verify' });

function wordsOf(language: Language): Words {
  const [shared, own] = [fair[`../locales/${language}/fair.ts`], verify[`../locales/${language}/verify.ts`]];
  if (shared === undefined || own === undefined) throw new Error(`there are no words in ${language}`);
  return { fair: shared, verify: own };
}

/** Everything in one file, which has to work where nothing can be fetched. */
export const words = Object.fromEntries(languages.map((one) => [one, wordsOf(one)])) as Readonly<
  Record<Language, Words>
>;
