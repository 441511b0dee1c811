import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Close position',
  rest: 'Stays open: {lots}',
  whole: 'The whole position closes',
  net: 'Result after both fees',
  nextPrice: 'It closes at the next price.',
  allText: 'Each position closes at the next price of its market. Orders that wait stay.',
  partOf: 'Part of',
  confirmReverse: 'Close and reverse?',
  confirmReverseText:
    'Closes {side} {pair}, {lots}, at about {net} USDT after both its fees, and opens {other} of the same size at the same price. New margin about {margin} USDT, opening fee about {fee} USDT.',
  confirmLock: 'Lock this position?',
  confirmLockText:
    'Opens {other} against {side} {pair}, {lots}. From then on, what one leg gains the other loses. Margin about {margin} USDT, fee about {fee} USDT.',
};
