import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: '{amount} USDT umbuchen und öffnen',
  countryLeverage: 'In Ihrem Land darf der Hebel für diesen Markt höchstens {max}× betragen',
};
