import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Favoriten',
  usdt: 'USDT',
  futures: 'Futures',
  search: 'Coins, Gold, Indizes suchen …',
  clear: 'Suche leeren',
  name: 'Name',
  turnover: 'Umsatz',
  price: 'Kurs',
  change: '24 Std.',
  sortedDown: '{column}, absteigend sortiert',
  sortedUp: '{column}, aufsteigend sortiert',
  halted: 'Ausgesetzt',
  favourite: 'Favorit: {symbol}',
  noMatch: 'Nichts gefunden',
  noMatchText: 'Versuchen Sie es mit einem anderen Kürzel oder Namen, etwa BTC oder Gold.',
  noneListed: 'Noch nichts gelistet',
  noFavourites: 'Noch keine Favoriten',
  noFavouritesText: 'Tippen Sie auf den Stern neben einem Paar, um es hier zu verfolgen.',
  browse: 'Kurse ansehen',
};
