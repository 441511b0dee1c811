import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: 'Перевести {amount} USDT и открыть',
  countryLeverage: 'В вашей стране плечо на этом рынке может быть не больше {max}×',
};
