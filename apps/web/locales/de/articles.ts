import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Diesen Artikel gibt es nicht',
  missingText: 'Er wurde entfernt oder der Link ist falsch.',
};
