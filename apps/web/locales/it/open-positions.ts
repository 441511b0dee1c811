import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Sposta {amount} USDT e apri',
  countryLeverage: 'Nel tuo Paese la leva su questo mercato può essere al massimo {max}×',
};
