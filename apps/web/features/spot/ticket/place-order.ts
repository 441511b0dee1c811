import type { Sent } from '../../../shell/client/call.ts';
import { call, CallError, newIntent } from '../../../shell/client/call.ts';
import { askForSpot } from '../orders/spot-orders.ts';
import type { SpotOrder } from '../orders/standing.ts';

export type Ticket = Sent<'POST /portal/order/spotOrder'>['body'];

const rememberedMs = 15_000;

interface Intent { id: string; key: string; at: number }
let unanswered: Intent | null = null;

function intentFor(ticket: Ticket): Intent {
  const id = JSON.stringify(ticket);
  // The same ticket again after a lost answer is the same order: it must carry the same key.
  if (unanswered?.id === id && Date.now() - unanswered.at < rememberedMs) return unanswered;
  return { id, key: newIntent(), at: Date.now() };
}

/** Places a spot order. A press repeated after a network failure can't place it twice. */
export async function placeSpot(ticket: Ticket): Promise<SpotOrder> {
  const intent = intentFor(ticket);
  unanswered = intent;
  try {
    const row = await askForSpot(() => call('POST /portal/order/spotOrder', { body: ticket }, { quiet: true, idempotencyKey: intent.key }));
    unanswered = null;
    return row;
  } catch (fault) {
    if (!(fault instanceof CallError && fault.code === -1)) unanswered = null;
    throw fault;
  }
}
