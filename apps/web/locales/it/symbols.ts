import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Oro',
  XAG: 'Argento',
  XPT: 'Platino',
  WTI: 'Petrolio greggio WTI',
  BRENT: 'Petrolio Brent',
  NATGAS: 'Gas naturale',
  COPPER: 'Rame',
  WHEAT: 'Grano',
  CORN: 'Mais',
  SOYBEAN: 'Soia',
};
