import { expect, test } from 'vitest';
import { apply, type Command } from '../engine.ts';
import { amount, price } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import type { State } from '../state.ts';
import { proofKey, spellProof, worthAt } from './deposit.ts';
import { ask, askVnd, credit, free, funded, see, vndRate } from './test-deposits.ts';
import { now, run, txid } from '../test-apply.ts';

/** What one command writes of deposits. */
const written = (state: State, command: Command, at = now) => {
  const { effects } = apply(state, command, at);
  return { deposits: [...effects.deposits], steps: effects.steps };
};
const report = {
  orderNo: '1',
  userId: 'a',
  way: 'usdt',
  currency: 'USDT',
  amount: usdt('100'),
  claimedTxid: null,
  vndRate: null,
  rateUntil: null,
  requestedAt: now,
  status: 'requested',
  received: null,
  credited: 0n,
  bonus: 0n,
  creditedRate: null,
  proof: null,
  reason: null,
  finishedAt: null,
} as const;
const step = { orderNo: '1', at: now, approval: null, note: null };

test.each([
  ['a bank’s reference of blanks', { bankReference: ' \t' }],
  ['a transaction of 63 digits', { txid: '0'.repeat(63), logIndex: 0 }],
  ['a transaction with something before it', { txid: `x${txid(1)}`, logIndex: 0 }],
  ['a transaction with something after it', { txid: `${txid(1)}x`, logIndex: 0 }],
  ['a place before the first', { txid: txid(1), logIndex: -1 }],
  ['half a place', { txid: txid(1), logIndex: 0.5 }],
])('%s proves nothing', (_name, proof) => {
  expect(spellProof(proof)).toBeNull();
  const state = funded();
  run(state, 'txid' in proof ? ask('1') : askVnd('1', 2_630_000n));
  expect(run(state, { ...credit('1'), proof })).toBe('proof-mismatch');
});

test('a proof has one spelling, so that it is used once', () => {
  expect(spellProof({ bankReference: ' ft  12 ab\n' })).toEqual({ bankReference: 'FT12AB' });
  expect(spellProof({ txid: 'AB'.repeat(32), logIndex: 3 })).toEqual({ txid: 'ab'.repeat(32), logIndex: 3 });
  expect([{ bankReference: 'FT12AB' }, { txid: 'ab', logIndex: 3 }].map(proofKey)).toEqual([
    'bank FT12AB',
    'chain ab 3',
  ]);
});

test('no more than five reports of a customer wait at once; another’s are not counted', () => {
  const state = funded();
  for (let count = 1; count <= 5; count += 1) expect(run(state, ask(`${count}`))).toBe('ok');
  expect(run(state, ask('6'))).toBe('deposits-open');
  expect(run(state, { ...ask('6'), userId: 'b' } as Command)).toBe('ok');
});

test.each<[string, Command]>([
  ['nothing in USDT', credit('usdt', 1, amount(0n))],
  ['less than nothing', credit('usdt', 1, amount(-1n))],
  ['nothing in VND', { ...credit('vnd', 1, amount(0n)), proof: { bankReference: 'r' } }],
])('operators can’t credit %s', (_name, command) => {
  const state = funded();
  run(state, ask('usdt'));
  run(state, askVnd('vnd', 2_630_000n));
  expect([run(state, command), free(state)]).toEqual(['amount-not-positive', '0']);
});

test('VND worth less than the least of USDT is nothing, and with real money operators credit VND as on paper', () => {
  const state = funded({ mode: 'real' });
  run(state, askVnd('vnd', 2_630_000n));
  const credited = { ...credit('vnd'), proof: { bankReference: 'r' } };
  expect(run(state, { ...credited, received: amount(1n), vndRate: price(10n ** 20n) }, now + 1_800_001)).toBe(
    'amount-not-positive',
  );
  expect([run(state, credited), free(state)]).toEqual(['ok', '100']);
});

test('a reason of blanks is none, and a report that is not there can’t be rejected', () => {
  const state = funded();
  run(state, ask('1'));
  expect(run(state, { kind: 'reject-deposit', orderNo: '1', reason: ' ', approval: 'p' })).toBe('reason-required');
  expect(run(state, { kind: 'reject-deposit', orderNo: '2', reason: 'forged', approval: 'p' })).toBe('deposit-state');
  expect(run(state, { kind: 'cancel-deposit', userId: 'a', orderNo: '2' })).toBe('deposit-state');
});

test('the minimum itself is taken, and a report says what was sent, by which transaction, at which rate', () => {
  const state = funded();
  expect(written(state, ask('1', '10', txid(10).toUpperCase()))).toEqual({
    deposits: [{ ...report, amount: usdt('10'), claimedTxid: txid(10) }],
    steps: [{ ...step, status: 'requested' }],
  });
  expect(written(state, askVnd('2', 263_000n)).deposits).toEqual([
    {
      ...report,
      orderNo: '2',
      way: 'vnd',
      currency: 'VND',
      amount: 263_000n,
      vndRate,
      rateUntil: now + 1_800_000,
    },
  ]);
});

test('a report that operators credit says what arrived, what it brought, by which proof and when', () => {
  const state = funded();
  run(state, ask('1'));
  expect(written(state, credit('1', 10, usdt('90')), now + 5)).toEqual({
    deposits: [
      {
        ...report,
        status: 'success',
        received: usdt('90'),
        credited: usdt('90'),
        bonus: usdt('4.5'),
        proof: { txid: txid(10), logIndex: 0 },
        finishedAt: now + 5,
      },
    ],
    steps: [{ ...step, status: 'success', at: now + 5, approval: 'p' }],
  });
});

test('a transfer that nobody reported is a deposit of its own', () => {
  const { deposits, steps } = written(funded(), see(1));
  expect(deposits).toEqual([
    {
      ...report,
      orderNo: 'c1',
      way: 'chain',
      status: 'success',
      received: usdt('100'),
      credited: usdt('100'),
      bonus: usdt('5'),
      proof: { txid: txid(1), logIndex: 0 },
      finishedAt: now,
    },
  ]);
  expect(steps).toEqual([{ ...step, orderNo: 'c1', status: 'success', approval: 'watcher' }]);
});

test.each([
  [
    'operators reject',
    { kind: 'reject-deposit', orderNo: '1', reason: 'forged', approval: 'p' },
    { status: 'rejected', reason: 'forged', approval: 'p' },
  ],
  [
    'its owner takes back',
    { kind: 'cancel-deposit', userId: 'a', orderNo: '1' },
    { status: 'cancelled', reason: null, approval: null },
  ],
] as const)('a report that %s has ended, and says why', (_name, command, { status, reason, approval }) => {
  const state = funded();
  run(state, ask('1'));
  expect(written(state, command, now + 5)).toEqual({
    deposits: [{ ...report, status, reason, finishedAt: now + 5 }],
    steps: [{ orderNo: '1', status, at: now + 5, approval, note: reason }],
  });
});

test('a transfer answers no report of VND, though its units are as many', () => {
  const state = funded();
  run(state, askVnd('vnd', 2_630_000n));
  run(state, see(1, '2.63'));
  expect([...state.deposits.open.keys()]).toEqual(['vnd']);
});

test('a transfer answers no report of another amount or transaction; of equal ones the first', () => {
  const state = funded();
  const answers = (n: number, units = '70') => {
    const open = [...state.deposits.open.keys()];
    run(state, see(n, units));
    return open.filter((orderNo) => !state.deposits.open.has(orderNo));
  };
  // Loaded in any order: what was asked for first, then the smaller number, is the older.
  run(state, ask('late', '70'), now + 2);
  for (const orderNo of ['y', 'x', 'z']) run(state, ask(orderNo, '70'), now + 1);
  run(state, ask('named', '70', txid(0xab)));
  expect([answers(1, '50'), answers(2), answers(3), answers(4), answers(5), answers(6)]).toEqual([
    [],
    ['x'],
    ['y'],
    ['z'],
    ['late'],
    [],
  ]);
  run(state, ask('other', '70'), now + 3);
  expect(run(state, { ...see(0xab, '70'), txid: txid(0xab).toUpperCase() })).toBe('ok');
  expect([...state.deposits.open.keys()]).toEqual(['other']);
});

test('only what was sent in VND has a rate', () => {
  const later = price(2_000_000_000_000n);
  expect(worthAt({ vndRate: null, rateUntil: null }, usdt('7'), later, now)).toEqual({ usdt: usdt('7'), rate: null });
  const held = { vndRate, rateUntil: now };
  expect(worthAt(held, amount(263_000n), later, now)).toEqual({ usdt: usdt('10'), rate: vndRate });
  expect(worthAt(held, amount(263_000n), later, now + 1)).toEqual({ usdt: usdt('13.15'), rate: later });
});
