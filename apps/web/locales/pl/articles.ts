import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Nie ma takiego artykułu',
  missingText: 'Mógł zostać usunięty lub link jest błędny.',
};
