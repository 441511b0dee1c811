import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Total des actifs',
  hideBalances: 'Masquer les soldes',
  inOrders: 'Réservé',
  bonus: 'Bonus bloqué',
  tradeNow: 'Trader',
  shortcuts: 'Raccourcis',
  fast: 'Contrats rapides',
  help: 'Aide',
  transfer: 'Entre comptes',
  exchange: 'Conversion',
  banners: 'À la une',
  pause: 'Arrêter le défilement',
  play: 'Lancer le défilement',
  mood: 'Pouls du marché',
  moodText: 'Plus grand : plus de volume. Plus vif : plus de mouvement.',
  rising: '{count} en hausse',
  falling: '{count} en baisse',
  movers: 'Plus forts mouvements',
  seeAll: 'Tout voir',
  gainers: 'Hausses',
  losers: 'Baisses',
  volume: 'Volumes',
};
