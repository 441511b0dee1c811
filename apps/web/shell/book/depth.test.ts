import { expect, test } from 'vitest';
import { depthIn, newerOf, type Depth } from './depth.ts';

const depth = (time: number, symbol = 'BTCUSDT'): Depth => ({ symbol, bids: [], asks: [], time });

test('an answer that was long on its way does not push back the newer book; another symbol always does', () => {
  const newer = depth(2),
    older = depth(1),
    other = depth(1, 'ETHUSDT');
  expect([newerOf(newer, older), newerOf(older, newer), newerOf(newer, other), newerOf(null, older)]).toEqual([
    newer,
    newer,
    other,
    older,
  ]);
});

test('a book in brief is the book of the call: prices fall among the bids and rise among the asks', () => {
  const brief = { symbol: 'BTCUSDT', time: 7, tick: '0.01', step: '0.00001' };
  expect(depthIn({ ...brief, bids: '9804210 12345 3 900 1 100000', asks: '9804211 1 89 250000' })).toEqual({
    symbol: 'BTCUSDT',
    time: 7,
    bids: [
      ['98042.1', '0.12345'],
      ['98042.07', '0.009'],
      ['98042.06', '1'],
    ],
    asks: [
      ['98042.11', '0.00001'],
      ['98043', '2.5'],
    ],
  });
  expect(depthIn({ ...brief, bids: '', asks: '' })).toEqual(depth(7));
  expect(depthIn({ ...brief, tick: '5', step: '10', bids: '3 2', asks: '' }).bids).toEqual([['15', '20']]);
});
