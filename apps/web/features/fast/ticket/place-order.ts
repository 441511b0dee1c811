import { call, CallError, newIntent } from '../../../shell/client/call.ts';
import { keepOrder } from '../orders/orders.ts';
import { isFast } from '../orders/standing.ts';

export interface TicketDraft { symbol: string; direction: 'up' | 'down'; seconds: number; amount: string }

const maxSlippage = '0.005';
const rememberedMs = 15_000;

interface Intent { id: string; key: string; at: number; body: TicketDraft & { contractType: 'fast'; price?: string; maxSlippage?: string } }
let unanswered: Intent | null = null;

function intentFor(draft: TicketDraft, price: string | null): Intent {
  const id = [draft.symbol, draft.direction, draft.seconds, draft.amount].join();
  // The same ticket again after a lost answer is the same order: it must carry the same key and the same price.
  if (unanswered?.id === id && Date.now() - unanswered.at < rememberedMs) return unanswered;
  return { id, key: newIntent(), at: Date.now(), body: { contractType: 'fast', ...draft, ...(price === null ? {} : { price, maxSlippage }) } };
}

/** Places a fast order at the price that is on screen, half a percent around it. A press repeated after a network failure can't place it twice. */
export async function placeOrder(draft: TicketDraft, price: string | null): Promise<void> {
  const intent = intentFor(draft, price);
  unanswered = intent;
  try {
    const row = await call('POST /portal/order/contractOrder', { body: intent.body }, { idempotencyKey: intent.key });
    unanswered = null;
    if (isFast(row)) keepOrder(row);
  } catch (fault) {
    if (!(fault instanceof CallError && fault.code === -1)) unanswered = null;
    throw fault;
  }
}
