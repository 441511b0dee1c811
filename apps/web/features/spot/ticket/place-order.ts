import type { Sent } from '@candor/client/sent.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';
import { askForSpot } from '../orders/spot-orders.ts';
import type { SpotOrder } from '../orders/standing.ts';

export type Ticket = Sent<'POST /portal/order/spotOrder'>['body'];

const sendOnce = sendingOnce<Ticket>(15_000);

/** Places a spot order. A press repeated after a network failure can't place it twice. */
export const placeSpotOrder = (ticket: Ticket): Promise<SpotOrder> =>
  sendOnce(ticket, (body, idempotencyKey) =>
    askForSpot(() => callAcknowledged('POST /portal/order/spotOrder', { body }, { quiet: true, idempotencyKey })),
  );
