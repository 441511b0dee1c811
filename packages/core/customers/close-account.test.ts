import { describe, expect, test } from 'vitest';
import { apply, emptyState, type Command } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { amount, price, rate } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import { accountOf, type State } from '../state.ts';
import { beginTurn, record } from '../turn.ts';
import type { Destination } from '../withdrawals/withdrawal.ts';
import { closingBlockers, type ClosingBlockers } from './closing-blockers.ts';
import type { Standing } from './standing.ts';

const now = 1_800_000_000_000;
const chain: Destination = { way: 'chain', chain: 'TRC20', address: 'T' };
const bank: Destination = {
  way: 'bank',
  bankCardId: 'c',
  bankName: 'b',
  cardNo: '•••• 1',
  vndRate: price(2_630_000_000_000n),
};
let made = 0;

/** A customer with so many units on an account and nothing else; with the gift on demand. */
function setUp(units: Readonly<Record<string, bigint>>, gift = false) {
  const state = emptyState(paperRules);
  const run = (command: Command, at = now): string => {
    const { result } = apply(state, command, at);
    expect(brokenInvariants(state)).toEqual([]);
    return result.ok ? 'ok' : result.refusal;
  };
  run({ kind: 'fund-house' });
  run({
    kind: 'tick',
    marks: [{ symbol: 'BTCUSDT', seq: 1, time: now, price: price(6_000_000_000_000n), backfilled: false }],
  });
  if (gift) run({ kind: 'sign-up-gift', userId: 'a' });
  for (const [key, size] of Object.entries(units)) {
    const [accountType, currency] = key.split(' ') as ['1' | '2' | '3', 'USDT' | 'BTC'];
    const credit: Command = {
      kind: 'adjust-balance',
      adjustmentId: `x${(made += 1)}`,
      userId: 'a',
      accountType: Number(accountType) as 1 | 2 | 3,
      currency,
      amount: amount(size),
      reverses: null,
      reason: 'r',
      approval: 'p',
    };
    expect(run(credit)).toBe('ok');
  }
  return { state, run };
}
const close = (changed: object = {}): Command => ({
  kind: 'close-account',
  orderNo: 'out',
  userId: 'a',
  destination: chain,
  source: 'test',
  approval: 'p',
  ...changed,
});
const own = (state: State): Record<string, string> =>
  Object.fromEntries(
    [...state.accounts.values()]
      .filter(({ owner, available, frozen }) => owner === 'a' && (available !== 0n || frozen !== 0n))
      .map(({ type, currency, available, frozen }) => [
        `${type} ${currency}`,
        `${formatAmount(available, currency)} ${formatAmount(frozen, currency)}`,
      ]),
  );
const paid = (run: (command: Command) => string): string[] => [
  run({ kind: 'send-withdrawal', orderNo: 'out', txid: 'a'.repeat(64), approval: 'p' }),
  run({ kind: 'confirm-withdrawal', orderNo: 'out', txid: 'a'.repeat(64), approval: 'p' }),
];

test('all that is own is paid, below every minimum; the bonus goes back and the account is closed', () => {
  const { state, run } = setUp({ '1 USDT': 40_000_000n, '2 USDT': 9_000_000n, '2 BTC': 1_000n, '3 USDT': 1n }, true);
  expect(own(state)['4 USDT']).toBe('10 0');
  expect(run(close())).toBe('ok');
  // 0.00001 bitcoin at 60,000 is 0.6.
  expect(own(state)).toEqual({ '1 USDT': '0 49.600001' });
  expect(state.withdrawals.open.get('out')).toMatchObject({
    amount: 49_600_001n,
    fee: 496_001n,
    expected: 49_104_000n,
    status: 'approved',
    closing: true,
  });
  expect(state.standings.get('a')).toBe('closed');
  expect(
    run({
      kind: 'request-withdrawal',
      orderNo: 'more',
      userId: 'a',
      currency: 'USDT',
      amount: usdt('100'),
      destination: chain,
      holdUntil: null,
    }),
  ).toBe('account-closed');
  expect(paid(run)).toEqual(['ok', 'ok']);
  expect(own(state)).toEqual({});
  expect(run(close({ orderNo: 'again' }))).toBe('account-closed');
});

test('one smallest unit is paid without a fee, of nothing there is no withdrawal, a bank takes a whole dong', () => {
  const least = setUp({ '1 USDT': 1n });
  expect(least.run(close({ destination: bank }))).toBe('withdrawal-min');
  expect(least.run(close())).toBe('ok');
  expect(least.state.withdrawals.open.get('out')).toMatchObject({ amount: 1n, fee: 0n, expected: 1n });
  expect(paid(least.run)).toEqual(['ok', 'ok']);
  const nothing = setUp({});
  expect(nothing.run(close({ destination: bank }))).toBe('ok');
  expect([nothing.state.withdrawals.open.size, nothing.state.standings.get('a')]).toEqual([0, 'closed']);
});

test('what is paid out has a receipt: its fee, and what arrives at the bank', () => {
  const { state } = setUp({ '1 USDT': 500_000_000n });
  const { effects } = apply(state, close({ destination: bank }), now);
  const [receipt, ...more] = effects.receipts;
  expect(more).toEqual([]);
  const held = effects.journals.find(({ kind }) => kind === 'withdrawal-hold')?.id ?? 0;
  expect(receipt).toEqual({
    receiptNo: 'out',
    journal: held,
    time: now,
    content: [
      `terms withdrawal|out|a|USDT|500000000|1000000|bank|2630000000000|${now}`,
      'fee 5000000',
      'expected 495000000',
      'vnd 13018500',
      `journal ${held}`,
    ].join('\n'),
  });
});

test('a used day does not matter; what comes back opens the account again', () => {
  const { state, run } = setUp({ '1 USDT': 500_000_000n });
  expect(
    run({
      kind: 'request-withdrawal',
      orderNo: 'w',
      userId: 'a',
      currency: 'USDT',
      amount: usdt('100'),
      destination: chain,
      holdUntil: null,
    }),
  ).toBe('ok');
  expect(run(close())).toBe('closing-blocked');
  for (const command of [
    { kind: 'approve-withdrawal', orderNo: 'w', approval: 'p' },
    { kind: 'send-withdrawal', orderNo: 'w', txid: 'b'.repeat(64), approval: 'p' },
    { kind: 'confirm-withdrawal', orderNo: 'w', txid: 'b'.repeat(64), approval: 'p' },
  ] as const)
    expect(run(command)).toBe('ok');
  expect(run(close())).toBe('ok');
  expect(run({ kind: 'reject-withdrawal', orderNo: 'out', reason: 'the address is refused', approval: 'p' })).toBe(
    'ok',
  );
  expect([own(state), state.standings.get('a')]).toEqual([{ '1 USDT': '400 0' }, undefined]);
  expect(
    run({
      kind: 'request-withdrawal',
      orderNo: 'w2',
      userId: 'a',
      currency: 'USDT',
      amount: usdt('100'),
      destination: chain,
      holdUntil: null,
    }),
  ).toBe('withdrawal-day-used');
  expect(run(close({ orderNo: 'out2' }))).toBe('ok');
});

describe('a closed account', () => {
  const set = (standing: Standing, wasClosed = false): Command => ({
    kind: 'set-standing',
    userId: 'a',
    standing,
    wasClosed,
  });
  const back: Command = { kind: 'reject-withdrawal', orderNo: 'out', reason: 'the address is refused', approval: 'p' };
  const closed = () => {
    const { state, run } = setUp({ '1 USDT': 500_000_000n });
    run(close());
    return { run, standing: () => state.standings.get('a') };
  };

  test('is opened by no operator alone', () => {
    const { run, standing } = closed();
    expect([run(set('open')), run(set('payouts-held'))]).toEqual(['account-closed', 'account-closed']);
    expect(standing()).toBe('closed');
  });

  test('that was frozen is closed again when the freeze ends, while its payout is open and once it was paid', () => {
    const { run, standing } = closed();
    expect([run(set('frozen')), run(set('open')), standing()]).toEqual(['ok', 'ok', 'closed']);
    expect(paid(run)).toEqual(['ok', 'ok']);
    expect([run(set('frozen')), run(set('open', true)), standing()]).toEqual(['ok', 'ok', 'closed']);
  });

  test('that is frozen stays so when its payout comes back, and is open after that', () => {
    const { run, standing } = closed();
    expect([run(set('frozen')), run(back), standing()]).toEqual(['ok', 'ok', 'frozen']);
    expect([run(set('open')), standing()]).toEqual(['ok', undefined]);
  });
});

test.each([
  [
    'a fast order',
    'fast',
    {
      kind: 'place-fast-order',
      userId: 'a',
      orderNo: 'f',
      symbol: 'BTCUSDT',
      direction: 'up',
      seconds: 30,
      stake: usdt('5'),
      bound: null,
    },
  ],
  [
    'an order of spot',
    'spot',
    {
      kind: 'place-spot-order',
      userId: 'a',
      orderNo: 's',
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      tick: 5_900_000,
      steps: 10,
      budget: null,
    },
  ],
  [
    'a futures order',
    'futures',
    {
      kind: 'place-futures-order',
      userId: 'a',
      orderNo: 'p',
      symbol: 'BTCUSDT',
      direction: 'long',
      orderType: 'market',
      price: null,
      lots: 100n,
      leverage: 10,
      takeProfit: null,
      stopLoss: null,
    },
  ],
  [
    'a locked sum',
    'lockMining',
    {
      kind: 'purchase-earn-product',
      product: 'lock-mining',
      productId: 'p',
      userId: 'a',
      orderNo: 'e',
      amount: usdt('10'),
    },
  ],
  [
    'a wealth product',
    'wealth',
    {
      kind: 'purchase-earn-product',
      product: 'wealth',
      productId: 'w',
      userId: 'a',
      orderNo: 'e',
      amount: usdt('10'),
    },
  ],
  [
    'a report of a deposit',
    'deposits',
    {
      kind: 'request-deposit',
      orderNo: 'd',
      userId: 'a',
      currency: 'USDT',
      amount: usdt('50'),
      claimedTxid: null,
      vndRate: price(2_630_000_000_000n),
    },
  ],
] satisfies [string, keyof ClosingBlockers, Command][])('%s has to be ended first', (_name, blocker, command) => {
  const { state, run } = setUp({ '1 USDT': 100_000_000n, '2 USDT': 100_000_000n, '3 USDT': 1_000_000_000n });
  const terms = {
    currency: 'USDT',
    days: 30,
    dividend: 'daily',
    example: false,
    paused: false,
    dailyRate: rate(50_000n),
    penaltyRate: rate(0n),
    minAmount: usdt('1'),
    maxAmount: usdt('100'),
  } as const;
  for (const [productId, kind] of [
    ['p', 'lock-mining'],
    ['w', 'wealth'],
  ] as const) {
    run({ kind: 'change-product', product: { ...terms, productId, kind } });
    run({ kind: 'fund-pool', productId, amount: usdt('100'), reference: productId });
  }
  expect(run(command)).toBe('ok');
  const none = { fast: 0, futures: 0, spot: 0, lockMining: 0, wealth: 0, deposits: 0, withdrawals: 0 };
  expect(closingBlockers(state, 'a')).toEqual({ ...none, [blocker]: 1 });
  expect(closingBlockers(state, 'b')).toEqual(none);
  const before = own(state);
  expect(run(close())).toBe('closing-blocked');
  expect(own(state)).toEqual(before);
});

test('nothing is closed while operators hold the payouts or a currency has no fresh price', () => {
  const { state, run } = setUp({ '1 USDT': 100_000_000n, '2 BTC': 1_000n });
  expect(run(close(), now + 10_000)).toBe('market-halted');
  expect([run({ kind: 'set-standing', userId: 'a', standing: 'payouts-held' }), run(close())]).toEqual([
    'ok',
    'payouts-held',
  ]);
  expect(own(state)).toEqual({ '1 USDT': '100 0', '2 BTC': '0.00001 0' });
});

test('other currencies need a house that can buy them, USDT needs none; orders of others don’t matter', () => {
  const { state, run } = setUp({ '1 USDT': 100_000_000n, '2 BTC': 1_000n, '3 USDT': 5_000_000n });
  const house = accountOf(state, 'exchange-house', accountTypes.house, 'USDT');
  const leave = (units: bigint) =>
    record(beginTurn(state, now), 'house-top-up', 'x', [
      pay(house, amount(house.available - units)),
      receive(accountOf(state, 'world', accountTypes.house, 'USDT'), amount(house.available - units)),
    ]);
  leave(599_999n);
  expect(run(close())).toBe('exchange-limit-reached');
  expect(own(state)).toEqual({ '1 USDT': '100 0', '2 BTC': '0.00001 0', '3 USDT': '5 0' });
  leave(600_000n);
  run({ kind: 'take-test-funds', userId: 'b' });
  expect(
    run({
      kind: 'place-fast-order',
      userId: 'b',
      orderNo: 'f',
      symbol: 'BTCUSDT',
      direction: 'up',
      seconds: 30,
      stake: usdt('5'),
      bound: null,
    }),
  ).toBe('ok');
  expect(run(close())).toBe('ok');
  expect([own(state)['1 USDT'], house.available]).toEqual(['0 105.6', 0n]);
});
