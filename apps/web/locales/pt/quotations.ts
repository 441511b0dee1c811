import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Favoritos',
  usdt: 'USDT',
  futures: 'Futuros',
  search: 'Pesquisar cripto, ouro, índices…',
  clear: 'Limpar a pesquisa',
  name: 'Nome',
  turnover: 'Volume',
  price: 'Preço',
  change: '24 horas',
  sortedDown: '{column}, ordem descendente',
  sortedUp: '{column}, ordem ascendente',
  halted: 'Suspenso',
  favourite: 'Favorito {symbol}',
  noMatch: 'Sem resultados',
  noMatchText: 'Tente outro código ou nome, por exemplo BTC ou ouro.',
  noneListed: 'Ainda não há nada cotado',
  noFavourites: 'Ainda não há favoritos',
  noFavouritesText: 'Toque na estrela junto a um par para o seguir aqui.',
  browse: 'Ver mercados',
};
