import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Balance } from '../../shell/funds/balances.ts';
import { fromMicros, micros, worthOf } from '../../shell/funds/micros.ts';
import { shownAssets } from './shown-assets.ts';

const usdt = (accountType: number, available: string, frozen = '0'): Balance => ({
  accountType,
  currencyCode: 'USDT',
  available,
  frozen,
  total: fromMicros(micros(available) + micros(frozen)),
  bonusLocked: '0',
  valuation: fromMicros(micros(available) + micros(frozen)),
});
const coin = (currencyCode: string, total: string, valuation: string | null): Balance => ({
  ...usdt(2, total),
  currencyCode,
  valuation,
});
const shownOf = (list: readonly Balance[]) => {
  const { rows, total } = shownAssets(list);
  return [rows.map(({ available, frozen, valuation }) => [available, frozen, valuation]), total];
};

test('rows make the total that is shown, and the worth of a coin or what is held takes the cent that was cut', () => {
  expect(shownOf([usdt(1, '10.009'), usdt(3, '5.005', '1.004'), coin('BTC', '0.00012345', '14.509999')])).toEqual([
    [
      ['10.00', '0.00', '10.009'],
      ['5.00', '1.01', '6.009'],
      ['0.00012345', '0', '14.51'],
    ],
    '30.52',
  ]);
});

test('free money takes a cent only where nothing else can, and what has no price counts for nothing', () => {
  expect(shownOf([usdt(1, '10.009'), usdt(3, '5.008'), coin('ADA', '7', null)])).toEqual([
    [
      ['10.01', '0.00', '10.009'],
      ['5.00', '0.00', '5.008'],
      ['7', '0', null],
    ],
    '15.01',
  ]);
  expect(shownOf([])).toEqual([[], '0.00']);
});

test('nothing is given as it is: the list that was shown is left alone', () => {
  const list = [usdt(1, '10.009')];
  shownAssets(list);
  expect(list).toEqual([usdt(1, '10.009')]);
});

const units = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(fromMicros);
const balances = fc.array(
  fc.oneof(
    fc.tuple(units, units).map(([available, frozen]) => usdt(1, available, frozen)),
    fc.tuple(units, fc.option(units)).map(([total, worth]) => coin('SOL', total, worth)),
  ),
  { maxLength: 12 },
);
const part = ({ currencyCode, available, frozen, valuation }: Balance): bigint =>
  currencyCode === 'USDT' ? micros(available) + micros(frozen) : micros(valuation);

test('whatever the numbers are, the shown rows add up to the total, which is what home cuts to the cent', () => {
  fc.assert(
    fc.property(balances, (list) => {
      const { rows, total } = shownAssets(list);
      expect(rows.reduce((sum, row) => sum + part(row), 0n)).toBe(micros(total));
      const whole = micros(worthOf(list));
      expect(micros(total)).toBe(whole - (whole % 10_000n));
    }),
  );
});
