import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: '{amount} USDT átvezetése és nyitás',
  countryLeverage: 'Az Ön országában ezen a piacon a tőkeáttétel legfeljebb {max}× lehet',
};
