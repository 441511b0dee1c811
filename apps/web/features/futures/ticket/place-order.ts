import type { CallSent } from '@candor/api-contract/index.ts';
import { askForFutures } from '../../../shell/client/futures-orders.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';

type Body = Extract<CallSent<'POST /portal/order/contractOrder'>['body'], { contractType: 'futures' }>;
export type Ticket = Omit<Body, 'contractType'>;

const sendOnce = sendingOnce<Body>(15_000);

/**
 * Places a futures order, quietly: a refusal is for the field it names. A press repeated after a network failure can't
 * place it twice.
 */
export const placeFuturesOrder = (ticket: Ticket): Promise<void> =>
  sendOnce({ contractType: 'futures', ...ticket }, (body, idempotencyKey) =>
    askForFutures(() =>
      callAcknowledged('POST /portal/order/contractOrder', { body }, { idempotencyKey, quiet: true }),
    ),
  );
