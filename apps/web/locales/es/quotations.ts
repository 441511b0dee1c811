import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Favoritos',
  usdt: 'USDT',
  futures: 'Futuros',
  search: 'Busca cripto, oro, índices…',
  clear: 'Borrar búsqueda',
  name: 'Nombre',
  turnover: 'Volumen',
  price: 'Precio',
  change: '24 horas',
  sortedDown: '{column}, orden descendente',
  sortedUp: '{column}, orden ascendente',
  halted: 'Suspendido',
  favourite: 'Favorito {symbol}',
  noMatch: 'Sin resultados',
  noMatchText: 'Prueba otro código o nombre, por ejemplo BTC u oro.',
  noneListed: 'Aún no cotiza nada',
  noFavourites: 'Aún no hay favoritos',
  noFavouritesText: 'Toca la estrella junto a un par para seguirlo aquí.',
  browse: 'Ver mercados',
};
