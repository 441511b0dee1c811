import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { acting } from './act.ts';

/** Takes back an order that has not opened. */
export const revokeOrder = acting((id: string, intent) =>
  callAcknowledged('POST /portal/order/revokeEntrust/{id}', { params: { id } }, intent),
);
