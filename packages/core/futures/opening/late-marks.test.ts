import { describe, expect, test } from 'vitest';
import { at, Trader } from '../test-trader.ts';

const late = 2_001;
const statusOf = (trader: Trader) => trader.state.futures.orders.get('f')?.status;

describe('a mark that is older than two seconds when it comes', () => {
  test.each([
    ['a liquidation', {}, '57000'],
    ['a stop-loss', { stopLoss: at('59900') }, '59900'],
    ['a take-profit', { takeProfit: at('60100') }, '60100'],
  ] as const)('does not arm %s, carries out none, and ends a row', (_what, stops, there) => {
    const trader = new Trader();
    const order = trader.open(stops);
    for (let i = 0; i < 3; i += 1) trader.mark(there, late);
    expect([order.status, order.armed]).toEqual(['holding', []]);
    trader.mark(there);
    expect(order.armed).toHaveLength(1);
    expect([...trader.mark(there, late).changedFutures]).toMatchObject([{ orderNo: 'f', armed: [] }]);
    trader.mark(there);
    expect(order.status).toBe('holding');
    trader.mark(there);
    expect(order.status).toBe('closed');
  });

  test('at two seconds it still does', () => {
    const trader = new Trader();
    const order = trader.open({ stopLoss: at('59900') });
    for (let i = 0; i < 2; i += 1) trader.mark('59900', late - 1);
    expect(order.status).toBe('closed');
  });

  test('fills no limit, which waits on for the next one that reaches it', () => {
    const trader = new Trader();
    trader.place({ orderType: 'limit', price: at('59000') });
    expect(trader.mark('58000', late).journals).toEqual([]);
    trader.mark('59001');
    expect(statusOf(trader)).toBe('pending');
    trader.mark('58900');
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'holding', open: { price: at('58900') } });
  });

  test('still does what was asked for before it, whose mark it is', () => {
    const trader = new Trader();
    trader.place();
    trader.mark('60010', late);
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'holding', open: { price: at('60010') } });
  });
});
