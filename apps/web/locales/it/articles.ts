import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Articolo non trovato',
  missingText: 'Potrebbe essere stato rimosso o il link è errato.',
};
