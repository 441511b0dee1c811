import { defaultLanguage, locales, type Language } from '@candor/api-contract/languages.ts';
import { countries } from 'countries-list';

/** Regions with people of their own to sign up; the rest shares the code of the country it is part of. */
const listed = Object.entries(countries).filter(([, { phone, continent }]) => phone.length > 0 && continent !== 'AN');

const countryCodes = new Set<string>(listed.map(([code]) => code));
const areaCodes = new Set<string>(listed.flatMap(([, { phone }]) => phone.map(String)));

/** @param code ISO 3166-1 alpha-2 */
export const isCountry = (code: string): boolean => countryCodes.has(code);
/** @param areaCode with or without its plus */
export const isAreaCode = (areaCode: string): boolean => areaCodes.has(areaCode.replace('+', ''));

export interface Country { readonly code: string; readonly name: string; readonly nativeName: string; readonly areaCodes: readonly string[] }

const known = new Map<Language, readonly Country[]>();

/** All countries and regions, named and sorted as the language does. */
export function countriesIn(language: Language): readonly Country[] {
  const before = known.get(language);
  if (before !== undefined) return before;
  const locale = locales[language].replace('_', '-');
  const names = new Intl.DisplayNames([locale, defaultLanguage], { type: 'region', fallback: 'none' });
  const collator = new Intl.Collator(locale);
  const list = listed
    .map(([code, { name, native, phone }]) => ({ code, name: names.of(code) ?? name, nativeName: native, areaCodes: phone.map((digits) => `+${digits}`) }))
    .sort((a, b) => collator.compare(a.name, b.name));
  known.set(language, list);
  return list;
}
