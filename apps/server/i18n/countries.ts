import { defaultLanguage, languageTag, type Language } from '@candor/api-contract/languages.ts';
import { countries } from 'countries-list';

/** Islands of the United States on which nobody lives. */
const uninhabited: ReadonlySet<string> = new Set(['UM']);

/** Regions with people of their own to sign up; the rest shares the code of the country it is part of. */
const listed = Object.entries(countries).filter(
  ([code, { phone, continent }]) => phone.length > 0 && continent !== 'AN' && !uninhabited.has(code),
);

/**
 * What is dialled where several codes are on record: Kosovo's own since 2016, and the common one of North America,
 * whose area codes are part of the number.
 */
const dialled: Readonly<Record<string, string>> = { XK: '+383', DO: '+1', PR: '+1' };

const countryCodes = new Set<string>(listed.map(([code]) => code));
const dialCodes = new Set<string>(listed.flatMap(([, { phone }]) => phone.map(String)));

/** @param code ISO 3166-1 alpha-2 */
export const isCountry = (code: string): boolean => countryCodes.has(code);
/** @param areaCode with or without its plus */
export const isAreaCode = (areaCode: string): boolean => dialCodes.has(areaCode.replace('+', ''));
/** All dial codes, without their plus. */
export const areaCodes = (): string[] => [...dialCodes];

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly nativeName: string;
  readonly areaCode: string;
}

const known = new Map<Language, readonly Country[]>();

/** All countries and regions, named and sorted as the language does. */
export function countriesIn(language: Language): readonly Country[] {
  const before = known.get(language);
  if (before !== undefined) return before;
  const locale = languageTag(language);
  const names = new Intl.DisplayNames([locale, defaultLanguage], { type: 'region', fallback: 'none' });
  const collator = new Intl.Collator(locale);
  const list = listed
    .map(([code, { name, native, phone }]) => ({
      code,
      name: names.of(code) ?? name,
      nativeName: native,
      areaCode: dialled[code] ?? `+${phone[0]}`,
    }))
    .sort((a, b) => collator.compare(a.name, b.name));
  known.set(language, list);
  return list;
}
