import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Arany',
  XAG: 'Ezüst',
  XPT: 'Platina',
  WTI: 'WTI nyersolaj',
  BRENT: 'Brent olaj',
  NATGAS: 'Földgáz',
  COPPER: 'Réz',
  WHEAT: 'Búza',
  CORN: 'Kukorica',
  SOYBEAN: 'Szójabab',
};
