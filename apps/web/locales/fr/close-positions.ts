import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Clôturer la position',
  rest: 'Reste ouvert : {lots}',
  whole: 'Toute la position est clôturée',
  net: 'Résultat après les deux frais',
  nextPrice: 'Clôture au prochain prix.',
  allText: 'Chaque position est clôturée au prochain prix de son marché. Les ordres en attente restent.',
  partOf: 'Partie de',
  confirmReverse: 'Clôturer et inverser ?',
  confirmReverseText:
    'Clôture {side} {pair}, {lots}, à environ {net} USDT après ses deux frais, et ouvre {other} de même taille au même prix. Nouvelle marge d’environ {margin} USDT, frais d’ouverture d’environ {fee} USDT.',
  confirmLock: 'Verrouiller cette position ?',
  confirmLockText:
    'Ouvre {other} contre {side} {pair}, {lots}. Dès lors, ce que gagne un côté, l’autre le perd. Marge d’environ {margin} USDT, frais d’environ {fee} USDT.',
};
