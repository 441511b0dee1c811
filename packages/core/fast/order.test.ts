import { expect, test } from 'vitest';
import type { Mark } from '../market/mark.ts';
import { price, rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { expiryOf, fastStatus, profitOf, termsText, type FastOrder, type FastTerms } from './order.ts';
import { fastReceipt } from './receipt.ts';

const terms: FastTerms = {
  orderNo: 'no1',
  userId: '42',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: usdt('100'),
  payoutRate: rate(80_000_000n),
  payout: usdt('80'),
  bound: { price: price(6_000_000_000_000n), maxSlippage: rate(500_000n) },
  receivedAt: 1_000,
};
const open: FastOrder = { ...terms, entry: null, exit: null, result: null, settledAt: null, settlementJournal: null };
const mark = (seq: number, time: number, units: bigint): Mark => ({
  symbol: 'BTCUSDT',
  seq,
  time,
  price: price(units),
  backfilled: false,
});
const entry = mark(7, 1_250, 6_000_000_000_000n);
const won: FastOrder = {
  ...open,
  entry,
  exit: mark(127, 31_250, 6_000_000_000_001n),
  result: 'win',
  settledAt: 31_260,
  settlementJournal: 9,
};

test('the terms are one line, and every term changes it', () => {
  expect(termsText(terms)).toBe('fast|no1|42|BTCUSDT|up|30|100000000|80000000|80000000|6000000000000~500000|1000');
  const changes: Partial<FastTerms>[] = [
    { orderNo: 'no2' },
    { userId: '43' },
    { symbol: 'ETHUSDT' },
    { direction: 'down' },
    { seconds: 60 },
    { stake: usdt('100.000001') },
    { payoutRate: rate(80_000_001n) },
    { payout: usdt('80.000001') },
    { bound: null },
    { receivedAt: 1_001 },
    { bound: { price: price(6_000_000_000_001n), maxSlippage: rate(500_000n) } },
    { bound: { price: price(6_000_000_000_000n), maxSlippage: rate(500_001n) } },
  ];
  const texts = changes.map((change) => termsText({ ...terms, ...change }));
  expect(new Set([termsText(terms), ...texts]).size).toBe(changes.length + 1);
});

test('there is no receipt while an order is open', () => {
  expect([fastReceipt(open), fastReceipt({ ...open, entry })]).toEqual([null, null]);
});

test('the receipt holds terms, both marks with their places in the tape, result, profit and journal', () => {
  expect(fastReceipt(won)?.split('\n')).toEqual([
    `terms ${termsText(terms)}`,
    'entry 7@1250=6000000000000',
    'exit 127@31250=6000000000001',
    'result win',
    'profit 80000000',
    'journal 9',
  ]);
  expect(fastReceipt({ ...won, exit: { ...entry, backfilled: true }, result: 'lose' })).toContain(
    'exit 7@1250=6000000000000 backfilled\nresult lose\nprofit -100000000\n',
  );
  expect(fastReceipt({ ...open, result: 'void', settledAt: 3_001, settlementJournal: 9 })).toContain(
    'entry -\nexit -\nresult void\nprofit 0\n',
  );
});

test('an order holds until its expiry, settles until its exit, and is settled then', () => {
  expect([expiryOf(open), fastStatus(open, 1e15), expiryOf(won)]).toEqual([null, 'holding', 31_250]);
  const running = { ...open, entry };
  expect([fastStatus(running, 31_249), fastStatus(running, 31_250), fastStatus(won, 0)]).toEqual([
    'holding',
    'settling',
    'settled',
  ]);
});

test('a win brings the payout, a loss costs the stake, tie and void nothing, an open order is neither', () => {
  expect((['win', 'lose', 'tie', 'void', null] as const).map((result) => profitOf({ ...won, result }))).toEqual([
    usdt('80'),
    -usdt('100'),
    0n,
    0n,
    null,
  ]);
});
