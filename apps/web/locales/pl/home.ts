import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Łączne środki',
  hideBalances: 'Ukryj salda',
  inOrders: 'Zarezerwowane',
  bonus: 'Zablokowany bonus',
  tradeNow: 'Handluj',
  shortcuts: 'Skróty',
  fast: 'Szybkie kontrakty',
  help: 'Pomoc',
  transfer: 'Między kontami',
  exchange: 'Wymiana',
  banners: 'Wyróżnione',
  pause: 'Zatrzymaj obrazy',
  play: 'Odtwarzaj obrazy',
  mood: 'Puls rynku',
  moodText: 'Większe pola to większy obrót, mocniejsze kolory to większy ruch.',
  rising: 'Rosnące: {count}',
  falling: 'Spadające: {count}',
  movers: 'Największe ruchy',
  seeAll: 'Zobacz wszystkie',
  gainers: 'Wzrosty',
  losers: 'Spadki',
  volume: 'Obrót',
};
