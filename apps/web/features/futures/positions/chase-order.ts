import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { acting } from './act.ts';

/** Turns a waiting limit into an order at market. */
export const chaseOrder = acting((id: string, intent) =>
  callAcknowledged(
    'POST /portal/order/contractChaseOrder/{id}',
    { params: { id }, query: { action: 'follow' } },
    intent,
  ),
);
