import { parseDecimal } from '@candor/core/money/decimal.ts';
import { expect, test } from 'vitest';
import { termsOf } from '../terms.ts';
import type { Around, Checked, Draft } from '../ticket/ticket-maths.ts';
import { checkOco, checkStop, dearestOfTwo } from './check-kinds.ts';

const terms = termsOf({
  symbol: 'BTCUSDT',
  productName: 'Bitcoin',
  baseCurrency: 'BTC',
  quoteCurrency: 'USDT',
  tick: '0.01',
  step: '0.00001',
  minNotional: '5',
  makerFee: '0.001',
  takerFee: '0.0015',
  bandRate: '0.1',
});
const scaled = (text: string, scale: number): bigint => parseDecimal(text, scale) ?? 0n;
const around: Around = { mark: scaled('60000', 8), available: scaled('1000', 6) };
const coins: Around = { ...around, available: scaled('1', 8) };
const draft = (part: Partial<Draft>): Draft => ({
  side: 'buy',
  type: 'limit',
  price: '61100',
  quantity: '0.01',
  amount: '',
  timing: 'gtc',
  way: null,
  stopPrice: '61000',
  stopWhen: 'rising',
  stopLimitPrice: '',
  ...part,
});
const issuesOf = ({ issues }: Checked): string[] =>
  Object.entries(issues).map(([field, { kind, limit = '' }]) => `${field} ${kind} ${limit}`.trim());

test.each<[Partial<Draft>, string[]]>([
  [{ stopPrice: '' }, ['stopPrice required']],
  [{ stopPrice: 'x' }, ['stopPrice invalid']],
  [{ stopPrice: '61000.005' }, ['stopPrice tick 0.01']],
  // It is there already: the market has moved since it was typed.
  [{ stopPrice: '60000' }, ['stopPrice invalid']],
  [{ stopPrice: '59000', price: '59000' }, ['stopPrice invalid']],
  // The band lies around the stop, not around the market.
  [{ price: '67100.01' }, ['price tooHigh 67100']],
  [{ price: '67100', quantity: '0.001' }, []],
  [{ quantity: '0.02' }, ['quantity short']],
  [{}, []],
  [{ side: 'sell', stopWhen: 'falling', stopPrice: '59000', price: '53099.99' }, ['price tooLow 53100']],
  [{ side: 'sell', stopWhen: 'falling', stopPrice: '59000', price: '58900' }, []],
  [{ type: 'market', price: '', quantity: '', amount: '4' }, ['amount notional 5']],
  [{ type: 'market', price: '', quantity: '', amount: '900' }, []],
])('an order that waits: %o', (part, expected) => {
  expect(issuesOf(checkStop(draft(part), terms, part.side === 'sell' ? coins : around))).toEqual(expected);
});

test.each<[Partial<Draft>, string[]]>([
  [{ price: '59000', quantity: '0.01' }, []],
  // The gain of a purchase lies below the market, its loss above.
  [{ price: '60000' }, ['price invalid']],
  [{ price: '59000', stopPrice: '59500' }, ['stopPrice invalid']],
  [{ price: '59000', stopPrice: '' }, ['stopPrice required']],
  // At market it may cost as much as the edge of the band around the stop: 67,100 × 0.015 = 1,006.5.
  [{ price: '59000', quantity: '0.015' }, ['quantity short']],
  [{ price: '59000', quantity: '0.015', stopLimitPrice: '61100' }, []],
  [{ price: '59000', stopLimitPrice: '67100.01' }, ['stopLimitPrice tooHigh 67100']],
  [{ price: '59000', stopLimitPrice: '1.001' }, ['stopLimitPrice tick 0.01']],
  [{ side: 'sell', price: '61000', stopPrice: '59000' }, []],
  [{ side: 'sell', price: '59000', stopPrice: '61000' }, ['price invalid', 'stopPrice invalid']],
])('two orders of which one ends the other: %o', (part, expected) => {
  expect(issuesOf(checkOco(draft(part), terms, part.side === 'sell' ? coins : around))).toEqual(expected);
});

test('what is held for two orders is what the dearer one can cost', () => {
  const bought = draft({ price: '59000', stopLimitPrice: '61100' });
  expect(checkOco(bought, terms, around)).toEqual({
    price: scaled('59000', 8),
    quantity: scaled('0.01', 8),
    amount: null,
    total: scaled('611', 6),
    trigger: scaled('61000', 8),
    stopLimit: scaled('61100', 8),
    issues: {},
  });
  expect(dearestOfTwo(bought, terms).price).toBe('61100');
  expect(dearestOfTwo({ ...bought, stopLimitPrice: '' }, terms).price).toBe('67100');
  const sold = draft({ side: 'sell', price: '61000', stopPrice: '59000' });
  expect(dearestOfTwo(sold, terms)).toEqual(sold);
});
