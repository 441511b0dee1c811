import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'No such article',
  missingText: 'It may have been removed, or the link is wrong.',
};
