import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  XAU: 'Vàng',
  XAG: 'Bạc',
  XPT: 'Bạch kim',
  WTI: 'Dầu thô WTI',
  BRENT: 'Dầu Brent',
  NATGAS: 'Khí tự nhiên',
  COPPER: 'Đồng',
  WHEAT: 'Lúa mì',
  CORN: 'Ngô',
  SOYBEAN: 'Đậu nành',
  NAS100: 'Chỉ số Nasdaq 100',
  SPX500: 'Chỉ số S&P 500',
  GER40: 'Chỉ số DAX 40',
  HK50: 'Chỉ số Hang Seng',
  JP225: 'Chỉ số Nikkei 225',
};
