import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Ouro',
  XAG: 'Prata',
  XPT: 'Platina',
  WTI: 'Petróleo bruto WTI',
  BRENT: 'Petróleo Brent',
  NATGAS: 'Gás natural',
  COPPER: 'Cobre',
  WHEAT: 'Trigo',
  CORN: 'Milho',
  SOYBEAN: 'Soja',
};
