import type { quotation as original } from '../vi/quotation.ts';
import type { Like } from '../words.ts';

export const quotation: Like<typeof original> = {
  favourites: 'Favoritos',
  usdt: 'USDT',
  futures: 'Futuros',
  search: 'Procurar moedas, ouro, índices…',
  clear: 'Limpar',
  name: 'Nome / Volume',
  price: 'Preço',
  change: '24 horas',
  sortedDown: '{column}, ordem descendente',
  sortedUp: '{column}, ordem ascendente',
  halted: 'Suspenso',
  favourite: 'Favorito {symbol}',
  noMatch: 'Sem resultados',
  noMatchText: 'Tente outro código ou nome, por exemplo BTC ou Gold.',
  noneListed: 'Ainda nada está listado',
  noFavourites: 'Ainda sem favoritos',
  noFavouritesText: 'Toque na estrela junto a um par para o seguir aqui.',
  browse: 'Ver cotações',
};
