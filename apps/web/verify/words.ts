import { languages, type Language } from '@candor/api-contract/languages.ts';
import type { StepsWords } from '../locales/late/steps-words.ts';
import type { verify as original } from '../locales/vi/verify.ts';
import type { Like } from '../locales/words.ts';

interface Words {
  readonly steps: StepsWords['steps'];
  readonly verify: Like<typeof original>;
}

const steps = import.meta.glob<StepsWords>('../locales/*/steps.ts', { eager: true, import: 'words' });
const verify = import.meta.glob<Words['verify']>('../locales/*/verify.ts', { eager: true, import: 'verify' });

function wordsOf(language: Language): Words {
  const [shared, own] = [steps[`../locales/${language}/steps.ts`], verify[`../locales/${language}/verify.ts`]];
  if (shared === undefined || own === undefined) throw new Error(`there are no words in ${language}`);
  return { steps: shared.steps, verify: own };
}

/** Everything in one file, which has to work where nothing can be fetched. */
export const words = Object.fromEntries(languages.map((one) => [one, wordsOf(one)])) as Readonly<
  Record<Language, Words>
>;
