import { call, newIntent } from '../../../../shell/client/call.ts';
import { askForFutures } from '../../../../shell/client/futures-orders.ts';

/** Asks to close all positions, each at its next mark; what has come of each is taken over. */
export async function closeAll(): Promise<void> {
  const closings = await call('POST /portal/order/closeAll', { body: {} }, { idempotencyKey: newIntent() });
  for (const { order } of closings) await askForFutures(() => Promise.resolve(order));
  navigator.vibrate?.(15);
}
