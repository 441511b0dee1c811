import { askForFutures, type FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';

type Answer = Promise<FuturesOrder | readonly FuturesOrder[]>;
type Send<What> = (what: What, intent: { readonly idempotencyKey: string }) => Answer;

/**
 * Asks the server to do something with orders; a refusal is said in a toast. What is asked for again because no answer
 * came is done once: a second time it would be refused, or close twice as much.
 * @param rememberedMs how long the same is the same intent
 */
export function acting<What>(send: Send<What>, rememberedMs = 15_000) {
  const sendOnce = sendingOnce<What>(rememberedMs);
  /** @param id what makes it the same, when that isn't what is asked for alone */
  return async function act(what: What, id?: string): Promise<void> {
    await sendOnce(what, (same, idempotencyKey) => askForFutures(() => send(same, { idempotencyKey })), id);
    navigator.vibrate?.(15);
  };
}
