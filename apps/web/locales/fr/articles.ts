import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Article introuvable',
  missingText: 'Il a peut-être été retiré, ou le lien est erroné.',
};
