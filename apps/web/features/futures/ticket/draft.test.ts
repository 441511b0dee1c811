import { price } from '@candor/core/money/amount.ts';
import { expect, test, vi } from 'vitest';
import { priceOf, termsOf, usdtOf, type Terms } from '../../../shell/futures/terms.ts';
import { wireRule } from '../../../shell/futures/test-terms.ts';
import { checkDraft, lotsTyped, missingOf, standsAgainst, type Draft } from './draft.ts';

vi.mock('../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));

const found = termsOf(wireRule, 'BTCUSDT');
if (found === null) throw new Error('the rule names the symbol');
const terms: Terms = found;
const mark = priceOf('60000') ?? price(0n);
const draft: Draft = {
  side: 'long',
  orderType: 'market',
  price: '',
  lots: '100',
  leverage: 20,
  withStops: false,
  takeProfit: '',
  stopLoss: '',
};
const issues = (changes: Partial<Draft>, available = '4000') =>
  checkDraft(terms, { ...draft, ...changes }, mark, usdtOf(available)).issues;

test.each<[string, Partial<Draft>, object]>([
  ['no lots', { lots: '' }, { lots: 'lots-range' }],
  ['half a lot', { lots: '0.5' }, { lots: 'lots-range' }],
  ['more than any tier', { lots: '100000' }, { lots: 'lots-range' }],
  ['too much leverage for the size', { lots: '2000' }, { leverage: 'lever-too-high' }],
  ['more than the money carries', { lots: '1400', leverage: 10 }, { lots: 'insufficient-balance' }],
  ['a limit without price', { orderType: 'limit' }, { price: 'order-price-required' }],
  ['a price off the tick', { orderType: 'limit', price: '60000.005' }, { price: 'price-tick' }],
  ['a price that is none', { orderType: 'limit', price: 'abc' }, { price: 'number-invalid' }],
  [
    'take profit of a long below the mark',
    { withStops: true, takeProfit: '59999.99' },
    { takeProfit: 'stop-profit-below-reference' },
  ],
  [
    'stop loss of a long above the mark',
    { withStops: true, stopLoss: '60000.01' },
    { stopLoss: 'reference-below-stop-loss' },
  ],
  [
    'stop loss of a long beyond liquidation',
    { withStops: true, stopLoss: '57320.99' },
    { stopLoss: 'stop-loss-below-liquidation' },
  ],
  [
    'both stops of a short the wrong way round',
    { side: 'short', withStops: true, takeProfit: '60001', stopLoss: '59999' },
    { takeProfit: 'reference-below-stop-profit', stopLoss: 'stop-loss-below-reference' },
  ],
  [
    'stop loss of a short beyond liquidation',
    { side: 'short', withStops: true, stopLoss: '62649.17' },
    { stopLoss: 'liquidation-below-stop-loss' },
  ],
])('%s is refused with its name, next to its field', (_, changes, expected) => {
  expect(issues(changes)).toEqual(expected);
});

test('an order that keeps every rule has no issue, and stops that are folded away count for nothing', () => {
  expect(issues({ withStops: true, takeProfit: '61000', stopLoss: '57321' })).toEqual({});
  expect(issues({ withStops: false, takeProfit: '1' })).toEqual({});
});

test('the stops of a limit are held against its price, not against the mark', () => {
  expect(
    issues({ orderType: 'limit', price: '55000', withStops: true, stopLoss: '54000', takeProfit: '56000' }),
  ).toEqual({});
});

test.each<[string, Partial<Draft>, object]>([
  ['long', { price: '63000', stopLoss: '61000' }, { stopLoss: 'reference-below-stop-loss' }],
  ['long', { price: '63000', takeProfit: '61000', stopLoss: '57321' }, {}],
  ['short', { side: 'short', price: '57000', stopLoss: '59000' }, { stopLoss: 'stop-loss-below-reference' }],
  ['short', { side: 'short', price: '57000', takeProfit: '59000', stopLoss: '62649' }, {}],
])('the stops of a marketable %s are held against the mark it fills at, as the server does', (_, changes, expected) => {
  expect(issues({ orderType: 'limit', withStops: true, ...changes })).toEqual(expected);
});

test('a balance that is not known yet stops nobody', () => {
  expect(checkDraft(terms, draft, mark, null)).toMatchObject({ issues: {}, max: 0n });
});

test('lots are whole, however they are grouped', () => {
  expect(['7', '1,000,000', ' 12 ', '1.5', '-3', ''].map(lotsTyped)).toEqual([7n, 1_000_000n, 12n, 0n, 0n, 0n]);
});

const checkedWith = (changes: Partial<Draft>, available: string | null) =>
  checkDraft(terms, { ...draft, ...changes }, mark, available === null ? null : usdtOf(available));

test('what an order lacks is its whole cost beyond what is available, and nothing where that is enough', () => {
  const missing = (available: string | null) =>
    missingOf(checkedWith({}, available), available === null ? null : usdtOf(available));
  // 0.1 BTC at 60,000 and 20×: 300 of margin, 3.6 of fee.
  expect(missing('0')).toBe(303_600_000n);
  expect(missing('303.599999')).toBe(1n);
  expect(missing('303.6')).toBeUndefined();
  expect(missing(null)).toBeUndefined();
});

test('only a balance that a transfer can fill lets an order be looked at, and nothing else does', () => {
  const stands = (changes: Partial<Draft>, payable: boolean) => standsAgainst(checkedWith(changes, '0'), payable);
  expect(stands({}, true)).toBe(false);
  expect(stands({}, false)).toBe(true);
  expect(stands({ lots: '' }, true)).toBe(true);
  expect(stands({ lots: '100000' }, true)).toBe(true);
  expect(stands({ leverage: 100, lots: '2000' }, true)).toBe(true);
  expect(stands({ withStops: true, stopLoss: '60000.01' }, true)).toBe(true);
  expect(standsAgainst(checkedWith({}, '4000'), false)).toBe(false);
});
