import { expect } from 'vitest';
import type { Client } from '../client.ts';

const patience = 60_000;

/** Places a fast order and waits for its receipt. @returns its number */
export async function settledOrder(user: Client): Promise<string> {
  const terms = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '12.34' };
  const { orderNo } = await user.call<{ orderNo: string }>('POST /portal/order/contractOrder', terms);
  const receipt = () =>
    user.call(`GET /fair/receipt/${orderNo}`).then(
      () => true,
      () => false,
    );
  await expect.poll(receipt, { timeout: patience }).toBe(true);
  return orderNo;
}
