import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Tape, TapeMark } from './text.ts';
import { stretchOfProof, verifyProof, type PublicProof } from './proof-card.ts';

const received = 1_000_000;
const linked = (head: string, m: TapeMark): string =>
  createHash('sha256')
    .update(`${head}|BTCUSDT|${m.seq}|${m.time}|${m.price}|${m.backfilled ? 1 : 0}`)
    .digest('hex');
const tapeOf = (prices: readonly string[], from = received - 250): Tape => {
  const marks = prices.map((price, i): TapeMark => ({ seq: i + 5, time: from + i * 250, price, backfilled: false }));
  const prevHash = '0'.repeat(64);
  return { symbol: 'BTCUSDT', prevHash, headHash: marks.reduce(linked, prevHash), marks };
};
const repeated = (price: string, times: number): string[] => Array.from({ length: times }, () => price);
const rising = tapeOf([...repeated('60000', 100), ...repeated('60000.5', 50)]);
const tick = ({ marks }: Tape, at: number) => {
  const { seq, time, price } = marks.at(at) ?? { seq: 0, time: 0, price: '0' };
  return { seq, time, price };
};

type Fast = Extract<PublicProof, { contractType: 'fast' }>;
type Futures = Extract<PublicProof, { contractType: 'futures' }>;
const fast = (changes: Partial<Fast> = {}): Fast => ({
  contractType: 'fast',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  payoutRate: '0.8',
  bound: null,
  receivedAt: received,
  entry: tick(rising, 2),
  exit: tick(rising, 122),
  result: 'win',
  returnRate: '0.8',
  ...changes,
});
const falling = tapeOf([...repeated('60000', 10), '57321', '57320.99', '57320']);
/** Check: 60000 at 20× is liquidated at 57321.00. */
const futures = (changes: Partial<Futures> = {}): Futures => ({
  contractType: 'futures',
  symbol: 'BTCUSDT',
  direction: 'long',
  lever: 20,
  feeRate: '0.0006',
  maintenanceRate: '0.005',
  marginRate: '0.05',
  open: { seq: 1, time: 1, price: '60000' },
  close: tick(falling, 11),
  reason: 'liquidation',
  trigger: '57321.00042192',
  askedAt: null,
  returnRate: '-0.91646754',
  ...changes,
});
const wrong = (proof: PublicProof, tape: Tape): string[] =>
  verifyProof(proof, tape)
    .filter(({ ok }) => ok === false)
    .map(({ name }) => name);

test('a fast order that went as it is told agrees in every step', () => {
  expect(verifyProof(fast(), rising).map(({ name }) => name)).toEqual(['chain', 'entry', 'exit', 'result', 'returned']);
  expect(wrong(fast(), rising)).toEqual([]);
  expect(wrong(fast({ direction: 'down', result: 'lose', returnRate: '-1' }), rising)).toEqual([]);
});

test.each<[Partial<Fast>, string[]]>([
  [{ entry: tick(rising, 3) }, ['entry']],
  [{ exit: tick(rising, 121) }, ['exit']],
  [{ result: 'lose' }, ['result']],
  [{ direction: 'down' }, ['result', 'returned']],
  [{ returnRate: '0.81' }, ['returned']],
  [{ payoutRate: '0.9' }, ['returned']],
  [{ seconds: 29 }, ['exit']],
  [{ symbol: 'ETHUSDT' }, ['chain']],
])('what differs in %j is found', (changes, names) => {
  expect(wrong(fast(changes), rising)).toEqual(names);
});

const closed = (changes: Partial<Futures> = {}): Futures =>
  futures({ reason: 'user', trigger: null, askedAt: (falling.marks[11]?.time ?? 0) - 1, ...changes });

test('a position that its owner has closed agrees, at the first price after that was asked for', () => {
  expect(verifyProof(closed(), falling).map(({ name }) => name)).toEqual(['chain', 'close', 'returned']);
  expect(wrong(closed(), falling)).toEqual([]);
  expect(stretchOfProof(closed())).toMatchObject({ from: (falling.marks[11]?.time ?? 0) - 5_001 });
  expect(wrong(closed({ askedAt: (falling.marks[10]?.time ?? 0) - 1 }), falling)).toEqual(['close']);
  expect(wrong(closed({ close: tick(falling, 12) }), falling)).toEqual(['close', 'returned']);
  expect(wrong(closed({ returnRate: '-0.91' }), falling)).toEqual(['returned']);
});

test('a price that was changed, left out or put in breaks the chain', () => {
  const { marks } = rising;
  const other = marks.map((mark, i) => (i === 60 ? { ...mark, price: '60001' } : mark));
  expect(wrong(fast(), { ...rising, marks: other })).toEqual(['chain']);
  expect(wrong(fast(), { ...rising, marks: marks.filter((_, i) => i !== 60) })).toEqual(['chain']);
});

test('an order that was void for want of a price, or beyond its bound, agrees', () => {
  const late = tapeOf(repeated('60000', 1));
  const none = fast({ entry: null, exit: null, result: 'void', returnRate: '0' });
  expect(wrong(none, late)).toEqual([]);
  const bound = { price: '50000', maxSlippage: '0.001' };
  expect(wrong({ ...none, bound }, rising)).toEqual([]);
  expect(wrong({ ...none, entry: tick(rising, 2) }, rising)).toEqual(['exit', 'result', 'returned']);
});

test('a liquidation agrees: second price beyond the bar, bar and part that came back from the rates', () => {
  expect(verifyProof(futures(), falling).map(({ name }) => name)).toEqual([
    'chain',
    'close',
    'trigger',
    'liquidation',
    'returned',
  ]);
  expect(wrong(futures(), falling)).toEqual([]);
});

test.each<[Partial<Futures>, string[]]>([
  [{ trigger: '57321.1' }, ['liquidation']],
  [{ trigger: '57320' }, ['trigger', 'liquidation']],
  [{ marginRate: '0.06' }, ['liquidation', 'returned']],
  [{ returnRate: '-0.92' }, ['returned']],
  [{ close: tick(falling, 10) }, ['trigger']],
  [{ reason: 'stopLoss' }, []],
  [{ reason: 'stopProfit' }, ['trigger']],
  [{ close: { ...tick(falling, 11), price: '57000' } }, ['close', 'returned']],
])('what differs in a position in %j is found', (changes, names) => {
  expect(wrong(futures(changes), falling)).toEqual(names);
});

test('a short that was stopped in profit agrees, rounded amounts or not', () => {
  // (60000 − 57320.99) ÷ 60000 − 0.06 % of both values, at 10×.
  const short = { direction: 'short', reason: 'stopProfit', trigger: '57321', marginRate: '0.1' } as const;
  expect(wrong(futures({ ...short, returnRate: '0.43476926' }), falling)).toEqual([]);
  expect(wrong(futures({ ...short, returnRate: '0.43470000' }), falling)).toEqual([]);
  expect(wrong(futures({ ...short, returnRate: '0.43500000' }), falling)).toEqual(['returned']);
});

test('more than the margin and the fee of opening is never lost', () => {
  const deep = tapeOf([...repeated('60000', 10), '50000', '50000']);
  const gone = futures({ close: tick(deep, 11), returnRate: '-1.012' });
  expect(wrong(gone, deep)).toEqual([]);
});

test('of the tape is asked for what the steps need', () => {
  expect(stretchOfProof(fast())).toEqual({ symbol: 'BTCUSDT', from: 999_000, to: 1_000_250 + 30_000 });
  expect(stretchOfProof(fast({ entry: null }))).toMatchObject({ to: received + 2_000 });
  expect(stretchOfProof(futures())).toMatchObject({ from: (falling.marks[11]?.time ?? 0) - 5_001 });
});
