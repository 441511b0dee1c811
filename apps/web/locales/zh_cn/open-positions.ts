import type { openPositions as original } from '../vi/open-positions.ts';
import type { Like } from '../words.ts';

export const openPositions: Like<typeof original> = {
  moveAndOpen: '划转 {amount} USDT 并开仓',
  countryLeverage: '在您所在的国家或地区，该市场的杠杆最高为 {max} 倍',
};
