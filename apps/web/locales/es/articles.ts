import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'No existe ese artículo',
  missingText: 'Puede que se haya retirado o que el enlace sea erróneo.',
};
