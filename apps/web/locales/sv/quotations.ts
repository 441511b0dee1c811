import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Favoriter',
  usdt: 'USDT',
  futures: 'Terminer',
  search: 'Sök mynt, guld, index…',
  clear: 'Rensa sökning',
  name: 'Namn',
  turnover: 'Omsättning',
  price: 'Pris',
  change: '24 tim',
  sortedDown: '{column}, fallande',
  sortedUp: '{column}, stigande',
  halted: 'Handelsstopp',
  favourite: 'Favorit {symbol}',
  noMatch: 'Inget hittades',
  noMatchText: 'Prova en annan kod eller ett annat namn, till exempel BTC eller guld.',
  noneListed: 'Inget är noterat än',
  noFavourites: 'Inga favoriter än',
  noFavouritesText: 'Tryck på stjärnan vid ett par för att följa det här.',
  browse: 'Visa kurser',
};
