import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Не подтвер­ждён',
  certifying: 'На проверке',
  failed: 'Верификация не пройдена',
  certified: 'Подтверждён',
  inviteTitle: 'Ваш код приглашения',
  inviteText: 'Друзья вводят этот код при регистрации.',
  copyCode: 'Копировать код',
  copyLink: 'Копировать ссылку',
  agent: 'Агентское вознаграждение',
  agentText: 'Каждый день Вы получаете {share} комиссий за спот и фьючерсы, которые платят приглашённые Вами.',
  commissionPaid: 'Выплачено вознаграждения',
  agentDay: 'Торговали приглашённые: {count} · комиссии {fees} USDT',
  trading: 'Торговля',
  orders: 'Быстрые ордера',
  money: 'Пополнение и вывод',
  about: 'О Candor',
  identity: 'Верификация',
  identityFirst: 'Базовая верификация',
  identitySecond: 'Расширенная верификация',
};
