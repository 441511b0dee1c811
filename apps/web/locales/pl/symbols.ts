import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Złoto',
  XAG: 'Srebro',
  XPT: 'Platyna',
  WTI: 'Ropa naftowa WTI',
  BRENT: 'Ropa Brent',
  NATGAS: 'Gaz ziemny',
  COPPER: 'Miedź',
  WHEAT: 'Pszenica',
  CORN: 'Kukurydza',
  SOYBEAN: 'Soja',
  NAS100: 'Indeks Nasdaq 100',
  SPX500: 'Indeks S&P 500',
  GER40: 'Indeks DAX 40',
  HK50: 'Indeks Hang Seng',
  JP225: 'Indeks Nikkei 225',
};
