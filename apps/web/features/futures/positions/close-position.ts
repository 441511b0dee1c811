import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { act } from './act.ts';

/** Asks to close a position, or one leg of a locked pair, at the next mark. */
export const closePosition = (id: string): Promise<void> =>
  act((intent) => callAcknowledged('POST /portal/order/endContractOrder/{id}', { params: { id } }, intent));
