import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Patrimonio total',
  hideBalances: 'Ocultar saldos',
  inOrders: 'Retenido',
  bonus: 'Bono bloqueado',
  tradeNow: 'Operar',
  shortcuts: 'Accesos directos',
  fast: 'Contratos rápidos',
  help: 'Ayuda',
  transfer: 'Entre cuentas',
  exchange: 'Conversión',
  banners: 'Destacados',
  pause: 'Detener el carrusel',
  play: 'Iniciar el carrusel',
  mood: 'Pulso del mercado',
  moodText: 'Más grande: más volumen. Más vivo: más movimiento.',
  rising: '{count} al alza',
  falling: '{count} a la baja',
  movers: 'Mayores movimientos',
  seeAll: 'Ver todo',
  gainers: 'Suben',
  losers: 'Bajan',
  volume: 'Volumen',
};
