import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Transférer {amount} USDT et ouvrir',
  countryLeverage: 'Dans votre pays, l’effet de levier sur ce marché ne peut pas dépasser {max}×',
};
