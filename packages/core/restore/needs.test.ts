import { expect, test } from 'vitest';
import { vndRate } from '../deposits/test-deposits.ts';
import { apply, emptyState, type Command } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { accountTypes, emptyAccount } from '../ledger/account.ts';
import { price } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { needsNothing, needsOf, type Needs } from './needs.ts';
import { addFound, restoreState, type Kept } from './restore.ts';
import { platformDay } from '../platform-day.ts';
import { paperRules } from '../rules.ts';
import { accountOf, isLoaded, type State } from '../state.ts';
import { now, txid } from '../test-apply.ts';
import * as withdrawals from '../withdrawals/test-withdrawals.ts';

const nothing: Needs = { customers: new Set(), proofs: [], txids: [] };
const noRows: Kept = { accounts: [], bonuses: [], withdrawalDays: [], depositProofs: [], withdrawalTxids: [] };
const isAway: Command = { kind: 'take-test-funds', userId: 'away' };

/** Only `here` is loaded. */
const partly = (): State => restoreState(paperRules, { ...empty, loaded: new Set(['here']) });
const empty = {
  ...noRows,
  fastOrders: [],
  futuresOrders: [],
  spotOrders: [],
  products: [],
  earnOrders: [],
  quotes: [],
  deposits: [],
  withdrawals: [],
  adjustments: [],
  limits: [],
  dayResults: [],
  testFundsDays: [],
  marks: [],
  nextJournal: 1,
};

test('where everybody is loaded nothing is needed', () => {
  const state = emptyState(paperRules);
  expect(needsOf(state, [isAway, { kind: 'clock' }])).toEqual(nothing);
  expect(needsNothing(nothing)).toBe(true);
});

test('whoever a command names is needed unless they are loaded, in a batch of orders as well', () => {
  const needed = (...commands: Command[]) => [...needsOf(partly(), commands).customers];
  const revoke = (userId: string) => ({ kind: 'revoke-futures-order', userId, orderNo: 'o' }) as const;
  expect(needed({ kind: 'clock' }, { kind: 'take-test-funds', userId: 'here' })).toEqual([]);
  expect(needed(isAway, isAway, revoke('other'))).toEqual(['away', 'other']);
  expect(needed({ kind: 'carry-out-orders', orders: [revoke('here'), revoke('away')] })).toEqual(['away']);
  expect(needsNothing({ ...nothing, customers: new Set(['away']) })).toBe(false);
});

test('whose deposit or withdrawal waits is needed with what is decided about it, unless they are loaded', () => {
  const whole = emptyState(paperRules);
  const asked = (userId: string): Command[] => [
    { kind: 'take-test-funds', userId },
    {
      kind: 'request-deposit',
      orderNo: `deposit of ${userId}`,
      userId,
      currency: 'USDT',
      amount: usdt('100'),
      claimedTxid: null,
      vndRate,
    },
    withdrawals.ask(`payout of ${userId}`, '1000', { userId }),
  ];
  for (const command of [...asked('here'), ...asked('away')]) apply(whole, command, now);
  const state = restoreState(paperRules, {
    ...empty,
    loaded: new Set(['here']),
    accounts: [...whole.accounts.values()].filter(({ owner }) => owner === 'here'),
    withdrawalDays: [{ orderNo: 'payout of here', userId: 'here', platformDay: platformDay(now) }],
    deposits: [...whole.deposits.open.values()],
    withdrawals: [...whole.withdrawals.open.values()],
  });
  const needed = (...commands: Command[]) => [...needsOf(state, commands).customers];
  const rejected = { kind: 'reject-deposit', reason: 'r', approval: 'p' } as const;
  expect(needed({ ...rejected, orderNo: 'deposit of here' }, withdrawals.reject('payout of here'))).toEqual([]);
  expect(needed({ ...rejected, orderNo: 'deposit of away' })).toEqual(['away']);
  expect(needed(withdrawals.reject('payout of away'), withdrawals.reject('of nobody'))).toEqual(['away']);
  // What is held by who is not here nobody can say.
  expect(brokenInvariants(state)).toEqual([]);
});

test('proofs and payouts are needed in the spelling in which they are kept', () => {
  const of = { orderNo: 'o', approval: 'p' };
  const credit = { kind: 'credit-deposit', ...of, received: null, vndRate: price(1n), bonus: false } as const;
  const needs = needsOf(partly(), [
    { ...credit, proof: { bankReference: ' ft 1' } },
    { ...credit, proof: { bankReference: ' ' } },
    {
      kind: 'credit-chain-deposit',
      orderNo: 'o',
      userId: 'here',
      txid: txid(10).toUpperCase(),
      logIndex: 3,
      amount: usdt('1'),
      bonus: false,
    },
    { kind: 'send-withdrawal', ...of, txid: 'REF 1' },
    { kind: 'confirm-withdrawal', ...of, txid: 'Ref2' },
  ]);
  expect(needs).toEqual({
    customers: new Set(),
    proofs: [{ bankReference: 'FT1' }, { txid: txid(10), logIndex: 3 }],
    txids: ['ref1', 'ref2'],
  });
  expect(needsNothing({ ...nothing, proofs: needs.proofs })).toBe(false);
  expect(needsNothing({ ...nothing, txids: needs.txids })).toBe(false);
});

test('what was found is what commands then act on', () => {
  const state = partly();
  const account = { ...emptyAccount('away', accountTypes.account, 'USDT'), available: usdt('7') };
  addFound(state, new Set(['away', 'nobody']), {
    ...noRows,
    accounts: [account],
    bonuses: [
      {
        userId: 'away',
        giftedAt: 1,
        depositBonusAt: null,
        refusedAt: null,
        volume: usdt('0'),
        carry: usdt('0'),
        released: usdt('0'),
      },
    ],
    withdrawalDays: [{ orderNo: 'w', userId: 'away', platformDay: 5 }],
    depositProofs: [{ bankReference: 'FT1' }],
    withdrawalTxids: [{ orderNo: 'w', txid: 'Ref 1' }],
  });
  expect([isLoaded(state, 'away'), isLoaded(state, 'nobody'), isLoaded(state, 'else')]).toEqual([true, true, false]);
  expect(accountOf(state, 'away', accountTypes.account, 'USDT')).toBe(account);
  expect(accountOf(state, 'nobody', accountTypes.account, 'USDT').available).toBe(0n);
  expect(apply(state, { kind: 'sign-up-gift', userId: 'away' }, now).result).toMatchObject({ refusal: 'gift-taken' });
  expect([...state.withdrawals.days]).toEqual([['away 5', 'w']]);
  expect([[...state.deposits.proofs], [...state.withdrawals.txids]]).toEqual([['bank FT1'], [['ref1', 'w']]]);
});

test('of who is not loaded nobody has an account, not even an empty one; nobody is loaded twice', () => {
  const state = partly();
  expect(() => accountOf(state, 'away', accountTypes.account, 'USDT')).toThrow('the accounts of away are loaded');
  expect(() => apply(state, isAway, now)).toThrow('the accounts of away are loaded');
  expect(() => apply(state, { kind: 'load-customer', userId: 'away' }, now)).toThrow('away is loaded');
  expect(apply(state, { kind: 'load-customer', userId: 'here' }, now).result).toEqual({ ok: true, value: null });
  expect(accountOf(state, 'fees', accountTypes.house, 'USDT').available).toBe(0n);
  expect(() => addFound(state, new Set(['here']), noRows)).toThrow('here is loaded once');
  expect(() => addFound(emptyState(paperRules), new Set(['here']), noRows)).toThrow('here is loaded once');
  const away = emptyAccount('away', accountTypes.account, 'USDT');
  expect(() => addFound(state, new Set(['other']), { ...noRows, accounts: [away] })).toThrow('is of who is loaded');
});

test('everybody who is given a stake back is loaded first, however long they were away', () => {
  const lost = ['here', 'away', 'gone'].map((userId) => ({
    orderNo: `o-${userId}`,
    userId,
    stake: usdt('100'),
    settledAt: now,
    volume: usdt('0'),
    released: usdt('0'),
  }));
  expect(needsOf(partly(), [{ kind: 'void-orders', lost }])).toEqual({
    ...nothing,
    customers: new Set(['away', 'gone']),
  });
});
