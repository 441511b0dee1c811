import type { PushWords } from './index.ts';

export const ru: PushWords = {
  'fast-win': { title: '{symbol}: выигрыш', text: 'Прибыль {amount} USDT.' },
  'fast-lose': { title: '{symbol}: проигрыш', text: 'Ставка {amount} USDT потеряна.' },
  'fast-tie': { title: '{symbol}: ничья', text: 'Ставка {amount} USDT возвращена.' },
  'fast-void': { title: '{symbol}: ордер аннулирован', text: 'Ставка {amount} USDT возвращена.' },
  'spot-filled': { title: '{symbol}: ордер исполнен', text: 'Сумма {amount} USDT.' },
  support: { title: 'Служба поддержки ответила', text: 'Откройте приложение, чтобы прочитать.' },
};
