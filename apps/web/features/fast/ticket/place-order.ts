import type { CallSent } from '@candor/api-contract/index.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';
import { keepOrder } from '../../../shell/fast/open-orders.ts';
import { isFast } from '../../../shell/fast/standing.ts';

export interface TicketDraft {
  symbol: string;
  direction: 'up' | 'down';
  seconds: number;
  amount: string;
}

const sendOnce = sendingOnce<CallSent<'POST /portal/order/contractOrder'>['body']>(15_000);

/**
 * Places a fast order at the price that is on screen; how far around it is the rules' to say. A press repeated after a
 * network failure can't place it twice.
 */
export async function placeFastOrder(draft: TicketDraft, price: string | null): Promise<void> {
  const order = { contractType: 'fast' as const, ...draft, ...(price === null ? {} : { price }) };
  // At another price it is still the same ticket.
  const row = await sendOnce(
    order,
    (body, idempotencyKey) => callAcknowledged('POST /portal/order/contractOrder', { body }, { idempotencyKey }),
    JSON.stringify(draft),
  );
  if (isFast(row)) keepOrder(row);
}
