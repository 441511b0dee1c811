import { languageOf, type Language } from '@candor/api-contract/languages.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** The language that the app has been changed to: every request tells it. */
export const requestLanguage = ({ lang }: IncomingHttpHeaders): Language =>
  languageOf(Array.isArray(lang) ? lang[0] : lang);
