import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { act } from './act.ts';

/** Turns a waiting limit into an order at market. */
export const chaseOrder = (id: string): Promise<void> =>
  act((intent) =>
    callAcknowledged(
      'POST /portal/order/contractChaseOrder/{id}',
      { params: { id }, query: { action: 'follow' } },
      intent,
    ),
  );
