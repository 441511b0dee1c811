import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Move {amount} USDT and open',
  countryLeverage: 'In your country the leverage for this market can be at most {max}×',
};
