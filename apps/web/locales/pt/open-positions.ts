import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Mover {amount} USDT e abrir',
  countryLeverage: 'No seu país, a alavancagem neste mercado pode ser no máximo {max}×',
};
