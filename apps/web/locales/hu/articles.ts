import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Nincs ilyen cikk',
  missingText: 'Lehet, hogy eltávolították, vagy hibás a hivatkozás.',
};
