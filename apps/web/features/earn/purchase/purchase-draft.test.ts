import '../../../../../tests/screens/browser.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import { checkPurchase, limitWords, shareTyped, type Limits } from './purchase-draft.ts';

const limits: Limits = { currencyCode: 'USDT', minAmount: '100', maxAmount: '5000', available: '2000' };

beforeEach(() => writeIn('en'));

test.each([
  ['nothing but blanks', '  ', 'range'],
  ['no number', 'abc', 'range'],
  ['nothing', '0', 'range'],
  ['less than nothing', '-200', 'range'],
  ['a millionth below the least', '99.999999', 'range'],
  ['more decimals than the currency has', '100.0000001', 'range'],
  ['more than the pool covers, though the product allows it', '2000.000001', 'range'],
  ['more than is there', '1500.000001', 'balance'],
])('%s is refused: %j', (_, typed, issue) => {
  expect(checkPurchase(limits, typed, '1500')).toMatchObject({ issue, ready: false });
});

test('an amount outside the limits is said to be so before the balance is looked at', () => {
  expect(checkPurchase(limits, '3000', '0').issue).toBe('range');
  expect(checkPurchase(limits, '100', '0').issue).toBe('balance');
});

test('before anything is typed nothing is wrong, and nothing can be bought', () => {
  expect(checkPurchase(limits, '', '1500')).toEqual({ value: '', issue: null, percent: 0, ready: false });
});

test.each([
  ['the least', '100', '100', 6],
  ['all that is there', '1500', '1500', 100],
  ['in groups', '1,250.5', '1250.5', 83],
  ['to the last decimal', '100.000001', '100.000001', 6],
])('%s can be bought: %j', (_, typed, value, percent) => {
  expect(checkPurchase(limits, typed, '1500')).toEqual({ value, issue: null, percent, ready: true });
});

test('all that the pool covers can be bought', () => {
  expect(checkPurchase(limits, '2000', '9000')).toEqual({ value: '2000', issue: null, percent: 100, ready: true });
});

test('what is typed is read as the language writes it', () => {
  writeIn('vi');
  expect(checkPurchase(limits, '1.250,5', '1500').value).toBe('1250.5');
});

test.each([
  ['the product', { maxAmount: '300' }, '9000', '300'],
  ['the pool', { available: '250.9' }, '9000', '250'],
  ['the balance', {}, '149.99', '149'],
])('%s is the ceiling of a share, in whole units', (_, changes, balance, most) => {
  expect(shareTyped({ ...limits, ...changes }, balance, 100)).toBe(most);
});

const coin: Limits = { currencyCode: 'BTC', minAmount: '0.005', maxAmount: '2', available: '0.0305' };

test('a share of a coin that is bought in parts is one too, as the language writes it', () => {
  expect([25, 100].map((percent) => shareTyped(coin, '1', percent))).toEqual(['0.007625', '0.0305']);
  expect(shareTyped(coin, '0.00000003', 50)).toBe('0.00000001');
  writeIn('vi');
  expect(shareTyped(coin, '1', 100)).toBe('0,0305');
  expect(checkPurchase(coin, shareTyped(coin, '1', 100), '1')).toMatchObject({ value: '0.0305', ready: true });
});

test('a balance that is not known yet stops nobody, and has no share', () => {
  expect(checkPurchase(limits, '1500', null)).toEqual({ value: '1500', issue: null, percent: 0, ready: true });
  expect(shareTyped(limits, null, 100)).toBe('0');
});

test('a share of nothing is nothing', () => {
  expect([shareTyped(limits, '0', 50), checkPurchase(limits, '100', '0').percent]).toEqual(['0', 0]);
});

test('a share never asks for more than there is, whatever is there', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((units) => (units / 100).toFixed(2));
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (available, balance, percent) => {
      const offered = { ...limits, minAmount: '1', available };
      const { issue, value } = checkPurchase(offered, shareTyped(offered, balance, percent), balance);
      // Too little is all that a share can be.
      expect(issue === null || (issue === 'range' && value === '0')).toBe(true);
    }),
  );
});

test('the limits are said with the smaller of what the product and its pool allow', () => {
  expect(limitWords(limits)).toEqual({ min: '100', max: '2,000', currency: 'USDT' });
  expect(limitWords({ ...limits, available: '10000' }).max).toBe('5,000');
});

test('a limit that is no whole number is said to its last digit: what is said to be the least can be bought', () => {
  expect(limitWords(coin)).toEqual({ min: '0.005', max: '0.0305', currency: 'BTC' });
  const { min, max } = limitWords({ ...limits, minAmount: '10.5', available: '99.25' });
  expect([min, max]).toEqual(['10.50', '99.25']);
});
