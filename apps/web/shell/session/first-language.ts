import { defaultLanguage, languageOf, languages, type Language } from '@candor/api-contract/languages.ts';

/** Of a first visit: the first language of the browser that is one of ours, in whatever country it is spoken. */
function languageOfBrowser(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  for (const two of spoken) {
    const found = languages.find((key) => key.slice(0, 2) === two);
    if (found !== undefined) return found;
  }
  return defaultLanguage;
}

/** The language at the start. @param kept what the device keeps of a choice @param tags what the browser speaks */
export const firstLanguage = (kept: string | null, tags: readonly string[]): Language =>
  kept === null ? languageOfBrowser(tags) : languageOf(kept);
