import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Избранное',
  usdt: 'USDT',
  futures: 'Фьючерсы',
  search: 'Монеты, золото, индексы…',
  clear: 'Очистить поиск',
  name: 'Название',
  turnover: 'Оборот',
  price: 'Цена',
  change: '24 часа',
  sortedDown: '{column}, по убыванию',
  sortedUp: '{column}, по возрастанию',
  halted: 'Остановлено',
  favourite: 'Избранное: {symbol}',
  noMatch: 'Ничего не найдено',
  noMatchText: 'Попробуйте другой код или название, например BTC или золото.',
  noneListed: 'Пока ничего не котируется',
  noFavourites: 'В избранном пусто',
  noFavouritesText: 'Нажмите на звезду рядом с инструментом, чтобы следить за ним здесь.',
  browse: 'Смотреть котировки',
};
