import { expect, test, vi } from 'vitest';

vi.mock('../../shell/client/stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('../../shell/client/query.ts', () => ({ refresh: vi.fn(), useCall: vi.fn() }));
vi.mock('../../shell/futures/own-lines.ts', () => ({ useFuturesLines: vi.fn() }));
const { lineOf, linesOf } = await import('./own-lines.ts');

const order = {
  id: '1',
  orderNo: 'F1',
  contractType: 'fast',
  symbol: 'BTCUSDT',
  productName: 'Bitcoin',
  direction: 'down',
  seconds: 60,
  amount: '25',
  payoutRate: '0.8',
  orderPrice: null,
  currentPrice: null,
  salePrice: null,
  fee: '0',
  expectedProfit: '20',
  profit: null,
  status: 'holding',
  result: null,
  orderTime: 1,
  openTime: null,
  saleTime: null,
  termsHash: '',
} as const;

test('an order without an entry yet, or already over, has no line', () => {
  expect(linesOf(order)).toEqual([]);
  expect(linesOf({ ...order, orderPrice: '60000.5', result: 'win' })).toEqual([]);
});

test('an open order lies on the chart at its entry, in the colour of its direction', () => {
  expect(linesOf({ ...order, orderPrice: '60000.5' })).toMatchObject([{ id: 'F1', price: 60000.5, tone: 'down' }]);
});

test('a position lies at its entry in the colour of its side, its liquidation in the colour of a warning', () => {
  const line = { id: 'P1.entry', kind: 'entry', orderNo: 'P1', direction: 'short', lots: '3', price: '60000' } as const;
  expect(lineOf(line)).toMatchObject({ id: 'P1.entry', price: 60000, tone: 'down' });
  expect(lineOf({ ...line, id: 'P1.liquidation', kind: 'liquidation', price: '62649.16' })).toMatchObject({
    price: 62649.16,
    tone: 'warn',
  });
});
