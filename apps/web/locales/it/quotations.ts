import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Preferiti',
  usdt: 'USDT',
  futures: 'Futures',
  search: 'Cerca crypto, oro, indici…',
  clear: 'Cancella ricerca',
  name: 'Nome',
  turnover: 'Volume',
  price: 'Prezzo',
  change: '24 ore',
  sortedDown: '{column}, ordine decrescente',
  sortedUp: '{column}, ordine crescente',
  halted: 'Sospeso',
  favourite: 'Preferito {symbol}',
  noMatch: 'Nessun risultato',
  noMatchText: 'Prova un altro codice o nome, ad esempio BTC o oro.',
  noneListed: 'Non è ancora quotato nulla',
  noFavourites: 'Ancora nessun preferito',
  noFavouritesText: 'Tocca la stella accanto a una coppia per seguirla qui.',
  browse: 'Vedi i mercati',
};
