import { expect, test } from 'vitest';
import { apply, emptyState, type Command } from '../engine.ts';
import { price } from '../money/amount.ts';
import { usdt, type Currency } from '../money/currencies.ts';
import { platformDay } from '../platform-day.ts';
import { paperRules } from '../rules.ts';
import { accountTypes, emptyAccount, type AccountType } from './account.ts';
import { post, type Journal, type JournalKind, type Move } from './journal.ts';
import { profitsOf } from './profit.ts';

const start = Date.UTC(2026, 5, 1, 12);

/** A journal that changes one account, against the outside world. */
function journal(
  kind: JournalKind,
  change: { available?: string; frozen?: string },
  { type = 1, currency = 'USDT', time = start }: { type?: AccountType; currency?: Currency; time?: number } = {},
): Journal {
  const units = (text = '0') => (text.startsWith('-') ? -usdt(text.slice(1)) : usdt(text)) as Move['available'];
  const account = { ...emptyAccount('a', type, currency), available: usdt('1000'), frozen: usdt('1000') };
  const move = { account, available: units(change.available), frozen: units(change.frozen) };
  const world = {
    account: emptyAccount('world', accountTypes.house, currency),
    available: -(move.available + move.frozen) as Move['available'],
    frozen: units(),
  };
  return post({ id: 1, kind, reference: 'r', time }, [move, world]);
}
const sums = (...journals: Journal[]) => profitsOf(journals).map(({ userId, profit }) => [userId, profit]);

test.each([
  'deposit',
  'withdrawal',
  'withdrawal-fee',
  'transfer',
  'test-funds',
  'adjustment',
  'sign-up-gift',
  'bonus-release',
  'deposit-bonus',
  'exchange',
  'spot-fill',
] as const)('%s is no profit', (kind) => {
  expect(sums(journal(kind, { available: '5' }))).toEqual([]);
});

test('what is held or comes back is none, nor is what is not in USDT, nor the house', () => {
  expect(
    sums(
      journal('fast-stake', { available: '-5', frozen: '5' }),
      journal('earn-return', { available: '5', frozen: '-5' }),
      journal('earn-income', { available: '5' }, { currency: 'USDC' }),
      journal('fast-win', { available: '5' }, { type: 0 }),
    ),
  ).toEqual([]);
});

test('fast orders, futures and earnings add up over all accounts, losses and penalties too', () => {
  expect(
    sums(
      journal('fast-win', { available: '18', frozen: '-10' }),
      journal('fast-lose', { frozen: '-10' }),
      journal('fast-void', { available: '9' }),
      journal('fast-void', { available: '1' }, { type: 4 }),
      journal('futures-open', { available: '2', frozen: '-2.5' }, { type: 3 }),
      journal('earn-income', { available: '0.25' }),
      journal('earn-redeem', { available: '99', frozen: '-100' }),
    ),
  ).toEqual([['a', usdt('6.75')]]);
});

test('a day ends at midnight of platform time', () => {
  const midnight = Date.UTC(2026, 5, 1, 23);
  const found = profitsOf([
    journal('fast-lose', { frozen: '-1' }, { time: midnight - 1 }),
    journal('fast-win', { available: '3' }, { time: midnight }),
  ]);
  expect(found.map((each) => [each.platformDay, each.profit])).toEqual([
    [platformDay(midnight) - 1, -usdt('1')],
    [platformDay(midnight), usdt('3')],
  ]);
});

test('of fast orders and futures it is what own limits count', () => {
  const state = emptyState(paperRules);
  const journals: Journal[] = [];
  let [now, seed] = [start, 7];
  const chance = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const send = (command: Command) => journals.push(...apply(state, command, now).effects.journals);
  send({ kind: 'fund-house' });
  send({ kind: 'take-test-funds', userId: 'a' });
  send({
    kind: 'transfer',
    transferId: 't',
    userId: 'a',
    fromType: 1,
    toType: 3,
    currency: 'USDT',
    amount: usdt('5000'),
  });
  for (let round = 0; round < 600; round += 1) {
    now += 1_000;
    send({
      kind: 'tick',
      marks: [
        {
          symbol: 'BTCUSDT',
          seq: round,
          time: now,
          price: price(BigInt(60_000 + chance(900)) * 100_000_000n),
          backfilled: false,
        },
      ],
    });
    const direction = chance(2) === 0;
    if (chance(3) === 0)
      send({
        kind: 'place-fast-order',
        userId: 'a',
        orderNo: `o${round}`,
        symbol: 'BTCUSDT',
        direction: direction ? 'up' : 'down',
        seconds: 30,
        stake: usdt(String(1 + chance(50))),
        bound: null,
      });
    if (chance(4) === 0)
      send({
        kind: 'place-futures-order',
        userId: 'a',
        orderNo: `f${round}`,
        symbol: 'BTCUSDT',
        direction: direction ? 'long' : 'short',
        orderType: 'market',
        price: null,
        lots: BigInt(1 + chance(30)),
        leverage: 20,
        takeProfit: null,
        stopLoss: null,
      });
    const open = [...state.futures.orders.values()].find(({ status }) => status === 'holding');
    if (open !== undefined && chance(3) === 0) send({ kind: 'close-position', userId: 'a', orderNo: open.orderNo });
  }
  const kinds = new Set(journals.map(({ kind }) => kind));
  expect(
    ['fast-win', 'fast-lose', 'futures-open', 'futures-close'].filter((kind) => !kinds.has(kind as JournalKind)),
  ).toEqual([]);
  expect(profitsOf(journals)).toEqual([
    { userId: 'a', platformDay: platformDay(start), profit: state.dayResults.get('a')?.result },
  ]);
});
