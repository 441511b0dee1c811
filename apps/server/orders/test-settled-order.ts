import type { TestServer } from '../test-server.ts';

/** A new customer's order that has been won. @param waitMs from its mark on, half a minute at least */
export async function settledOrder(candor: TestServer, waitMs: number): Promise<{ token: string; orderNo: string }> {
  const { token } = await candor.signUp();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '50' } as const;
  const placed = await candor.call('POST /portal/order/contractOrder', { token, body });
  await candor.advance(1_000);
  candor.feed.tick('BTCUSDT', '60001');
  await candor.advance(waitMs);
  return { token, orderNo: (placed.data as { orderNo: string }).orderNo };
}
