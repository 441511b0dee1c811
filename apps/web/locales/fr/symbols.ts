import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Or',
  XAG: 'Argent',
  XPT: 'Platine',
  WTI: 'Pétrole brut WTI',
  BRENT: 'Pétrole Brent',
  NATGAS: 'Gaz naturel',
  COPPER: 'Cuivre',
  WHEAT: 'Blé',
  CORN: 'Maïs',
  SOYBEAN: 'Soja',
};
