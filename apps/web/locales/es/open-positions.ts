import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Mover {amount} USDT y abrir',
  countryLeverage: 'En tu país, el apalancamiento en este mercado puede ser como máximo {max}×',
};
