import type { PushWords } from './index.ts';

export const es: PushWords = {
  'fast-win': { title: '{symbol}: ganada', text: 'Ganancia de {amount} USDT.' },
  'fast-lose': { title: '{symbol}: perdida', text: 'Se perdió la apuesta de {amount} USDT.' },
  'fast-tie': { title: '{symbol}: empate', text: 'Se te ha devuelto la apuesta de {amount} USDT.' },
  'fast-void': { title: '{symbol}: orden anulada', text: 'Se te ha devuelto la apuesta de {amount} USDT.' },
  'spot-filled': { title: '{symbol}: orden ejecutada', text: 'Valor: {amount} USDT.' },
  support: { title: 'Atención al cliente ha respondido', text: 'Abre la aplicación para leerlo.' },
};
