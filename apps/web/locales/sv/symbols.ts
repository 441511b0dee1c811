import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Guld',
  XAG: 'Silver',
  XPT: 'Platina',
  WTI: 'Råolja WTI',
  BRENT: 'Brentolja',
  NATGAS: 'Naturgas',
  COPPER: 'Koppar',
  WHEAT: 'Vete',
  CORN: 'Majs',
  SOYBEAN: 'Sojabönor',
};
