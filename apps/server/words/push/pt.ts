import type { PushWords } from './index.ts';

export const pt: PushWords = {
  'fast-win': { title: '{symbol}: ganha', text: 'Ganho de {amount} USDT.' },
  'fast-lose': { title: '{symbol}: perdida', text: 'A aposta de {amount} USDT está perdida.' },
  'fast-tie': { title: '{symbol}: empate', text: 'A aposta de {amount} USDT foi-lhe devolvida.' },
  'fast-void': { title: '{symbol}: ordem anulada', text: 'A aposta de {amount} USDT foi-lhe devolvida.' },
  'spot-filled': { title: '{symbol}: ordem executada', text: 'Valor: {amount} USDT.' },
  support: { title: 'O apoio ao cliente respondeu', text: 'Abra a aplicação para ler.' },
};
