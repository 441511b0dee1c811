import { expect, test } from 'vitest';
import { apply, type Command } from '../engine.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, platformDay } from '../platform-day.ts';
import type { State } from '../state.ts';
import {
  approve,
  ask,
  bank,
  cancel,
  chain,
  confirm,
  fail,
  funded,
  held,
  reject,
  send,
  unknown,
} from './test-withdrawals.ts';
import { txidKey } from './withdrawal.ts';
import { now, run, txid } from '../test-apply.ts';

/** What one command writes of withdrawals. */
const written = (state: State, command: Command, at = now) => {
  const { effects } = apply(state, command, at);
  return { withdrawals: [...effects.withdrawals], steps: effects.steps };
};
const row = {
  orderNo: '1',
  userId: 'a',
  currency: 'USDT',
  amount: usdt('1000'),
  fee: usdt('10'),
  expected: usdt('990'),
  destination: chain,
  vndAmount: null,
  platformDay: platformDay(now),
  requestedAt: now,
  deadline: now + dayMs,
  status: 'requested',
  txid: null,
  reason: null,
  finishedAt: null,
} as const;

const sent = (text: string): Command => ({ kind: 'send-withdrawal', orderNo: '1', txid: text, approval: 'p' });
function approved(changed: object = {}): State {
  const state = funded();
  for (const command of [ask('1', '1000', changed), approve('1')]) expect(run(state, command)).toBe('ok');
  return state;
}

test.each(['', ' ', 'x', '0'.repeat(63), `x${txid(1)}`, `${txid(1)}x`])(
  '%j is no transaction that pays to an address',
  (text) => {
    expect(run(approved(), sent(text))).toBe('txid-invalid');
  },
);

test('a card is paid by whatever reference the bank gives, in one spelling; blanks are none', () => {
  const state = approved({ destination: bank });
  expect(run(state, sent(' \t'))).toBe('txid-invalid');
  expect(run(state, sent(' FT  12 ab '))).toBe('ok');
  expect([state.withdrawals.open.get('1')?.txid, txidKey('F T\n12')]).toEqual(['ft12ab', 'ft12']);
});

test('a transaction that was entered by mistake may pay another withdrawal once it is corrected', () => {
  const state = approved();
  for (const command of [send('1', 1), ask('2', '1000', { userId: 'b' }), approve('2')]) run(state, command);
  expect(run(state, send('2', 1))).toBe('proof-used');
  expect([run(state, confirm('1', 2)), run(state, send('2', 1))]).toEqual(['ok', 'ok']);
});

test('a reason of blanks is none', () => {
  const state = approved();
  const blank: Command = { kind: 'mark-unknown-withdrawal', orderNo: '1', reason: ' ', approval: 'p' };
  expect([run(state, reject('1', ' ')), run(state, blank)]).toEqual(['reason-required', 'reason-required']);
  run(state, send('1'));
  expect(run(state, fail('1', ' '))).toBe('reason-required');
});

test('USDC goes to an address, as far as there are any, and all that is there may go', () => {
  expect(run(funded(), ask('1', '1000', { currency: 'USDC' }))).toBe('insufficient-balance');
  const state = funded();
  expect([run(state, ask('1', '10000')), held(state)]).toEqual(['ok', ['0', '10000']]);
});

test('a request says what goes where, what it costs and by when it arrives', () => {
  const asked = {
    withdrawals: [row],
    steps: [{ orderNo: '1', status: 'requested', at: now, approval: null, note: null }],
  };
  expect(written(funded(), ask('1'))).toEqual(asked);
  // 990 USDT at 26,300 dong.
  const { withdrawals } = written(funded(), ask('1', '1000', { destination: bank }));
  expect(withdrawals).toEqual([{ ...row, destination: bank, vndAmount: 26_037_000n }]);
});

test.each([
  ['its owner cancels', [], cancel('1'), { status: 'cancelled', reason: null, approval: null }],
  ['operators reject', [approve('1')], reject('1', 'no'), { status: 'rejected', reason: 'no', approval: 'p' }],
  [
    'provably failed',
    [approve('1'), unknown('1')],
    fail('1', 'proof'),
    { status: 'rejected', reason: 'proof', approval: 'p' },
  ],
] as const)('what %s has ended with everything given back, and says why', (_name, before, command, end) => {
  const state = funded();
  for (const each of [ask('1'), ...before]) run(state, each);
  const { status, reason, approval } = end;
  expect(written(state, command, now + 5)).toEqual({
    withdrawals: [{ ...row, status, reason, finishedAt: now + 5 }],
    steps: [{ orderNo: '1', status, at: now + 5, approval, note: reason }],
  });
});

test('every step on the way to success is a row with what allowed it', () => {
  const state = funded();
  run(state, ask('1'));
  const step = { orderNo: '1', at: now };
  expect([approve('1'), send('1'), unknown('1'), confirm('1')].map((command) => written(state, command).steps)).toEqual(
    [
      [{ ...step, status: 'approved', approval: 'p', note: null }],
      [{ ...step, status: 'sending', approval: 'p', note: txid(1) }],
      [{ ...step, status: 'unknown', approval: 'p', note: 'r' }],
      [{ ...step, status: 'success', approval: 'watcher', note: txid(1) }],
    ],
  );
  const other = approved();
  run(other, send('1'));
  expect(written(other, confirm('1'), now + 5).withdrawals).toEqual([
    { ...row, status: 'success', txid: txid(1), finishedAt: now + 5 },
  ]);
});
