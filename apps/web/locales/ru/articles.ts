import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  missing: 'Статья не найдена',
  missingText: 'Возможно, она удалена или ссылка неверна.',
};
