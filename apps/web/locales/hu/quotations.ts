import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Kedvencek',
  usdt: 'USDT',
  futures: 'Határidős',
  search: 'Coin, arany, index…',
  clear: 'Keresés törlése',
  name: 'Név',
  turnover: 'Forgalom',
  price: 'Ár',
  change: '24 óra',
  sortedDown: '{column}, csökkenő sorrend',
  sortedUp: '{column}, növekvő sorrend',
  halted: 'Felfüggesztve',
  favourite: 'Kedvenc: {symbol}',
  noMatch: 'Nincs találat',
  noMatchText: 'Próbáljon más kódot vagy nevet, például BTC vagy arany.',
  noneListed: 'Itt még nincs semmi',
  noFavourites: 'Még nincs kedvenc',
  noFavouritesText: 'Koppintson egy instrumentum melletti csillagra, hogy itt követhesse.',
  browse: 'Árfolyamok megnyitása',
};
