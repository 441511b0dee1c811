import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Oro',
  XAG: 'Plata',
  XPT: 'Platino',
  WTI: 'Petróleo crudo WTI',
  BRENT: 'Petróleo Brent',
  NATGAS: 'Gas natural',
  COPPER: 'Cobre',
  WHEAT: 'Trigo',
  CORN: 'Maíz',
  SOYBEAN: 'Soja',
};
