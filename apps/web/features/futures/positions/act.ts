import { newIntent } from '../../../shell/client/call.ts';
import { askForFutures, type FuturesOrder } from '../../../shell/client/futures-orders.ts';

/** Asks the server to do something with an order; a refusal is said in a toast. */
export async function act(send: (intent: { readonly idempotencyKey: string }) => Promise<FuturesOrder>): Promise<void> {
  const intent = { idempotencyKey: newIntent() };
  await askForFutures(() => send(intent));
  navigator.vibrate?.(15);
}
