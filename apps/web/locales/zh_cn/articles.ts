import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: '找不到该文章',
  missingText: '文章可能已被移除，或链接有误。',
};
