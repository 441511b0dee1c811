import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Artikeln finns inte',
  missingText: 'Den kan ha tagits bort, eller så är länken fel.',
};
