import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Artigo não encontrado',
  missingText: 'Pode ter sido removido ou a ligação está errada.',
};
