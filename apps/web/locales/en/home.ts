import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Total assets',
  hideBalances: 'Hide balances',
  inOrders: 'Held',
  bonus: 'Locked bonus',
  tradeNow: 'Trade now',
  shortcuts: 'Shortcuts',
  fast: 'Fast contracts',
  help: 'Help',
  transfer: 'Between accounts',
  exchange: 'Exchange',
  banners: 'Highlights',
  pause: 'Pause the slides',
  play: 'Play the slides',
  mood: 'Market pulse',
  moodText: 'Larger tile: more turnover. Stronger color: bigger move.',
  rising: '{count} rising',
  falling: '{count} falling',
  movers: 'Top movers',
  seeAll: 'See all',
  gainers: 'Gainers',
  losers: 'Losers',
  volume: 'Turnover',
};
