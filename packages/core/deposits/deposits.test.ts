import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Command } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { amount, price } from '../money/amount.ts';
import { parseAmount, usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import { usdtOfVnd, vndOfUsdt, vndFor } from './deposit.ts';
import { ask, askVnd, credit, free, funded, locked, see, text } from './test-deposits.ts';
import { now, run, txid } from '../test-apply.ts';

test.each<[string, Command, string]>([
  ['less than the minimum', ask('1', '9.999999'), 'deposit-min'],
  ['VND worth less than the minimum', askVnd('1', 262_999n), 'deposit-min'],
  ['nothing', ask('1', '0'), 'amount-not-positive'],
  ['a credit of what nobody reported', credit('none'), 'deposit-state'],
  ['a transfer of nothing', see(1, '0'), 'amount-not-positive'],
  ['a transfer that names no transaction', { ...see(1), txid: 'x' }, 'proof-mismatch'],
])('refuses %s', (_name, command, refusal) => {
  const state = funded();
  expect(run(state, command)).toBe(refusal);
  expect([state.deposits.open.size, free(state)]).toEqual([0, '0']);
});

test('a report moves nothing; a credit moves it once, against a proof of its own kind', () => {
  const state = funded();
  expect(run(state, ask('1'))).toBe('ok');
  expect(free(state)).toBe('0');
  expect(run(state, { ...credit('1'), proof: { bankReference: 'x' } })).toBe('proof-mismatch');
  expect([run(state, credit('1')), run(state, credit('1'))]).toEqual(['ok', 'deposit-state']);
  expect(run(state, ask('2'))).toBe('ok');
  expect(run(state, { ...credit('2'), proof: { txid: txid(1).toUpperCase(), logIndex: 0 } })).toBe('proof-used');
  expect(run(state, see(1))).toBe('already-credited');
  expect([free(state), locked(state)]).toEqual(['100', '5']);
});

test('with real money only the watcher credits what came by the chain', () => {
  const state = funded({ mode: 'real' });
  run(state, ask('1'));
  expect(run(state, credit('1'))).toBe('proof-mismatch');
  expect(run(state, see(7))).toBe('ok');
  expect([free(state), state.deposits.open.size]).toEqual(['100', 0]);
});

test('the bonus comes only where it is offered, and where it is not it waits', () => {
  const state = funded();
  run(state, { ...see(1), bonus: false });
  expect(locked(state)).toBe('0');
  run(state, see(2));
  expect(locked(state)).toBe('5');
});

test('a transfer closes the own report that names it, else the oldest of the same amount that names none', () => {
  const state = funded();
  run(state, ask('old'));
  run(state, ask('named', '70', txid(9)), now + 1);
  run(state, ask('young'), now + 2);
  run(state, see(1, '100', 'b'));
  expect([...state.deposits.open.keys()]).toEqual(['old', 'named', 'young']);
  run(state, see(9, '33'));
  run(state, see(2));
  expect([...state.deposits.open.keys()]).toEqual(['young']);
  expect(free(state)).toBe('133');
});

test.each([
  ['9.999999', '0'],
  ['10', '0.5'],
  ['10.000019', '0.5'],
  ['123456.789', '6172.83945'],
])('a first deposit of %s brings %s, and the next one nothing', (units, bonus) => {
  const state = funded({}, '10000');
  run(state, see(1, units));
  expect(locked(state)).toBe(bonus);
  if (bonus !== '0') run(state, see(2, '1000'));
  expect(locked(state)).toBe(bonus);
});

test('a small first deposit does not use up the bonus; a cap cuts it; a pool that is empty holds up no deposit', () => {
  const state = funded();
  run(state, see(1, '5'));
  run(state, see(2, '20'));
  expect(locked(state)).toBe('1');
  const capped = funded({ deposits: { ...paperRules.deposits, bonusCap: usdt('2') } });
  run(capped, see(1, '1000'));
  expect(locked(capped)).toBe('2');
  const poor = funded({}, '1');
  run(poor, see(1, '100'));
  expect([free(poor), locked(poor)]).toEqual(['100', '0']);
  run(poor, see(2, '20'));
  expect(locked(poor)).toBe('1');
});

test('a refused bonus returns to the pool, and neither gift nor deposit bring another', () => {
  const state = funded();
  run(state, { kind: 'sign-up-gift', userId: 'a' });
  expect([
    run(state, { kind: 'refuse-bonus', userId: 'a' }),
    run(state, { kind: 'refuse-bonus', userId: 'a' }),
  ]).toEqual(['ok', 'bonus-refused']);
  run(state, see(1));
  expect(run(state, { kind: 'sign-up-gift', userId: 'a' })).toBe('gift-taken');
  expect([locked(state), free(state), text(state.accounts.get('bonus-pool:0:USDT')?.available)]).toEqual([
    '0',
    '100',
    '1000',
  ]);
});

test('a deposit before the gift does not take the gift away', () => {
  const state = funded();
  run(state, see(1));
  expect(run(state, { kind: 'sign-up-gift', userId: 'a' })).toBe('ok');
  expect(locked(state)).toBe('15');
});

test('the rate of a report holds to the millisecond, then that of the approval', () => {
  const later = price(2_000_000_000_000n);
  for (const [after, units] of [
    [1_800_000, '100'],
    [1_800_001, '131.5'],
  ] as const) {
    const state = funded();
    run(state, askVnd('v', 2_630_000n));
    run(
      state,
      {
        kind: 'credit-deposit',
        orderNo: 'v',
        proof: { bankReference: 'r' },
        received: null,
        vndRate: later,
        bonus: true,
        approval: 'p',
      },
      now + after,
    );
    expect(free(state)).toBe(units);
  }
});

test('what is rejected or taken back is never credited as that report', () => {
  const state = funded();
  for (const orderNo of ['1', '2']) run(state, ask(orderNo));
  expect(run(state, { kind: 'cancel-deposit', userId: 'b', orderNo: '1' })).toBe('deposit-state');
  expect(run(state, { kind: 'cancel-deposit', userId: 'a', orderNo: '1' })).toBe('ok');
  expect(run(state, { kind: 'reject-deposit', orderNo: '2', reason: '', approval: 'p' })).toBe('reason-required');
  expect(run(state, { kind: 'reject-deposit', orderNo: '2', reason: 'forged', approval: 'p' })).toBe('ok');
  expect([run(state, credit('1')), run(state, credit('2')), free(state)]).toEqual([
    'deposit-state',
    'deposit-state',
    '0',
  ]);
});

test('what is asked for in VND is worth what it stands for, and a dong less is not', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.bigInt({ min: 10n ** 8n, max: 10n ** 14n }),
      (units, rate) => {
        const vnd = vndFor(amount(units), price(rate));
        expect(usdtOfVnd(vnd, price(rate)) >= units).toBe(true);
        expect(usdtOfVnd(amount(vnd - 1n), price(rate)) < units).toBe(true);
      },
    ),
    { seed: 6 },
  );
});

test('VND there and back never gains, at any rate', () => {
  const anyRate = fc.bigInt({ min: 1n, max: 10n ** 16n });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), anyRate, (vnd, rate) => {
      expect(vndOfUsdt(usdtOfVnd(amount(vnd), price(rate)), price(rate)) <= vnd).toBe(true);
    }),
    { seed: 5 },
  );
});

test('whatever proofs come in whatever order, each credits once and users own exactly what arrived', () => {
  const proof = fc.record({
    n: fc.nat(6),
    logIndex: fc.nat(1),
    units: fc.integer({ min: 1, max: 50_000_000 }),
    user: fc.constantFrom('a', 'b'),
  });
  fc.assert(
    fc.property(fc.array(proof, { maxLength: 40 }), (proofs) => {
      const state = funded({}, '100000');
      const first = new Map<string, bigint>();
      for (const { n, logIndex, units, user } of proofs) {
        const { result } = apply(
          state,
          {
            kind: 'credit-chain-deposit',
            orderNo: `${n}-${logIndex}`,
            userId: user,
            txid: txid(n),
            logIndex,
            amount: amount(BigInt(units)),
            bonus: true,
          },
          now,
        );
        expect(result.ok).toBe(!first.has(`${n} ${logIndex}`));
        if (result.ok) first.set(`${n} ${logIndex}`, BigInt(units));
      }
      const owned = ['a', 'b'].reduce((sum, user) => sum + (state.accounts.get(`${user}:1:USDT`)?.available ?? 0n), 0n);
      expect(owned).toBe([...first.values()].reduce((sum, units) => sum + units, 0n));
      expect(brokenInvariants(state)).toEqual([]);
    }),
    { seed: 9, numRuns: 200 },
  );
});

test('an amount written in VND has no decimals', () => {
  expect([parseAmount('1000', 'VND'), parseAmount('1000.5', 'VND')]).toEqual([1000n, null]);
});
