import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { acting } from './act.ts';

/** Asks to lock a position with an equal opposite one at the next mark. */
export const lockPosition = acting((id: string, intent) =>
  callAcknowledged('POST /portal/order/contractChaseOrder/{id}', { params: { id }, query: { action: 'lock' } }, intent),
);
