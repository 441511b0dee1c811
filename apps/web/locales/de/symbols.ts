import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Gold',
  XAG: 'Silber',
  XPT: 'Platin',
  WTI: 'Rohöl WTI',
  BRENT: 'Brent-Öl',
  NATGAS: 'Erdgas',
  COPPER: 'Kupfer',
  WHEAT: 'Weizen',
  CORN: 'Mais',
  SOYBEAN: 'Sojabohnen',
};
