import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FastOrder } from '@candor/core/fast/order.ts';
import { fastReceipt } from '@candor/core/fast/receipt.ts';
import type { Size } from '@candor/core/futures/contract.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import { triggeredReceipt } from '@candor/core/futures/receipt.ts';
import { closingAt } from '@candor/core/futures/settle.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { sha256 } from './sha256.ts';
import type { Receipt, Tape, TapeMark } from './text.ts';
import { stretchesOf, verifyReceipt } from './receipt.ts';

const nodeHash = (text: string): string => createHash('sha256').update(text).digest('hex');
const prevHash = '0'.repeat(64);
const link = (head: string, m: TapeMark): string =>
  nodeHash(`${head}|BTCUSDT|${m.seq}|${m.time}|${m.price}|${m.backfilled ? 1 : 0}`);
const tapeOf = (marks: readonly TapeMark[]): Tape => ({
  symbol: 'BTCUSDT',
  prevHash,
  headHash: marks.reduce(link, prevHash),
  marks,
});
const received = 1_000_000;
const marks = Array.from({ length: 160 }, (_, i): TapeMark => ({
  seq: i + 5,
  time: received - 250 + i * 250,
  price: i < 100 ? '60000' : '60000.5',
  backfilled: false,
}));
const last = { seq: 0, time: 0, price: '60000', backfilled: false };
const markAt = (i: number, units: bigint): Mark => ({
  symbol: 'BTCUSDT',
  seq: marks[i]?.seq ?? -1,
  time: marks[i]?.time ?? -1,
  price: price(units),
  backfilled: false,
});
const receiptOf = (orderNo: string, content: string): Receipt => ({
  orderNo,
  journalId: '77',
  content,
  contentHash: nodeHash(content),
});

const fastOrder: FastOrder = {
  orderNo: 'F1',
  userId: 'u',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: amount(100_000_000n),
  payoutRate: rate(80_000_000n),
  payout: amount(80_000_000n),
  bound: null,
  receivedAt: received,
  entry: markAt(2, 6_000_000_000_000n),
  exit: markAt(122, 6_000_050_000_000n),
  result: 'win',
  settledAt: 1,
  settlementJournal: 77,
};
const fastOf = (changes: Partial<FastOrder> = {}): Receipt =>
  receiptOf('F1', fastReceipt({ ...fastOrder, ...changes }) ?? '');
const wrong = (receipt: Receipt, tape: Tape): string[] =>
  verifyReceipt(receipt, [tape])
    .filter(({ ok }) => ok === false)
    .map(({ name }) => name);

test.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'ầ'.repeat(200)])(
  'hashes like the standard: %#',
  (text) => {
    expect(sha256(text)).toBe(nodeHash(text));
  },
);

test.each<[string, Receipt, Tape, string[]]>([
  [
    'an entry that was not the first price',
    fastOf({ entry: markAt(3, 6_000_000_000_000n), exit: markAt(123, 6_000_050_000_000n) }),
    tapeOf(marks),
    ['entry', 'exit'],
  ],
  ['a later exit', fastOf({ exit: markAt(123, 6_000_050_000_000n) }), tapeOf(marks), ['exit']],
  [
    'an exit price that nobody saw',
    fastOf({ exit: markAt(122, 5_999_950_000_000n), result: 'lose' }),
    tapeOf(marks),
    ['exit', 'result', 'profit'],
  ],
  ['a loss that was a win', fastOf({ result: 'lose' }), tapeOf(marks), ['result', 'profit']],
  ['a payout a cent short', fastOf({ payout: amount(79_990_000n) }), tapeOf(marks), ['payout', 'profit']],
  ['a void that was a win', fastOf({ result: 'void' }), tapeOf(marks), ['result', 'profit']],
  [
    'a tick that was changed afterwards',
    fastOf(),
    { ...tapeOf(marks), marks: marks.map((m, i) => (i === 40 ? { ...m, price: '60001' } : m)) },
    ['chain'],
  ],
  ['a tick that was left out', fastOf(), tapeOf(marks.toSpliced(50, 1)), ['chain']],
  ['a wrong head', fastOf(), { ...tapeOf(marks), headHash: prevHash }, ['chain']],
  ['another text than was signed', { ...fastOf(), contentHash: nodeHash('x') }, tapeOf(marks), ['receipt']],
  ['a receipt of another order', { ...fastOf(), orderNo: 'F2' }, tapeOf(marks), ['receipt']],
  ['another journal', { ...fastOf(), journalId: '78' }, tapeOf(marks), ['receipt']],
])('finds %s', (_, receipt, tape, names) => expect(wrong(receipt, tape)).toEqual(names));

test('finds terms that were changed after they were agreed', () => {
  const steps = verifyReceipt(fastOf({ payoutRate: rate(70_000_000n), payout: amount(70_000_000n) }), [tapeOf(marks)], {
    termsHash: nodeHash('as agreed'),
  });
  expect(steps.filter(({ ok }) => ok === false).map(({ name }) => name)).toEqual(['receipt']);
});

test('a tape that begins after the order, or ends before it can, tells nothing of it', () => {
  const untold = (receipt: Receipt, tape: Tape) =>
    verifyReceipt(receipt, [tape])
      .filter(({ ok }) => ok === null)
      .map(({ name }) => name);
  expect(untold(fastOf(), tapeOf(marks.slice(2)))).toEqual(['entry', 'exit']);
  expect(untold(fastOf({ exit: null, result: 'void' }), tapeOf(marks.slice(0, 60)))).toEqual(['entry', 'noExit']);
  expect(untold(fastOf({ exit: null, result: 'void' }), { ...tapeOf(marks.slice(0, 60)), to: 1_035_250 })).toEqual([]);
  expect(untold(fastOf({ entry: null, exit: null, result: 'void' }), tapeOf(marks.slice(0, 2)))).toEqual(['noEntry']);
});

test('an honest fast order adds up, whatever its result', () => {
  expect(wrong(fastOf(), tapeOf(marks))).toEqual([]);
  expect(wrong(fastOf({ direction: 'down', result: 'lose' }), tapeOf(marks))).toEqual([]);
  const gap = [...marks.slice(0, 60), { ...last, seq: 65, time: received + 250 + 35_000 }];
  expect(wrong(fastOf({ exit: null, result: 'void' }), tapeOf(gap))).toEqual([]);
  const silence = [...marks.slice(0, 2), { ...last, seq: 7, time: received + 2_001 }];
  expect(wrong(fastOf({ entry: null, exit: null, result: 'void' }), tapeOf(silence))).toEqual([]);
  expect(stretchesOf(fastOf().content)).toEqual([
    { symbol: 'BTCUSDT', from: received - 1_000, to: received + 250 + 30_000 },
  ]);
});

const position: FuturesOrder = {
  orderNo: 'P1',
  userId: 'u',
  symbol: 'BTCUSDT',
  direction: 'long',
  lots: 100n,
  size: 10_000_000n as Size,
  leverage: 20,
  feeRate: rate(60_000n),
  maintenanceRate: rate(500_000n),
  orderType: 'market',
  limitPrice: null,
  partOf: null,
  receivedAt: 1,
  status: 'holding',
  marketSince: null,
  held: amount(300_000_000n),
  open: null,
  fee: amount(3_600_000n),
  takeProfit: null,
  stopLoss: price(5_990_000_000_000n),
  request: null,
  armed: ['stopLoss'],
  lockedWith: null,
  close: null,
  closeReason: null,
  profit: null,
  closedAt: null,
};
const opened = price(6_000_000_000_000n);
const falling = (...prices: string[]): TapeMark[] =>
  prices.map((each, i) => ({ seq: i + 5, time: 2_000_000 + i * 250, price: each, backfilled: false }));
function closed(
  reason: 'stopLoss' | 'liquidation',
  ticks: readonly TapeMark[],
  units: bigint,
  change: (content: string) => string = (same) => same,
): [Receipt, Tape] {
  const last = ticks.at(-1);
  const close = {
    symbol: 'BTCUSDT',
    seq: last?.seq ?? 0,
    time: last?.time ?? 0,
    price: price(units),
    backfilled: false,
  };
  return [
    receiptOf(
      'P1',
      change(
        triggeredReceipt(position, reason, {
          open: { ...close, seq: 1, time: 1, price: opened },
          close,
          closing: closingAt(position, opened, close.price),
          journal: 77,
        }),
      ),
    ),
    tapeOf(ticks),
  ];
}

test('an honest stop, liquidation and loss beyond the margin add up', () => {
  expect(wrong(...closed('stopLoss', falling('59901', '59899', '59898'), 5_989_800_000_000n))).toEqual([]);
  expect(wrong(...closed('liquidation', falling('57322', '57320', '57319'), 5_731_900_000_000n))).toEqual([]);
  expect(wrong(...closed('liquidation', falling('57320', '50000'), 5_000_000_000_000n))).toEqual([]);
});

test('finds a stop on one price alone, one that was not reached, and wrong sums', () => {
  expect(wrong(...closed('stopLoss', falling('59901', '59898'), 5_989_800_000_000n))).toEqual(['trigger']);
  expect(wrong(...closed('liquidation', falling('57400', '57350'), 5_735_000_000_000n))).toEqual(['trigger']);
  expect(wrong(...closed('stopLoss', falling('59899', '59898'), 5_989_700_000_000n))).toEqual(['close']);
  expect(
    wrong(
      ...closed('stopLoss', falling('59899', '59898'), 5_989_800_000_000n, (text) =>
        text.replace('profit -10200000', 'profit -10300000'),
      ),
    ),
  ).toEqual(['profit']);
  expect(
    wrong(
      ...closed('stopLoss', falling('59899', '59898'), 5_989_800_000_000n, (text) =>
        text.replace(/paid \d+/, 'paid 1'),
      ),
    ),
  ).toEqual(['paid']);
});
