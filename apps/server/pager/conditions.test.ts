import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { conditionsOf, type Bounds, type Seen } from './conditions.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
const bounds: Bounds = {
  'deadline-near': 60,
  'queue-age': 120,
  'reserve-high': 80,
  'feed-fault': 10,
  'chain-silent': 5,
  'big-win': 1_000,
};
const well: Seen = {
  now,
  due: { open: 0, nearest: [] },
  queues: [],
  unknown: [],
  uses: [],
  marks: [],
  startedAt: now - 60 * minute,
  books: [],
  notReady: [],
  chainReadAt: undefined,
  commissions: { days: 0, commission: '0', pool: '0', lacks: false },
};
const so = (changes: Partial<Seen>) => conditionsOf({ ...well, ...changes }, bounds);

test('where all is well nobody is alerted', () => {
  expect(so({})).toEqual([]);
  expect(
    so({
      due: { open: 3, nearest: [{ orderNo: 'w', deadline: now + 61 * minute }] },
      queues: [
        { queue: 'deposits', waiting: 1, oldestAt: now - 119 * minute },
        { queue: 'proposals', waiting: 0, oldestAt: null },
      ],
      uses: [{ name: 'fast-reserve', used: usdt('79.999999'), limit: usdt('100') }],
      marks: [{ symbol: 'BTCUSDT', at: now - 10_000 }],
      chainReadAt: now - 5 * minute,
    }),
  ).toEqual([]);
});

test('a promise is near from its bound on, and one that is broken still is', () => {
  const due = (...minutes: number[]) =>
    so({
      due: { open: 9, nearest: minutes.map((left, at) => ({ orderNo: `w${at}`, deadline: now + left * minute })) },
    });
  const near = { cause: 'deadline-near', subject: 'withdrawals' };
  expect(due(60)).toEqual([
    {
      ...near,
      facts: { first: 'w0', due: '2026-11-20T13:00:00.000Z', near: '1', late: '0', open: '9' },
      members: ['w0'],
    },
  ]);
  // Each is a member of its own, and one that is late another one.
  expect(due(-1, 0, 60, 61)).toEqual([
    {
      ...near,
      facts: { first: 'w0', due: '2026-11-20T11:59:00.000Z', near: '3', late: '1', open: '9' },
      members: ['w0', 'w1', 'w2', 'late w0'],
    },
  ]);
});

test('each queue is a subject of its own', () => {
  const queues = [
    { queue: 'deposits', waiting: 2, oldestAt: now - 120 * minute },
    { queue: 'conversations', waiting: 1, oldestAt: now - 150 * minute },
    { queue: 'verifications', waiting: 9, oldestAt: now },
  ];
  expect(so({ queues })).toEqual([
    { cause: 'queue-age', subject: 'deposits', facts: { waiting: '2', 'oldest minutes': '120' } },
    { cause: 'queue-age', subject: 'conversations', facts: { waiting: '1', 'oldest minutes': '150' } },
  ]);
});

test('a reserve is nearly used at four fifths, and one of nothing that is used at all', () => {
  const uses = [
    { name: 'fast-reserve', used: usdt('80'), limit: usdt('100') },
    { name: 'futures-house', used: usdt('0.5'), limit: usdt('0') },
    { name: 'fast:BTCUSDT', used: usdt('0'), limit: usdt('0') },
  ];
  expect(so({ uses })).toEqual([
    { cause: 'reserve-high', subject: 'fast-reserve', facts: { used: '80 USDT', of: '100 USDT' } },
    { cause: 'reserve-high', subject: 'futures-house', facts: { used: '0.5 USDT', of: '0 USDT' } },
  ]);
});

test('symbols without marks are one alert, which names the first of many', () => {
  const marks = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ symbol: `S${index}USDT`, at: now - 11_000 }));
  expect(so({ marks: marks(2) })).toEqual([
    {
      cause: 'feed-fault',
      subject: 'feed',
      facts: { symbols: '2', which: 'S0USDT, S1USDT' },
      members: ['S0USDT', 'S1USDT'],
    },
  ]);
  const [many] = so({ marks: marks(44) });
  expect(many?.facts).toEqual({
    symbols: '44',
    which: 'S0USDT, S1USDT, S2USDT, S3USDT, S4USDT, S5USDT, S6USDT, S7USDT and 36 more',
  });
});

test('a symbol has as long for its first mark as for any', () => {
  const marks = [{ symbol: 'BTCUSDT', at: null }];
  expect(so({ marks, startedAt: now - 10_000 })).toEqual([]);
  expect(so({ marks, startedAt: now - 10_001 })).toHaveLength(1);
});

test('each unknown withdrawal, wrong part of the books and part that isn’t ready is told with what is known', () => {
  expect(
    so({
      unknown: ['w1', 'w2'],
      books: [{ part: 'audit', places: 1 }],
      notReady: [{ part: 'clock', fault: 'two seconds behind' }],
    }),
  ).toEqual([
    { cause: 'withdrawal-unknown', subject: 'withdrawal:w1', facts: {} },
    { cause: 'withdrawal-unknown', subject: 'withdrawal:w2', facts: {} },
    { cause: 'invariant-failed', subject: 'audit', facts: { places: '1' } },
    { cause: 'server-fault', subject: 'clock', facts: { fault: 'two seconds behind' } },
  ]);
});

test('a chain that is watched has to be read; one that was never read counts from the start', () => {
  const silent = (chainReadAt: Seen['chainReadAt']) => so({ chainReadAt });
  expect(silent(now - 5 * minute)).toEqual([]);
  expect(silent(now - 6 * minute)).toEqual([{ cause: 'chain-silent', subject: 'tron', facts: { minutes: '6' } }]);
  expect(silent(null)).toEqual([{ cause: 'chain-silent', subject: 'tron', facts: { minutes: '60' } }]);
});

test('commissions that the pool has not enough for are one cause; what is just to be paid is none', () => {
  const commissions = { days: 2, commission: '12.5', pool: '12.4', lacks: true };
  const facts = { days: '2', due: '12.5 USDT', pool: '12.4 USDT' };
  expect(so({ commissions })).toEqual([{ cause: 'commission-due', subject: 'commission-pool', facts }]);
  expect(so({ commissions: { ...commissions, pool: '12.5', lacks: false } })).toEqual([]);
});
