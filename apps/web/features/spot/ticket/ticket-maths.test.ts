import { parseDecimal } from '@candor/core/money/decimal.ts';
import { expect, test } from 'vitest';
import { termsOf } from '../terms.ts';
import {
  afterFee,
  checkTicket,
  shareOf,
  shownProceeds,
  stepPrice,
  worthDown,
  worthUp,
  type Draft,
} from './ticket-maths.ts';

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
const around = { mark: scaled('60000', 8), available: scaled('1000', 6) };
const plain = { timing: 'gtc', way: null, stopPrice: '', stopWhen: 'rising', stopLimitPrice: '' } as const;
const limit = (part: Partial<Draft>): Draft => ({
  ...plain,
  side: 'buy',
  type: 'limit',
  price: '60000',
  quantity: '0.01',
  amount: '',
  ...part,
});
const market = (part: Partial<Draft>): Draft => ({
  ...plain,
  side: 'buy',
  type: 'market',
  price: '',
  quantity: '',
  amount: '',
  ...part,
});
const kinds = (draft: Draft, funds = around) =>
  Object.entries(checkTicket(draft, terms, funds).issues).map(([field, issue]) =>
    `${field} ${issue.kind} ${issue.limit ?? ''}`.trim(),
  );

test.each([
  [limit({ price: '' }), ['price required']],
  [limit({ price: 'x' }), ['price invalid']],
  [limit({ price: '60000.005' }), ['price tick 0.01']],
  [limit({ price: '66000.01', quantity: '0.001' }), ['price tooHigh 66000']],
  [limit({ side: 'sell', price: '53999.99' }), ['price tooLow 54000']],
  [limit({ quantity: '' }), ['quantity required']],
  [limit({ quantity: '0' }), ['quantity invalid']],
  [limit({ quantity: '0.000001' }), ['quantity step 0.00001']],
  [limit({ quantity: '0.00008' }), ['quantity notional 5']],
  [limit({ quantity: '0.01667' }), ['quantity short']],
  [market({ amount: '4.999999' }), ['amount notional 5']],
  [market({ amount: '1000.000001' }), ['amount short']],
  [market({ amount: '1.0000001' }), ['amount step 0.000001']],
  [market({ side: 'sell', quantity: '0.00008' }), ['quantity notional 5']],
])('refuses what the book would refuse: %o', (draft, expected) => {
  expect(kinds(draft)).toEqual(expected);
});

test('a price at the edge of the band, and all the money there is, are accepted', () => {
  expect(kinds(limit({ price: '66000', quantity: '0.01515' }))).toEqual([]);
  expect(kinds(limit({ side: 'sell', price: '54000' }), { ...around, available: scaled('0.01', 8) })).toEqual([]);
  expect(kinds(market({ amount: '1000' }))).toEqual([]);
});

test('without a mark or a balance the ticket is left to the server', () => {
  expect(
    kinds(limit({ price: '999999', quantity: '1' }), {
      mark: null as unknown as bigint,
      available: null as unknown as bigint,
    }),
  ).toEqual([]);
});

test('a buyer pays at most, a seller gets at least, to the millionth', () => {
  const price = scaled('60000.01', 8),
    quantity = scaled('0.00001', 8);
  expect([worthUp(price, quantity, terms), worthDown(price, quantity, terms)]).toEqual([600_001n, 600_000n]);
});

test('a share never costs more than there is, and one step more would', () => {
  const draft = limit({ price: '61234.57' });
  const all = shareOf(100, draft, terms, around) ?? '';
  const price = scaled('61234.57', 8),
    quantity = scaled(all, 8);
  expect(worthUp(price, quantity, terms)).toBeLessThanOrEqual(around.available);
  expect(worthUp(price, quantity + terms.step, terms)).toBeGreaterThan(around.available);
  expect(shareOf(25, market({}), terms, { ...around, available: scaled('100.999999', 6) })).toBe('25.24');
  expect(shareOf(50, limit({ side: 'sell' }), terms, { ...around, available: scaled('0.01234567', 8) })).toBe(
    '0.00617',
  );
  expect(shareOf(25, limit({ side: 'sell' }), terms, { ...around, available: 10n })).toBeNull();
});

test('fee and what arrives are together what was received', () => {
  const { fee, net } = afterFee(1_000_001n, terms.takerFee);
  expect([fee, net, fee + net]).toEqual([1_501n, 998_500n, 1_000_001n]);
});

test('what a sale brings, its fee and what is left add up as they are shown', () => {
  expect(shownProceeds(1_097_281_000n, terms.takerFee)).toEqual({ gross: '1097.28', fee: '1.65', net: '1095.63' });
});

test('a step leads to the next tick, also from between two, and never to nothing', () => {
  const step = (from: string, way: 1 | -1) => stepPrice(scaled(from, 8), way, terms.tick);
  expect([step('10', 1), step('10', -1), step('10.005', 1), step('10.005', -1)]).toEqual(
    ['10.01', '9.99', '10.01', '10'].map((text) => scaled(text, 8)),
  );
  expect(step('0.01', -1)).toBeNull();
});
