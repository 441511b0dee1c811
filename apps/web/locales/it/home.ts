import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Patrimonio totale',
  hideBalances: 'Nascondi saldi',
  inOrders: 'Impegnato',
  bonus: 'Bonus bloccato',
  tradeNow: 'Fai trading',
  shortcuts: 'Scorciatoie',
  fast: 'Contratti rapidi',
  help: 'Aiuto',
  transfer: 'Tra i conti',
  exchange: 'Conversione',
  banners: 'In evidenza',
  pause: 'Ferma lo scorrimento',
  play: 'Avvia lo scorrimento',
  mood: 'Polso del mercato',
  moodText: 'Più grande: più volume. Più intenso: più movimento.',
  rising: '{count} in rialzo',
  falling: '{count} in ribasso',
  movers: 'Maggiori movimenti',
  seeAll: 'Vedi tutto',
  gainers: 'Rialzi',
  losers: 'Ribassi',
  volume: 'Volumi',
};
