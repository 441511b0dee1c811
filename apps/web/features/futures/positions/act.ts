import { newIntent } from '../../../shell/client/call.ts';
import { askForFutures, type FuturesOrder } from '../../../shell/client/futures-orders.ts';

type Send = (intent: { readonly idempotencyKey: string }) => Promise<FuturesOrder | readonly FuturesOrder[]>;

/** Asks the server to do something with orders; a refusal is said in a toast. */
export async function act(send: Send): Promise<void> {
  const intent = { idempotencyKey: newIntent() };
  await askForFutures(() => send(intent));
  navigator.vibrate?.(15);
}
