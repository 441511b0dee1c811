import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Command } from '../engine.ts';
import { amount, price, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, hourMs, platformDayStart } from '../platform-day.ts';
import type { State } from '../state.ts';
import { nextWithinHours } from './hours.ts';
import type { WithdrawalRules } from './withdrawal.ts';
import {
  chain,
  bank,
  funded,
  ask,
  approve,
  send,
  unknown,
  confirm,
  reject,
  fail,
  cancel,
  held,
} from './test-withdrawals.ts';
import { now, txid, run } from '../test-apply.ts';

test.each<[string, Command, string]>([
  ['less than the minimum', ask('1', '99.999999'), 'withdrawal-min'],
  ['nothing', ask('1', '0'), 'amount-not-positive'],
  ['more than there is', ask('1', '10000.000001'), 'insufficient-balance'],
  ['coins', ask('1', '1000', { currency: 'BTC' }), 'currency-unknown'],
  ['USDC to a card', ask('1', '1000', { currency: 'USDC', destination: bank }), 'chain-unknown'],
  ['during a hold', ask('1', '1000', { holdUntil: now + 1 }), 'withdrawal-held'],
  ['a step of what is not there', approve('none'), 'withdrawal-state'],
])('refuses %s', (_name, command, refusal) => {
  const state = funded();
  expect(run(state, command)).toBe(refusal);
  expect(held(state)).toEqual(['10000', '0']);
});

const under = (changed: Partial<WithdrawalRules>): State => {
  const state = funded();
  state.rules = { ...state.rules, withdrawals: { ...state.rules.withdrawals, ...changed } };
  // What holds at each command is read of the versions.
  state.ruleVersions[0] = { version: 1, since: 0, rules: state.rules };
  return state;
};

test('more than the most of a day is refused, the most itself is taken', () => {
  const state = under({ dayMax: usdt('500') });
  expect([run(state, ask('1', '500.000001')), run(state, ask('2', '500'))]).toEqual(['withdrawal-max', 'ok']);
  expect(held(state)).toEqual(['9500', '500']);
});

test('one is asked for in the hours of the platform day alone, and goes on in all of them', () => {
  const hours = { fromHour: 8, untilHour: 18 };
  const at = (hour: number) => platformDayStart(now) + dayMs + hour * hourMs;
  const state = under(hours);
  const asked = (orderNo: string, moment: number) => run(state, ask(orderNo), moment);
  expect([asked('1', at(8) - 1), asked('2', at(18)), asked('3', at(18) - 1)]).toEqual([
    'withdrawal-hours',
    'withdrawal-hours',
    'ok',
  ]);
  for (const command of [approve('3'), send('3'), confirm('3')]) expect(run(state, command, at(23))).toBe('ok');
  expect([at(3), at(8), at(17), at(18)].map((moment) => nextWithinHours(hours, moment))).toEqual([
    at(8),
    at(8),
    at(17),
    at(32),
  ]);
});

test("its owner's freeze cancels what was requested, and nothing is asked for, approved or sent under it", () => {
  const state = funded();
  const freeze = (userId: string): Command => ({ kind: 'freeze-withdrawals', userId });
  const unfreeze: Command = { kind: 'unfreeze-withdrawals', userId: 'a' };
  expect(run(state, unfreeze)).toBe('state-unchanged');
  expect([run(state, ask('1')), run(state, freeze('b')), run(state, freeze('a'))]).toEqual(['ok', 'ok', 'ok']);
  expect([held(state), state.withdrawals.open.size]).toEqual([['10000', '0'], 0]);
  expect([
    run(state, unfreeze),
    run(state, ask('2')),
    run(state, approve('2')),
    run(state, freeze('a')),
    run(state, freeze('a')),
  ]).toEqual(Array(5).fill('ok'));
  const close: Command = {
    kind: 'close-account',
    orderNo: 'out',
    userId: 'a',
    destination: chain,
    source: 's',
    approval: 'p',
  };
  const kept = [send('2'), unknown('2'), ask('3'), close].map((command) => run(state, command));
  expect(kept).toEqual(Array(4).fill('withdrawals-frozen'));
  expect([held(state), state.ownerFreezes.get('a')]).toEqual([['9000', '1000'], now]);
  expect([run(state, unfreeze), run(state, send('2')), run(state, freeze('a')), run(state, confirm('2'))]).toEqual(
    Array(4).fill('ok'),
  );
});

test('the last of a hold, the least of an amount', () => {
  const state = funded();
  expect(run(state, ask('1', '100', { holdUntil: now }))).toBe('ok');
  expect(state.withdrawals.open.get('1')).toMatchObject({
    fee: usdt('1'),
    expected: usdt('99'),
    deadline: now + dayMs,
  });
});

test('the fee is rounded up, out of the amount, and everything ends where it belongs', () => {
  const state = funded();
  run(state, ask('1', '100.000001'));
  for (const command of [approve('1'), send('1'), confirm('1')]) expect(run(state, command)).toBe('ok');
  expect(held(state)).toEqual(['9899.999999', '0']);
  expect(state.accounts.get('fees:0:USDT')?.available).toBe(usdt('1.000001'));
});

test('one a platform day, live or successful, over all ways; midnight is that of UTC+1', () => {
  const state = funded();
  const evening = platformDayStart(now) + dayMs - 1;
  expect(run(state, ask('1', '100'), evening)).toBe('ok');
  expect(run(state, ask('2', '100', { destination: bank }), evening)).toBe('withdrawal-day-used');
  expect(run(state, ask('3', '100', { userId: 'b' }), evening)).toBe('ok');
  expect(run(state, ask('4', '100'), evening + 1)).toBe('ok');
  for (const command of [approve('4'), send('4'), confirm('4')]) run(state, command, evening + 2);
  expect(run(state, ask('5', '100'), evening + dayMs)).toBe('withdrawal-day-used');
});

test.each([
  ['cancelled', [cancel('1')]],
  ['rejected', [reject('1')]],
  ['rejected after approval', [approve('1'), reject('1')]],
  ['failed', [approve('1'), send('1'), fail('1')]],
] as const)('what is %s returns whole and frees its day', (_name, steps) => {
  const state = funded();
  run(state, ask('1'));
  expect(steps.map((command) => run(state, command)).every((result) => result === 'ok')).toBe(true);
  expect(held(state)).toEqual(['10000', '0']);
  expect(steps.map((command) => run(state, command)).every((result) => result === 'withdrawal-state')).toBe(true);
  expect(run(state, ask('2'))).toBe('ok');
});

test.each([
  ['frozen', 'customer-frozen'],
  ['payouts-held', 'payouts-held'],
  ['closed', 'account-closed'],
] as const)('of a customer who is %s nothing is approved or asked for', (standing, refusal) => {
  const state = funded();
  run(state, ask('1'));
  expect(run(state, { kind: 'set-standing', userId: 'a', standing })).toBe('ok');
  expect(run(state, { kind: 'set-standing', userId: 'a', standing })).toBe('state-unchanged');
  expect([
    run(state, approve('1')),
    run(state, ask('2', '100'), now + dayMs),
    run(state, ask('3', '100', { userId: 'b' })),
  ]).toEqual([refusal, refusal, 'ok']);
  expect(held(state)).toEqual(['9000', '1000']);
  const opened = run(state, { kind: 'set-standing', userId: 'a', standing: 'open' });
  const expected = standing === 'closed' ? ['account-closed', 'account-closed'] : ['ok', 'ok'];
  expect([opened, run(state, approve('1'))]).toEqual(expected);
});

test('own cancel ends with the approval, and is for the owner alone', () => {
  const state = funded();
  run(state, ask('1'));
  expect(run(state, cancel('1', 'b'))).toBe('withdrawal-state');
  run(state, approve('1'));
  expect(run(state, cancel('1'))).toBe('withdrawal-state');
});

test('unknown stays held however long, until a payment or a proof of none', () => {
  const state = funded();
  run(state, ask('1'));
  run(state, approve('1'));
  run(state, unknown('1'));
  for (const command of [reject('1'), cancel('1'), approve('1'), send('1'), unknown('1')])
    expect(run(state, command, now + 99 * dayMs)).toBe('withdrawal-state');
  run(state, { kind: 'clock' }, now + 99 * dayMs);
  expect(held(state)).toEqual(['9000', '1000']);
  expect(run(state, fail('1', ' '))).toBe('reason-required');
  expect(run(state, confirm('1'))).toBe('ok');
  expect(held(state)).toEqual(['9000', '0']);
});

test.each([
  ['frozen', 'customer-frozen', ['ok', 'ok', 'ok']],
  ['payouts-held', 'payouts-held', ['ok', 'ok', 'ok']],
  // Nobody opens what was closed by this.
  ['closed', 'account-closed', ['account-closed', 'account-closed', 'withdrawal-state']],
] as const)('of a customer who is %s only what is on its way is unknown', (standing, refusal, opened) => {
  const state = funded();
  for (const command of [ask('1'), approve('1'), ask('2', '1000', { userId: 'b' }), approve('2'), send('2')])
    expect(run(state, command)).toBe('ok');
  for (const userId of ['a', 'b']) run(state, { kind: 'set-standing', userId, standing });
  expect([run(state, unknown('1')), run(state, confirm('1'))]).toEqual([refusal, 'withdrawal-state']);
  expect(state.withdrawals.open.get('1')).toMatchObject({ status: 'approved' });
  expect([run(state, unknown('2')), run(state, confirm('2'))]).toEqual(['ok', 'ok']);
  expect(held(state)).toEqual(['9000', '1000']);
  const open: Command = { kind: 'set-standing', userId: 'a', standing: 'open' };
  expect([open, unknown('1'), confirm('1', 2)].map((command) => run(state, command))).toEqual(opened);
});

test('what empties a closed account may be unknown, unless its owner has frozen it', () => {
  const state = funded();
  const close: Command = {
    kind: 'close-account',
    orderNo: 'out',
    userId: 'a',
    destination: chain,
    source: 's',
    approval: 'p',
  };
  expect(run(state, close)).toBe('ok');
  expect(run(state, { kind: 'freeze-withdrawals', userId: 'a' })).toBe('ok');
  expect(run(state, unknown('out'))).toBe('withdrawals-frozen');
  expect(run(state, { kind: 'unfreeze-withdrawals', userId: 'a' })).toBe('ok');
  expect(run(state, unknown('out'))).toBe('ok');
});

test('one transaction pays one withdrawal, also when it was entered wrongly first', () => {
  const state = funded();
  run(state, ask('1'));
  run(state, ask('2', '100', { userId: 'b' }));
  for (const orderNo of ['1', '2']) run(state, approve(orderNo));
  run(state, send('1', 1));
  expect(run(state, { ...send('2', 1), txid: txid(1).toUpperCase() } as Command)).toBe('proof-used');
  run(state, send('2', 2));
  expect(run(state, confirm('2', 1))).toBe('proof-used');
  expect(run(state, confirm('1', 3))).toBe('ok');
  expect(run(state, confirm('2', 3))).toBe('proof-used');
  expect(run(state, confirm('2', 2))).toBe('ok');
});

test('a card receives whole VND at the rate of the submission', () => {
  const state = funded();
  run(state, ask('1', '100.000001', { destination: bank }));
  expect(state.withdrawals.open.get('1')?.vndAmount).toBe(2_603_700n);
});

test('whatever is asked and decided, nothing is paid twice or lost', () => {
  const step = fc.tuple(
    fc.constantFrom('ask', 'approve', 'send', 'unknown', 'confirm', 'reject', 'fail', 'cancel'),
    fc.nat(3),
    fc.nat(2),
    fc.integer({ min: 90, max: 4000 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const state = funded();
      let paid = 0n;
      let at = now;
      for (const [what, order, n, units] of steps) {
        const orderNo = `${order}`;
        const open = state.withdrawals.open.get(orderNo);
        at += 3_600_000;
        const commands: Record<string, Command> = {
          ask: ask(open === undefined ? orderNo : `${orderNo}-${at}`, String(units)),
          approve: approve(orderNo),
          send: send(orderNo, n),
          unknown: unknown(orderNo),
          confirm: confirm(orderNo, n),
          reject: reject(orderNo),
          fail: fail(orderNo),
          cancel: cancel(orderNo),
        };
        const command = commands[what];
        if (command !== undefined && run(state, command, at) === 'ok' && what === 'confirm') paid += open?.amount ?? 0n;
      }
      const account = state.accounts.get('a:1:USDT');
      expect((account?.available ?? 0n) + (account?.frozen ?? 0n)).toBe(usdt('10000') - paid);
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('a correction is a journal of its own, made once, and never below zero', () => {
  const state = funded();
  const adjust = (changed: object = {}): Command => ({
    kind: 'adjust-balance',
    adjustmentId: 'x',
    userId: 'a',
    accountType: 1,
    currency: 'USDT',
    amount: amount(-5n),
    reverses: 1,
    reason: 'credited by mistake',
    approval: 'p',
    ...changed,
  });
  expect(run(state, adjust({ amount: zero }))).toBe('amount-not-positive');
  expect(run(state, adjust({ reason: ' ' }))).toBe('reason-required');
  expect(run(state, adjust({ reverses: 3 }))).toBe('not-found');
  expect(run(state, adjust({ amount: amount(-10_000_000_001n) }))).toBe('insufficient-balance');
  expect([run(state, adjust()), run(state, adjust())]).toEqual(['ok', 'adjustment-repeated']);
  expect(run(state, adjust({ adjustmentId: 'y' }))).toBe('adjustment-repeated');
  expect(run(state, adjust({ adjustmentId: 'z', reverses: null, amount: amount(7n) }))).toBe('ok');
  expect(held(state)).toEqual(['10000.000002', '0']);
});

test('a correction has a ceiling, alone and with others of its day; taking back a journal has none', () => {
  const state = funded();
  const market: Command = {
    kind: 'tick',
    marks: [{ symbol: 'BTCUSDT', seq: 1, time: now, price: price(6_000_000_000_000n), backfilled: false }],
  };
  apply(state, market, now);
  let made = 0;
  const adjust = (units: bigint, changed: object = {}): Command => ({
    kind: 'adjust-balance',
    adjustmentId: `x${(made += 1)}`,
    userId: 'a',
    accountType: 1,
    currency: 'USDT',
    amount: amount(units),
    reverses: null,
    reason: 'r',
    approval: 'p',
    ...changed,
  });
  const most = 10_000_000_000n;
  expect(run(state, adjust(most + 1n))).toBe('adjustment-ceiling');
  expect(run(state, adjust(-most, { reverses: 1 }))).toBe('ok');
  // A sixth of a bitcoin at 60,000 is 10,000 USDT.
  expect(run(state, adjust(16_666_667n, { currency: 'BTC' }))).toBe('adjustment-ceiling');
  expect(run(state, adjust(16_666_666n, { currency: 'BTC' }))).toBe('ok');
  expect(run(state, adjust(1n, { currency: 'ETH' }))).toBe('market-halted');
  for (let n = 0; n < 4; n += 1) expect(run(state, adjust(n % 2 === 0 ? most : -most))).toBe('ok');
  expect(run(state, adjust(401n))).toBe('adjustment-ceiling');
  expect(run(state, adjust(400n))).toBe('ok');
  expect(run(state, adjust(1n))).toBe('adjustment-ceiling');
  expect(run(state, adjust(most), platformDayStart(now) + dayMs)).toBe('ok');
});
