import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Закрыть позицию',
  rest: 'Останется открыто: {lots}',
  whole: 'Закрывается вся позиция',
  net: 'Результат после обеих комиссий',
  nextPrice: 'Закроется по следующей цене.',
  allText: 'Каждая позиция закроется по следующей цене своего рынка. Ожидающие ордера останутся.',
  partOf: 'Часть ордера',
  confirmReverse: 'Закрыть и развернуть?',
  confirmReverseText:
    'Закрывает {side} {pair}, {lots}, с результатом около {net} USDT после обеих комиссий и открывает {other} того же размера по той же цене. Новая маржа около {margin} USDT, комиссия за открытие около {fee} USDT.',
  confirmLock: 'Поставить позицию в замок?',
  confirmLockText:
    'Откроет {other} против {side} {pair}, {lots}. С этого момента прибыль одной стороны равна убытку другой. Маржа около {margin} USDT, комиссия около {fee} USDT.',
};
