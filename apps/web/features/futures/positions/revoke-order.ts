import { call } from '../../../shell/client/call.ts';
import { act } from './act.ts';

/** Takes back an order that has not opened. */
export const revokeOrder = (id: string): Promise<void> =>
  act((intent) => call('POST /portal/order/revokeEntrust/{id}', { params: { id } }, intent));
