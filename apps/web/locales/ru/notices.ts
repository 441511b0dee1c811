import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Сообщения',
  message: 'Сообщения',
  notice: 'Объявления',
  unread: 'Непрочитанных: {count}',
  unreadMark: 'Не прочитано',
  readAll: 'Прочитать все',
  noMessages: 'Сообщений пока нет',
  noMessagesText: 'Когда будет решение по вашему ордеру, пополнению, выводу или верификации, вы узнаете об этом здесь.',
  noNotices: 'Объявлений нет',
  noNoticesText: 'Здесь появляются объявления для всех.',
  missing: 'Сообщение не найдено',
  missingText: 'Возможно, его удалили или ссылка неверна.',
  openOrder: 'Открыть ордер',
  openVerification: 'Открыть верификацию',
  openWallets: 'Сохранённые кошельки',
  openBankCards: 'Банковские карты',
  notMe: 'Это был не я',
  detailTitle: 'Сообщение',
};
