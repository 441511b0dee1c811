/** Languages of the console, with their own names and what dates and numbers are written by. */
export const languages = {
  en: { name: 'English', locale: 'en-GB' },
  vi: { name: 'Tiếng Việt', locale: 'vi-VN' },
} as const;
export type Language = keyof typeof languages;

const key = 'console-language';
const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(languages, text);

/** What this browser keeps; none where there is no store, as in tests. */
function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const known = kept();
/** The language in which the console is shown until it is opened anew. */
export const language: Language = isLanguage(known) ? known : 'en';
export const { locale } = languages[language];

/** Shows the console in another language, here and from now on. What is typed and not sent is lost. */
export function choose(next: Language): void {
  localStorage.setItem(key, next);
  location.reload();
}
