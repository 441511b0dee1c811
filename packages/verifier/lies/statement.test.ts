import { expect, test } from 'vitest';
import { readBundle, verifyBundle } from '../bundle.ts';
import { bundleText, lineOf, vectorOf } from './test-house.ts';

const { receipt, tapes } = vectorOf('fast win up 30 s 1');
const profit = Number(/^profit (\d+)$/m.exec(receipt.content)?.[1]) / 1e6;
const own = lineOf(receipt.journalId, 1, 'USDT', String(profit));

/** Of a bundle of one order and a line beside it, which no receipt tells. */
function receipted(what: string | undefined, amount: string, receiptsAfter?: string): boolean | null | undefined {
  const beside = { ...lineOf('777', 1, 'VND', amount), what };
  const bundle = readBundle(bundleText({ madeAt: 1, receipts: [receipt], statement: [own, beside], tapes }));
  if (bundle === null) throw new Error('a bundle');
  const span = receiptsAfter === undefined ? bundle.span : { ...bundle.span, receiptsAfter };
  return verifyBundle({ ...bundle, span })[0]?.steps.find(({ name }) => name === 'receipted')?.ok;
}

test('what is moved by no price and no rule needs no receipt, and what was made void later goes back', () => {
  expect(['deposit', 'fast-stake', 'commission'].map((what) => receipted(what, '-5'))).toEqual([true, true, true]);
  expect(receipted('fast-void', '500')).toBe(true);
});

test.each(['fast-win', 'fast-lose', 'fast-tie', 'fast-void'])('a debit told as %s has its receipt', (what) => {
  expect(receipted(what, '-500')).toBe(false);
});

test.each([
  'futures-open',
  'futures-lock',
  'futures-close',
  'futures-liquidation',
  'spot-fill',
  'exchange',
  'earn-income',
  'earn-redeem',
  'withdrawal-hold',
])('%s has its receipt from when all had one, and before that nothing is known', (what) => {
  expect(receipted(what, '-500', '776')).toBe(false);
  expect([receipted(what, '-500', '777'), receipted(what, '-500')]).toEqual([null, null]);
});

test('of a line that does not say why it moved nothing is known', () => {
  expect(receipted(undefined, '-500', '0')).toBeNull();
});
