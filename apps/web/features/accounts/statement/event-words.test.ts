import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { amount, signedAmount, writeIn } from '../../../locales/format.ts';
import type { Event, Line } from './statement.ts';

vi.mock('../../../shell/client/stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('../../../shell/client/query.ts', () => ({ queryClient: {}, queryKey: vi.fn(), useCall: vi.fn() }));
const { entryWords, foldedWords, shownChange, shownChanges } = await import('./event-words.ts');

afterEach(() => writeIn('en'));

const change = (more: Partial<Event['changes'][number]>) => ({
  currencyCode: 'USDT',
  change: '0',
  held: '0',
  bonus: '0',
  owned: '100',
  ...more,
});
const line = (more: Partial<Line>): Line => ({
  id: '7-0',
  time: 1,
  accountType: 1,
  currencyCode: 'USDT',
  kind: 'transfer',
  amount: '0',
  frozenAmount: '0',
  available: '0',
  frozen: '0',
  journalId: '7',
  reference: 'ref',
  ...more,
});
const event = (more: Partial<Event>): Event => ({
  id: '7',
  time: 1,
  kind: 'transfer',
  reference: 'ref',
  changes: [change({})],
  lines: [],
  ...more,
});

test('the figure of an event is what it has changed of what is owned, else what was held, else the bonus', () => {
  expect(shownChange(change({ change: '-25', held: '-25', owned: '9975' }), [])).toEqual({ value: '-25', owned: true });
  expect(shownChange(change({ held: '500' }), [])).toEqual({ value: '500', owned: false });
  expect(shownChange(change({ bonus: '10' }), [])).toEqual({ value: '10', owned: false });
});

test('of a move between own accounts it is what was moved', () => {
  const moved = [line({ amount: '-0.3' }), line({ accountType: 3, amount: '0.3' })];
  expect(shownChange(change({}), moved)).toEqual({ value: '0.3', owned: false });
});

test('what came stands above what went', () => {
  const [paid, got] = [change({ change: '-300' }), change({ currencyCode: 'BTC', change: '0.005' })];
  expect(shownChanges({ changes: [paid, got] })).toEqual([got, paid]);
  expect(shownChanges({ changes: [got, paid] })).toEqual([got, paid]);
});

test('what is folded in is said: the way of a move, a fee, a hold, a locked bonus; else nothing', () => {
  const moved = [line({ amount: '-5' }), line({ accountType: 3, amount: '5' })];
  expect(foldedWords(event({ lines: moved }))).toBe('funds.account1 → funds.account3');
  const paid = { kind: 'withdrawal' as const, changes: [change({ change: '-200' })] };
  const fee = line({ kind: 'withdrawal-fee', frozenAmount: '-2' });
  expect(foldedWords(event({ ...paid, lines: [line({ kind: 'withdrawal' }), fee] }))).toBe('statement.feeIncluded');
  expect(foldedWords(event({ kind: 'earn-purchase', changes: [change({ held: '500' })] }))).toBe(
    'statement.frozenShort',
  );
  const gift = line({ kind: 'sign-up-gift', accountType: 4, amount: '10' });
  expect(foldedWords(event({ kind: 'sign-up-gift', changes: [change({ bonus: '10' })], lines: [gift] }))).toBe(
    'statement.bonusChange',
  );
  expect(foldedWords(event({ kind: 'fast-lose', changes: [change({ change: '-25', held: '-25' })] }))).toBeNull();
});

test('an entry names its account and what of it is free', () => {
  expect(entryWords(line({ amount: '-12.5' }))).toBe('funds.account1: −12.50 USDT');
  expect(entryWords(line({ amount: '44.6', frozenAmount: '-25' }))).toBe(
    'funds.account1: +44.60 · statement.frozenShort USDT',
  );
});

test('the column adds up to the cent: what is shown of a change leads from one balance shown to the next', () => {
  const micro = (units: number) => (units / 1e6).toFixed(6);
  const cents = (text: string) => Math.round(Number(text.replace('−', '-').replaceAll(',', '')) * 100);
  const steps = fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(steps, (changes) => {
      let owned = 200_000_000;
      for (const step of changes) {
        const before = cents(amount(micro(owned)));
        owned += step;
        const shown = shownChange(change({ change: micro(step), owned: micro(owned) }), []).value;
        expect(before + cents(signedAmount(shown))).toBe(cents(amount(micro(owned))));
      }
    }),
  );
  expect(shownChange(change({ change: '-5.419018', owned: '9994.580982' }), []).value).toBe('-5.42');
  expect(shownChange(change({ currencyCode: 'BTC', change: '0.00000001' }), []).value).toBe('0.00000001');
});
