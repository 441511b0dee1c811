import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { act } from './act.ts';

/** Takes back an order that has not opened. */
export const revokeOrder = (id: string): Promise<void> =>
  act((intent) => callAcknowledged('POST /portal/order/revokeEntrust/{id}', { params: { id } }, intent));
