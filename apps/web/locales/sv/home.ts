import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Totala tillgångar',
  hideBalances: 'Dölj saldon',
  inOrders: 'Reserverat',
  bonus: 'Låst bonus',
  tradeNow: 'Handla nu',
  shortcuts: 'Genvägar',
  fast: 'Snabbkontrakt',
  help: 'Hjälp',
  transfer: 'Mellan konton',
  exchange: 'Växla',
  banners: 'I fokus',
  pause: 'Pausa bilderna',
  play: 'Spela upp bilderna',
  mood: 'Marknadspuls',
  moodText: 'Större rutor: mer omsättning. Starkare färger: större rörelse.',
  rising: '{count} stiger',
  falling: '{count} faller',
  movers: 'Största rörelser',
  seeAll: 'Visa alla',
  gainers: 'Vinnare',
  losers: 'Förlorare',
  volume: 'Omsättning',
};
