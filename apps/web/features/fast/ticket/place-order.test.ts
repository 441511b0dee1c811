import '../../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';

const call = vi.fn<(name: string, sent: { body: unknown }) => Promise<object>>();
vi.mock('../../../shell/client/call.ts', () => ({ call, CallError: Error, newIntent: () => 'key' }));
vi.mock('../../../shell/fast/open-orders.ts', () => ({ keepOrder: () => undefined }));
const { placeFastOrder } = await import('./place-order.ts');

const draft = { symbol: 'BTCUSDT', direction: 'up', seconds: 60, amount: '10' } as const;

test.each([
  ['60000.00', { price: '60000.00' }],
  [null, {}],
])('at the price %s the order carries it, and the bound around it is left to the rules', async (price, bound) => {
  call.mockReset().mockResolvedValueOnce({});
  await placeFastOrder(draft, price);
  expect(call.mock.calls[0]?.[1].body).toEqual({ contractType: 'fast', ...draft, ...bound });
});
