import '../../../../../tests/screens/browser.ts';
import { price, type Price } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import { wireRule } from '../../../shell/futures/test-terms.ts';
import type { Draft } from '../ticket/draft.ts';

vi.mock('../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));
const { priceOf, priceText, termsOf, usdtOf } = await import('../../../shell/futures/terms.ts');
const { checkDraft } = await import('../ticket/draft.ts');
const { changeOf, draggedPrice, waitsAbove } = await import('./drag.ts');
const { handlesOf, ticketLevels } = await import('./ticket-levels.ts');

const terms = termsOf(wireRule, 'BTCUSDT');
if (terms === null) throw new Error('the rule names the symbol');
const at = (text: string): Price => priceOf(text) ?? price(0n);
const tick = at('0.01');
const scale = { low: 60_000, high: 60_580 };
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
const shown = (change: Partial<Draft>) => {
  const now = { ...draft, ...change };
  return { draft: now, checked: checkDraft(terms, now, at('60000'), usdtOf('4000')) };
};
beforeEach(() => writeIn('de'));

test('a place is the price there, as round as a finger can tell prices apart', () => {
  // 5 USDT to a pixel.
  expect(priceText(draggedPrice(50, scale, 116, tick))).toBe('60290');
  expect(priceText(draggedPrice(50.4, scale, 116, tick))).toBe('60288');
  expect(priceText(draggedPrice(-20, scale, 116, tick))).toBe('60696');
  // A hundredth of a tick to a pixel: the tick is the least.
  expect(priceText(draggedPrice(50, { low: 1, high: 1.01 }, 116, tick))).toBe('1.01');
});

test('far below the picture the least price is a step, never nothing', () => {
  expect(priceText(draggedPrice(90_000, scale, 116, tick))).toBe('1');
});

test('wherever it is dragged to, the price is on the tick and its own text', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -200, max: 300, noNaN: true }),
      fc.double({ min: 0.5, max: 1e5, noNaN: true }),
      fc.double({ min: 1e-5, max: 0.5, noNaN: true }),
      fc.constantFrom('0.00001', '0.01', '0.5', '5'),
      (top, low, span, step) => {
        const dragged = draggedPrice(top, { low, high: low * (1 + span) }, 116, at(step));
        expect(dragged > 0n && dragged % at(step) === 0n).toBe(true);
        const { takeProfit = '' } = changeOf('takeProfit', dragged);
        expect(checkDraft(terms, { ...draft, ...changeOf('takeProfit', dragged) }, at('60000'), null).takeProfit).toBe(
          dragged,
        );
        expect(takeProfit).not.toContain('.');
      },
    ),
  );
});

test('what is dragged is what would have been typed: the same draft, the same objections', () => {
  expect(changeOf('price', at('59990.5'))).toEqual({ price: '59990,5' });
  expect(changeOf('stopLoss', at('59000'))).toEqual({ stopLoss: '59000', withStops: true });
  expect(changeOf('stopLoss', null)).toEqual({ stopLoss: '', withStops: true });
  const { checked } = shown(changeOf('takeProfit', at('59999')));
  expect(checked.issues).toEqual({ takeProfit: 'stop-profit-below-reference' });
  expect(shown(changeOf('takeProfit', at('61000'))).checked.issues).toEqual({});
});

test('a market order has both stops to drag, a limit its price as well', () => {
  expect(handlesOf(shown({})).map(({ field }) => field)).toEqual(['takeProfit', 'stopLoss']);
  const limit = handlesOf(shown({ orderType: 'limit', price: '59900' }));
  expect(limit.map(({ field, price: set }) => [field, set])).toEqual([
    ['takeProfit', null],
    ['stopLoss', null],
    ['price', at('59900')],
  ]);
});

test('a stop says what closing there leaves after fees, and nothing while the size is not known', () => {
  const set = changeOf('takeProfit', at('61000'));
  // 100 of profit without 3.6 of opening and 3.66 of closing.
  expect(handlesOf(shown(set))[0]).toMatchObject({ result: '+92,74', tone: 'up' });
  expect(handlesOf(shown({ ...set, lots: '' }))[0]).toMatchObject({ result: null, tone: 'up' });
  // A rise that the fees eat up is none.
  expect(handlesOf(shown(changeOf('takeProfit', at('60050'))))[0]).toMatchObject({ result: '−2,21', tone: 'down' });
  expect(ticketLevels(shown(set), 'BTCUSDT')).toMatchObject([
    { id: 'takeProfit', price: 61000, set: true },
    { id: 'liquidation', price: 57321, tone: 'warn' },
  ]);
});

test('a stop on the wrong side is shown as the fault it is', () => {
  expect(handlesOf(shown(changeOf('takeProfit', at('59000'))))[0]).toMatchObject({ tone: 'error' });
  expect(handlesOf(shown({ ...changeOf('stopLoss', at('59000')), side: 'short' }))[1]).toMatchObject({ tone: 'error' });
});

test('what is not set waits where it would be: a long takes its profit above, a short below', () => {
  expect([waitsAbove('takeProfit', 'long'), waitsAbove('stopLoss', 'long')]).toEqual([true, false]);
  expect([waitsAbove('takeProfit', 'short'), waitsAbove('stopLoss', 'short')]).toEqual([false, true]);
});
