import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../locales/format.ts';
import { estimate, mostOf, rateBetween, sideOf, type Side } from './estimate.ts';
import { rateWords } from './rate-words.ts';

beforeEach(() => writeIn('en'));
const rule = {
  accountType: 1,
  feeRate: '0.001',
  toleranceRate: '0.0005',
  quoteSeconds: 10,
  minWorth: '1',
  maxWorth: '100000',
};
const side = (code: string, price?: string): Side => {
  const found = sideOf(code, price);
  if (found === null) throw new Error(`${code} is no currency`);
  return found;
};
const [usdt, btc] = [side('USDT'), side('BTC', '60000')];

test.each([
  ['', { kind: 'missing' }],
  ['1.2.3', { kind: 'invalid' }],
  ['-1', { kind: 'invalid' }],
  ['1.0000001', { kind: 'decimals', count: 6 }],
  ['0', { kind: 'low', limit: '1' }],
  ['0.99', { kind: 'low', limit: '1' }],
  ['600.01', { kind: 'short' }],
  ['600', null],
])('of 600 USDT, %j is %o', (text, issue) => {
  expect(estimate(text, usdt, btc, rule, '600').issue).toEqual(issue);
});

test('more than the maximum is too much even for who has it', () => {
  expect(estimate('100001', usdt, btc, rule, '200000').issue).toEqual({ kind: 'high', limit: '100000' });
  expect(mostOf('200000', usdt, estimate('', usdt, btc, rule, '200000'))).toBe('100000');
  expect(mostOf('12.5', usdt, estimate('', usdt, btc, rule, '12.5'))).toBe('12.5');
});

test('tells the minimum before anything is typed, and what would be obtained as the server would', () => {
  expect(estimate('', btc, usdt, rule, null)).toMatchObject({ minimum: '0.000017', maximum: '1.6', obtainable: null });
  expect(estimate('600', usdt, btc, rule, null)).toMatchObject({
    quantity: '600',
    fee: '0.00001',
    obtainable: '0.00998999',
  });
});

test('without a price nothing is promised', () => {
  expect(estimate('600', usdt, side('SOL'), rule, null)).toMatchObject({ issue: null, fee: null, obtainable: null });
  expect(sideOf('XAU', '2400')).toBeNull();
});

test('a rate is told for the coin, whichever way is exchanged', () => {
  expect(rateWords('USDT', 'BTC', rateBetween(usdt, btc) ?? '')).toBe('1 BTC = 60,000.00 USDT');
  expect(rateWords('BTC', 'USDT', '60000.12')).toBe('1 BTC = 60,000.12 USDT');
  expect(rateWords('USDT', 'PEPE', rateBetween(usdt, side('PEPE', '0.00001234')) ?? '')).toBe(
    '1 PEPE = 0.00001234 USDT',
  );
  expect(rateWords('ETH', 'BTC', '0.05')).toBe('1 BTC = 20.0000 ETH');
  expect(rateWords('ETH', 'BTC', '0')).toBe('—');
});
