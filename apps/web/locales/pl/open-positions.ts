import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Przesuń {amount} USDT i otwórz',
  countryLeverage: 'W Twoim kraju dźwignia na tym rynku może wynosić najwyżej {max}×',
};
