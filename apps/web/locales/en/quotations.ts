import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Favorites',
  usdt: 'USDT',
  futures: 'Futures',
  search: 'Search coins, gold, indices…',
  clear: 'Clear search',
  name: 'Name',
  turnover: 'Turnover',
  price: 'Price',
  change: '24 h',
  sortedDown: '{column}, sorted descending',
  sortedUp: '{column}, sorted ascending',
  halted: 'Paused',
  favourite: 'Favorite {symbol}',
  noMatch: 'Nothing found',
  noMatchText: 'Try another code or name, such as BTC or gold.',
  noneListed: 'Nothing is listed yet',
  noFavourites: 'No favorites yet',
  noFavouritesText: 'Tap the star beside a pair to follow it here.',
  browse: 'Browse prices',
};
