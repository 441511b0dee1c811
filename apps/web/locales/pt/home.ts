import type { home as original } from '../vi/home.ts';
import type { Like } from '../words.ts';

export const home: Like<typeof original> = {
  totalAssets: 'Património total',
  hideBalances: 'Ocultar saldos',
  inOrders: 'Retido',
  bonus: 'Bónus bloqueado',
  tradeNow: 'Negociar',
  shortcuts: 'Atalhos',
  fast: 'Contratos rápidos',
  help: 'Ajuda',
  transfer: 'Entre contas',
  exchange: 'Conversão',
  banners: 'Destaques',
  pause: 'Parar o carrossel',
  play: 'Iniciar o carrossel',
  mood: 'Pulso do mercado',
  moodText: 'Maior: mais volume. Mais forte: mais movimento.',
  rising: '{count} a subir',
  falling: '{count} a descer',
  movers: 'Maiores movimentos',
  seeAll: 'Ver tudo',
  gainers: 'A subir',
  losers: 'A descer',
  volume: 'Volume',
};
