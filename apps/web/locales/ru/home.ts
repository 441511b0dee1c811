import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Всего активов',
  hideBalances: 'Скрыть балансы',
  inOrders: 'Удержано',
  bonus: 'Заблокированный бонус',
  tradeNow: 'Торговать',
  shortcuts: 'Быстрый доступ',
  fast: 'Быстрые контракты',
  help: 'Справка',
  transfer: 'Между счетами',
  exchange: 'Обмен',
  banners: 'Главное',
  pause: 'Остановить показ',
  play: 'Запустить показ',
  mood: 'Пульс рынка',
  moodText: 'Размер плитки — оборот, яркость — сила движения.',
  rising: 'Растут: {count}',
  falling: 'Падают: {count}',
  movers: 'Лидеры роста и падения',
  seeAll: 'Все',
  gainers: 'Рост',
  losers: 'Падение',
  volume: 'Оборот',
};
