import { describe, expect, test } from 'vitest';
import { at, shown, Trader } from './test-trader.ts';
import { stopIssue, stopReference } from './stops.ts';

const pair = { takeProfit: null, stopLoss: null, reference: at('60000'), liquidation: at('57320.01') };
const short = { ...pair, side: 'short', liquidation: at('62649.16') } as const;
const long = { ...pair, side: 'long' } as const;

describe('stop pairs', () => {
  test.each([
    ['long take-profit under the reference', { ...long, takeProfit: at('59999.99') }, 'stop-profit-below-reference'],
    ['long stop-loss over the reference', { ...long, stopLoss: at('60000.01') }, 'reference-below-stop-loss'],
    ['long stop-loss under the liquidation', { ...long, stopLoss: at('57320') }, 'stop-loss-below-liquidation'],
    ['short take-profit over the reference', { ...short, takeProfit: at('60000.01') }, 'reference-below-stop-profit'],
    ['short stop-loss under the reference', { ...short, stopLoss: at('59999.99') }, 'stop-loss-below-reference'],
    ['short stop-loss over the liquidation', { ...short, stopLoss: at('62649.17') }, 'liquidation-below-stop-loss'],
  ])('%s is the wrong way round', (_name, draft, refusal) => {
    expect(stopIssue(draft)?.refusal).toBe(refusal);
  });

  test('a stop that equals its neighbour is not less than it', () => {
    expect(stopIssue({ ...long, takeProfit: pair.reference, stopLoss: pair.reference })).toBeNull();
    expect(stopIssue({ ...long, stopLoss: long.liquidation })).toBeNull();
    expect(stopIssue({ ...short, takeProfit: pair.reference, stopLoss: short.liquidation })).toBeNull();
  });

  test.each([
    ['long', null, '60000'],
    ['short', null, '60000'],
    ['long', '59000', '59000'],
    ['long', '61000', '60000'],
    ['short', '59000', '60000'],
    ['short', '61000', '61000'],
  ] as const)('a %s with the limit %s would fill at %s while the mark is 60000', (side, limit, reference) => {
    expect(shown(stopReference(side, limit === null ? null : at(limit), at('60000')))).toBe(reference);
  });
});

describe('a marketable limit', () => {
  test.each([
    ['long', { price: at('63000'), stopLoss: at('61000') }, 'reference-below-stop-loss', 'stopLoss'],
    [
      'short',
      { direction: 'short', price: at('57000'), stopLoss: at('59000') },
      'stop-loss-below-reference',
      'stopLoss',
    ],
    [
      'short',
      { direction: 'short', price: at('57000'), takeProfit: at('60500') },
      'reference-below-stop-profit',
      'takeProfit',
    ],
  ] as const)('of a %s is held against the mark it fills at', (_side, changes, refusal, field) => {
    const trader = new Trader();
    expect(trader.place({ orderType: 'limit', lots: 100n, ...changes })).toEqual({ ok: false, refusal, field });
    expect([trader.money(), trader.state.futures.orders.size]).toEqual([{ available: '10000', frozen: '0' }, 0]);
  });

  test('may have a stop between the mark and its own price, and a stop-loss down to the liquidation there', () => {
    const trader = new Trader();
    expect(
      trader.place({
        orderType: 'limit',
        price: at('63000'),
        lots: 100n,
        takeProfit: at('61000'),
        stopLoss: at('57400'),
      }).ok,
    ).toBe(true);
    trader.mark();
    expect(trader.state.futures.orders.get('f')).toMatchObject({
      status: 'holding',
      takeProfit: at('61000'),
      stopLoss: at('57400'),
    });
    for (let i = 0; i < 4; i += 1) trader.mark();
    expect(trader.state.futures.orders.get('f')?.status).toBe('holding');
  });

  test('a limit that waits has its stops on both sides of its own price', () => {
    const trader = new Trader();
    expect(
      trader.place({
        orderType: 'limit',
        price: at('55000'),
        lots: 100n,
        takeProfit: at('56000'),
        stopLoss: at('54000'),
      }).ok,
    ).toBe(true);
    const change = trader.do({
      kind: 'set-stops',
      userId: 'a',
      orderNo: 'f',
      takeProfit: at('54999'),
      stopLoss: undefined,
    }).result;
    expect(change).toMatchObject({ ok: false, refusal: 'stop-profit-below-reference' });
  });
});

describe('chasing asks again', () => {
  test.each([
    ['long', { price: at('54000'), takeProfit: at('57000') }, 'stop-profit-below-reference', 'takeProfit'],
    [
      'short',
      { direction: 'short', price: at('66000'), takeProfit: at('63000') },
      'reference-below-stop-profit',
      'takeProfit',
    ],
    [
      'short',
      { direction: 'short', price: at('66000'), stopLoss: at('67000') },
      'liquidation-below-stop-loss',
      'stopLoss',
    ],
    ['long', { price: at('54000'), stopLoss: at('53000') }, 'stop-loss-below-liquidation', 'stopLoss'],
  ] as const)(
    'and is refused while a stop of a %s stands on the wrong side of the mark',
    (_side, changes, refusal, field) => {
      const trader = new Trader();
      expect(trader.place({ orderType: 'limit', lots: 100n, ...changes }).ok).toBe(true);
      const before = trader.money();
      expect(trader.chase()).toEqual({ ok: false, refusal, field });
      for (let i = 0; i < 3; i += 1) trader.mark();
      expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'pending', marketSince: null, fee: 0n });
      expect(trader.money()).toEqual(before);
    },
  );

  test('and goes through with stops on both sides of the mark', () => {
    const trader = new Trader();
    trader.place({
      orderType: 'limit',
      price: at('59900'),
      lots: 100n,
      takeProfit: at('60100'),
      stopLoss: at('59800'),
    });
    expect(trader.chase().ok).toBe(true);
    for (let i = 0; i < 4; i += 1) trader.mark();
    expect(trader.state.futures.orders.get('f')).toMatchObject({
      status: 'holding',
      takeProfit: at('60100'),
      stopLoss: at('59800'),
    });
  });

  test('the stops of an order that is being chased are held against the mark', () => {
    const trader = new Trader();
    trader.place({ orderType: 'limit', price: at('59000'), lots: 100n });
    trader.chase();
    const set = trader.do({
      kind: 'set-stops',
      userId: 'a',
      orderNo: 'f',
      takeProfit: at('59500'),
      stopLoss: undefined,
    }).result;
    expect(set).toMatchObject({ ok: false, refusal: 'stop-profit-below-reference' });
  });
});

describe('a stop that the opening has passed', () => {
  test.each([
    ['long at market', { stopLoss: at('59950') }, '59900', 'stopLoss', '59950'],
    ['long at market, at the very price', { stopLoss: at('59950') }, '59950', 'stopLoss', '59950'],
    ['short at market', { direction: 'short', stopLoss: at('60050') }, '60060', 'stopLoss', '60050'],
    ['long take-profit', { takeProfit: at('60050') }, '60060', 'takeProfit', '60050'],
    ['short take-profit', { direction: 'short', takeProfit: at('59950') }, '59900', 'takeProfit', '59950'],
    [
      'long limit that a gap fills far below',
      { orderType: 'limit', price: at('59900'), stopLoss: at('59000') },
      '58900',
      'stopLoss',
      '59000',
    ],
  ] as const)('does not arm: %s', (_name, changes, opening, what, stop) => {
    const trader = new Trader();
    expect(trader.place({ lots: 100n, ...changes }).ok).toBe(true);
    const { droppedStops } = trader.mark(opening);
    const order = trader.state.futures.orders.get('f');
    expect(droppedStops).toEqual([{ order, what, stop: at(stop), open: trader.state.marks.get('BTCUSDT') }]);
    expect(order).toMatchObject({ status: 'holding', [what]: null, armed: [] });
    const paid = order?.fee;
    for (let i = 0; i < 4; i += 1) trader.mark();
    expect(order).toMatchObject({ status: 'holding', fee: paid });
  });

  test('leaves the other stop as it is', () => {
    const trader = new Trader();
    trader.place({ lots: 100n, takeProfit: at('61000'), stopLoss: at('59950') });
    trader.mark('59900');
    expect(trader.state.futures.orders.get('f')).toMatchObject({ takeProfit: at('61000'), stopLoss: null });
  });
});

describe('stops', () => {
  test('close on the second mark in a row that reaches them, and both at once are a stop-loss', () => {
    const trader = new Trader();
    const order = trader.open({ lots: 100n, stopLoss: at('59900') });
    trader.mark('59900');
    trader.mark('59900.01');
    trader.mark('59900');
    expect(order.status).toBe('holding');
    trader.mark('59899');
    expect(order).toMatchObject({ status: 'closed', closeReason: 'stopLoss', close: { price: at('59899') } });

    const both = trader.open({ orderNo: 'g', lots: 100n });
    trader.do({ kind: 'set-stops', userId: 'a', orderNo: 'g', takeProfit: at('59899'), stopLoss: at('59899') });
    trader.mark();
    trader.mark();
    expect(both).toMatchObject({ status: 'closed', closeReason: 'stopLoss' });
  });

  test('absent leaves a stop as it is, null cancels it', () => {
    const trader = new Trader();
    const order = trader.open({ lots: 100n, takeProfit: at('61000'), stopLoss: at('59000') });
    trader.do({ kind: 'set-stops', userId: 'a', orderNo: 'f', takeProfit: undefined, stopLoss: null });
    expect([shown(order.takeProfit), shown(order.stopLoss)]).toEqual(['61000', null]);
  });
});
