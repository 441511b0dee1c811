import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { act } from './act.ts';

/** Asks to lock a position with an equal opposite one at the next mark. */
export const lockPosition = (id: string): Promise<void> =>
  act((intent) =>
    callAcknowledged(
      'POST /portal/order/contractChaseOrder/{id}',
      { params: { id }, query: { action: 'lock' } },
      intent,
    ),
  );
