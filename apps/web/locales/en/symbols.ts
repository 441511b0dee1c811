import type { SymbolNames } from '../words.ts';

/** The names of the catalogue are the English ones. */
export const symbols: SymbolNames = {};
