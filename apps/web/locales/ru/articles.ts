import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Черновик: клиенты его не видят',
  readAs: 'Читать на языке',
  draftGone: 'Этого черновика больше нет',
  draftGoneText: 'Возможно, его опубликовали или удалили.',
  missing: 'Статья не найдена',
  missingText: 'Возможно, её удалили или ссылка неверна.',
  helpTitle: 'Справочный центр',
  helpDetail: 'Справка',
  search: 'Поиск по справке',
  noneFound: 'Ничего не найдено',
  noneFoundText: 'Попробуйте слово короче или спросите наших сотрудников.',
  trading: 'Торговля',
  money: 'Пополнение и вывод',
  account: 'Ваш аккаунт',
  fair: 'Честность, которую можно проверить',
  rules: 'Правила',
  more: 'Другое',
  found: 'Найдено: {count}',
  readAlso: 'Читайте также',
  notHelped: 'Остались вопросы?',
  contact: 'Спросить службу поддержки',
};
