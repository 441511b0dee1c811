import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: '平仓',
  rest: '剩余 {lots} 继续持仓',
  whole: '平掉整个仓位',
  net: '扣除两笔手续费后的盈亏',
  nextPrice: '将以下一个价格平仓。',
  allText: '每个仓位以其市场的下一个价格平仓。等待中的订单保留。',
  partOf: '拆分自订单',
  confirmReverse: '平仓并反手？',
  confirmReverseText:
    '平掉 {pair} {side}，{lots}，扣除两笔手续费后约为 {net} USDT，并以同一价格开出同样数量的{other}。新保证金约 {margin} USDT，开仓费约 {fee} USDT。',
  confirmLock: '锁定该仓位？',
  confirmLockText:
    '针对 {pair} {side}，{lots}，反向{other}。此后一边的盈利等于另一边的亏损。保证金约 {margin} USDT，手续费约 {fee} USDT。',
};
