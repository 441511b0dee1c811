import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Ulubione',
  usdt: 'USDT',
  futures: 'Futures',
  search: 'Szukaj: monety, złoto, indeksy…',
  clear: 'Wyczyść wyszukiwanie',
  name: 'Nazwa',
  turnover: 'Obrót',
  price: 'Cena',
  change: '24 godz.',
  sortedDown: '{column}, malejąco',
  sortedUp: '{column}, rosnąco',
  halted: 'Wstrzymane',
  favourite: 'Ulubione: {symbol}',
  noMatch: 'Brak wyników',
  noMatchText: 'Spróbuj innego symbolu lub nazwy, np. BTC lub złoto.',
  noneListed: 'Nic nie jest jeszcze notowane',
  noFavourites: 'Brak ulubionych',
  noFavouritesText: 'Dotknij gwiazdki przy instrumencie, aby śledzić go tutaj.',
  browse: 'Przeglądaj notowania',
};
