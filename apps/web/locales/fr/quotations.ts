import type { quotations as original } from '../vi/quotations.ts';
import type { Like } from '../words.ts';

export const quotations: Like<typeof original> = {
  favourites: 'Favoris',
  usdt: 'USDT',
  futures: 'Futures',
  search: 'Rechercher crypto, or, indices…',
  clear: 'Effacer la recherche',
  name: 'Nom',
  turnover: 'Volume',
  price: 'Prix',
  change: '24 heures',
  sortedDown: '{column}, tri décroissant',
  sortedUp: '{column}, tri croissant',
  halted: 'Suspendu',
  favourite: 'Favori {symbol}',
  noMatch: 'Aucun résultat',
  noMatchText: 'Essayez un autre code ou nom, par exemple BTC ou or.',
  noneListed: 'Rien n’est encore coté ici',
  noFavourites: 'Pas encore de favoris',
  noFavouritesText: 'Touchez l’étoile à côté d’un symbole pour le suivre ici.',
  browse: 'Voir les marchés',
};
