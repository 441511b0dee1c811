import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Gesamtvermögen',
  hideBalances: 'Guthaben verbergen',
  inOrders: 'Reserviert',
  bonus: 'Gesperrter Bonus',
  tradeNow: 'Handeln',
  shortcuts: 'Schnellzugriff',
  fast: 'Schnell­kontrakte',
  help: 'Hilfe',
  transfer: 'Umbuchen',
  exchange: 'Umtausch',
  banners: 'Aktuelles',
  pause: 'Bilder anhalten',
  play: 'Bilder abspielen',
  mood: 'Marktpuls',
  moodText: 'Größere Felder: mehr Umsatz. Kräftigere Farben: mehr Bewegung.',
  rising: '{count} steigend',
  falling: '{count} fallend',
  movers: 'Stärkste Bewegungen',
  seeAll: 'Alle ansehen',
  gainers: 'Gewinner',
  losers: 'Verlierer',
  volume: 'Umsatz',
};
