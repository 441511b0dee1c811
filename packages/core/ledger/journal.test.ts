import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, type Amount } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { accountTypes, emptyAccount, isCustomerType, type Account } from './account.ts';
import { hold, pay, payHeld, post, receive, release, together, type Move } from './journal.ts';

const now = 1_800_000_000_000;
function account(owner: string, available = '0', frozen = '0'): Account {
  return { ...emptyAccount(owner, accountTypes.account, 'USDT'), available: usdt(available), frozen: usdt(frozen) };
}
const transfer = (moves: readonly Move[]) => post({ id: 1, kind: 'transfer', reference: 'r', time: now }, moves);
const holdings = (accounts: readonly Account[]) => accounts.map(({ available, frozen }) => [available, frozen]);

test.each<[string, (a: Account, b: Account) => Move[]]>([
  ['not balanced', (a, b) => [pay(a, usdt('1')), receive(b, usdt('0.999999'))]],
  [
    'balanced only across currencies',
    (a) => [pay(a, usdt('1')), receive(emptyAccount('b', accountTypes.account, 'USDC'), usdt('1'))],
  ],
  ['overdrawing the payer', (a, b) => [receive(b, usdt('10.000001')), pay(a, usdt('10.000001'))]],
  ['paying what is frozen', (a, b) => [receive(b, usdt('11')), pay(a, usdt('11'))]],
  ['releasing more than is frozen', (a) => [release(a, usdt('5.000001'))]],
  ['paying out more than is frozen', (a, b) => [receive(b, usdt('6')), payHeld(a, usdt('6'))]],
  ['naming an account twice', (a, b) => [pay(a, usdt('6')), pay(a, usdt('6')), receive(b, usdt('12'))]],
])('a journal %s is a bug, and nothing has moved', (_name, moves) => {
  const accounts = [account('a', '10', '5'), account('b', '1')] as const;
  const before = holdings(accounts);
  expect(() => transfer(moves(...accounts))).toThrow('assertion failed');
  expect(holdings(accounts)).toEqual(before);
});

test('only the outside world may be below zero', () => {
  const world = emptyAccount('world', accountTypes.house, 'USDT');
  const user = account('a');
  transfer([pay(world, usdt('7')), receive(user, usdt('7'))]);
  expect(holdings([world, user])).toEqual([
    [usdt('7') * -1n, 0n],
    [usdt('7'), 0n],
  ]);
  const pool = emptyAccount('bonus-pool', accountTypes.house, 'USDT');
  expect(() => transfer([pay(pool, usdt('1')), receive(user, usdt('1'))])).toThrow('overdrawn');
});

test('only 1, 2 and 3 are account types of a customer', () => {
  expect([0, 1, 2, 3, 4, 1.5, Number.NaN].map(isCustomerType)).toEqual([false, true, true, true, false, false, false]);
});

test('the entries say what moved and what was held afterwards', () => {
  const [a, b] = [account('a', '10'), account('b', '0', '4')];
  const journal = post({ id: 7, kind: 'fast-win', reference: 'order', time: now }, [
    hold(a, usdt('3')),
    together(release(b, usdt('4')), receive(b, usdt('0'))),
  ]);
  expect(journal).toMatchObject({ id: 7, kind: 'fast-win', reference: 'order', time: now });
  expect(journal.entries.map((e) => [e.available, e.frozen, e.availableAfter, e.frozenAfter])).toEqual([
    [usdt('3') * -1n, usdt('3'), usdt('7'), usdt('3')],
    [usdt('4'), usdt('4') * -1n, usdt('4'), 0n],
  ]);
  expect(() => together(pay(a, usdt('1')), pay(b, usdt('1')))).toThrow('different accounts');
});

test('whatever moves, money is conserved and nothing is below zero', () => {
  let posted = 0;
  let refused = 0;
  const step = fc.record({
    kind: fc.constantFrom('pay', 'hold', 'release', 'payHeld'),
    from: fc.nat(3),
    to: fc.nat(3),
    units: fc.bigInt({ min: 0n, max: 40n }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const accounts = Array.from({ length: 4 }, (_, i) => ({ ...account(`u${i}`), available: amount(30n) }));
      for (const { kind, from, to, units } of steps) {
        const [a, b] = [accounts[from], accounts[to]];
        if (a === undefined || b === undefined) continue;
        const before = holdings(accounts);
        try {
          transfer(movesOf(kind, a, b, amount(units)));
          posted += 1;
        } catch {
          refused += 1;
          expect(holdings(accounts)).toEqual(before);
        }
      }
      expect(accounts.reduce((sum, each) => sum + each.available + each.frozen, 0n)).toBe(120n);
      expect(accounts.every(({ available, frozen }) => available >= 0n && frozen >= 0n)).toBe(true);
    }),
    { seed: 3, numRuns: 200 },
  );
  expect(Math.min(posted, refused)).toBeGreaterThan(200);
});

function movesOf(kind: string, a: Account, b: Account, units: Amount): Move[] {
  if (kind === 'hold') return [hold(a, units)];
  if (kind === 'release') return [release(a, units)];
  return [kind === 'pay' ? pay(a, units) : payHeld(a, units), receive(b, units)];
}
