import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Összes eszköz',
  hideBalances: 'Egyenlegek elrejtése',
  inOrders: 'Elkülönítve',
  bonus: 'Zárolt bónusz',
  tradeNow: 'Kereskedés',
  shortcuts: 'Gyorselérés',
  fast: 'Gyors ügyletek',
  help: 'Súgó',
  transfer: 'Átvezetés',
  exchange: 'Átváltás',
  banners: 'Ajánló',
  pause: 'Képek megállítása',
  play: 'Képek lejátszása',
  mood: 'Piaci pulzus',
  moodText: 'Nagyobb mező: nagyobb forgalom. Erősebb szín: nagyobb mozgás.',
  rising: '{count} emelkedik',
  falling: '{count} csökken',
  movers: 'Legnagyobb mozgások',
  seeAll: 'Összes',
  gainers: 'Emelkedők',
  losers: 'Csökkenők',
  volume: 'Forgalom',
};
