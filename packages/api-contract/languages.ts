/** The languages of the product: key → locale (specification, section 9). */
export const locales = {
  en: 'en_US',
  zh_cn: 'zh_CN',
  vi: 'vi_VN',
  pl: 'pl_PL',
  de: 'de_DE',
  fr: 'fr_FR',
  it: 'it_IT',
  es: 'es_ES',
  pt: 'pt_PT',
  ru: 'ru_RU',
  hu: 'hu_HU',
  sv: 'sv_SE',
} as const;

/** A language as Intl and HTML name it: `zh_cn` → `zh-CN`. */
export const languageTag = (language: Language): string => locales[language].replace('_', '-');

export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as Language[];
export const defaultLanguage: Language = 'en';

/** What each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh_cn: '简体中文',
  vi: 'Tiếng Việt',
  pl: 'Polski',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  pt: 'Português (Portugal)',
  ru: 'Русский',
  hu: 'Magyar',
  sv: 'Svenska',
};

/** @param text a key (`vi`) or a locale (`vi_VN`, `vi-VN`); anything else is the default language */
export function languageOf(text: string | undefined): Language {
  const wanted = (text ?? '').replace('-', '_').toLowerCase();
  return languages.find((key) => key === wanted || locales[key].toLowerCase() === wanted) ?? defaultLanguage;
}
