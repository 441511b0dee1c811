import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Flytta {amount} USDT och öppna',
  countryLeverage: 'I ditt land får hävstången på den här marknaden vara högst {max}×',
};
