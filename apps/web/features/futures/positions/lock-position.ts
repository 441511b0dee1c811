import { call } from '../../../shell/client/call.ts';
import { act } from './act.ts';

/** Asks to lock a position with an equal opposite one at the next mark. */
export const lockPosition = (id: string): Promise<void> =>
  act((intent) =>
    call('POST /portal/order/contractChaseOrder/{id}', { params: { id }, query: { action: 'lock' } }, intent),
  );
