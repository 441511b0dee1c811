import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Fechar posição',
  rest: 'Ficam abertos: {lots}',
  whole: 'Fecha a posição inteira',
  net: 'Resultado após ambas as comissões',
  nextPrice: 'Fecha ao próximo preço.',
  allText: 'Cada posição fecha ao próximo preço do seu mercado. As ordens em espera mantêm-se.',
  partOf: 'Parte de',
  confirmReverse: 'Fechar e inverter?',
  confirmReverseText:
    'Fecha {side} {pair}, {lots}, com cerca de {net} USDT após as duas comissões, e abre {other} do mesmo tamanho ao mesmo preço. Nova margem de cerca de {margin} USDT, comissão de abertura de cerca de {fee} USDT.',
  confirmLock: 'Bloquear esta posição?',
  confirmLockText:
    'Abre {other} contra {side} {pair}, {lots}. A partir daí, o que um lado ganha o outro perde. Margem de cerca de {margin} USDT, comissão de cerca de {fee} USDT.',
};
