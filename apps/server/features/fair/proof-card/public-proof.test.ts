import { expect, test } from 'vitest';
import { publicProof } from './public-proof.ts';

const fast = (result: string, changes: { bound?: string; entry?: string; exit?: string } = {}) =>
  [
    `terms fast|order-1|user-42|BTCUSDT|up|30|123456789|80000000|98765431|${changes.bound ?? '-'}|1000`,
    `entry ${changes.entry ?? '7@1250=6000000000000'}`,
    `exit ${changes.exit ?? '127@31250=6000000000001 backfilled'}`,
    `result ${result}`,
    'profit 98765431',
    'journal 987654',
  ].join('\n');
/** 0.1 BTC from 60000 at 20×: margin 300, both fees 0.06 %. */
const futures = (changes: { close?: string; trigger?: string; paid?: string } = {}) =>
  [
    'terms futures|order-2|user-42|BTCUSDT|long|100|10000000|20|60000|500000|1000',
    'margin 300000000',
    'open 7@1250=6000000000000',
    `close ${changes.close ?? '127@31250=5990000000000'}`,
    `trigger ${changes.trigger ?? 'stopLoss=5990000000000'}`,
    'profit -10000000',
    'fee 3594000',
    `paid ${changes.paid ?? '286406000'}`,
    'journal 987654',
  ].join('\n');

test('what has no entry and exit of its own is no proof', () => {
  expect(publicProof('')).toBeNull();
  expect(publicProof('terms exchange|q|user-42|USDT|BTC')).toBeNull();
  expect(() => publicProof(futures({ close: '-' }))).toThrow(/both marks/);
});

test('a fast order is its terms and marks, without stake, number and owner', () => {
  expect(publicProof(fast('win', { bound: '6000000000000~500000' }))).toEqual({
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    payoutRate: '0.8',
    bound: { price: '60000', maxSlippage: '0.005' },
    receivedAt: 1_000,
    entry: { seq: 7, time: 1_250, price: '60000' },
    exit: { seq: 127, time: 31_250, price: '60000.00000001' },
    result: 'win',
    returnRate: '0.8',
  });
});

test.each([
  ['lose', '-1'],
  ['tie', '0'],
  ['void', '0'],
])('a fast order that is %s brings a part of its stake', (result, returnRate) => {
  expect(publicProof(fast(result))).toMatchObject({ result, returnRate, bound: null });
});

test('an order without entry shows none', () => {
  expect(publicProof(fast('void', { entry: '-', exit: '-' }))).toMatchObject({ entry: null, exit: null });
});

test('a position is its marks and what it brought after both fees, as a part of its margin', () => {
  expect(publicProof(futures())).toEqual({
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'long',
    lever: 20,
    feeRate: '0.0006',
    maintenanceRate: '0.005',
    marginRate: '0.05',
    open: { seq: 7, time: 1_250, price: '60000' },
    close: { seq: 127, time: 31_250, price: '59900' },
    reason: 'stopLoss',
    trigger: '59900',
    askedAt: null,
    // (286.406 − 300 − 3.6) ÷ 300 = −0.05731333…, never nicer than it was.
    returnRate: '-0.05731334',
  });
});

test('a liquidation can take no more than the margin and the fee of opening', () => {
  expect(publicProof(futures({ trigger: 'liquidation=-', paid: '0' }))).toMatchObject({
    reason: 'liquidation',
    trigger: '0',
    returnRate: '-1.012',
  });
});

test('of owner, order, journal and amounts nothing is left', () => {
  for (const content of [fast('win'), fast('lose', { bound: '1~2' }), futures()]) {
    const shown = JSON.stringify(publicProof(content));
    expect(shown).not.toMatch(/order-|user-|987654|123456789|300000000|286406000|3594000|10000000\b/);
  }
});
