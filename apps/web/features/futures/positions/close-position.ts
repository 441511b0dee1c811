import { call } from '../../../shell/client/call.ts';
import { act } from './act.ts';

/** Asks to close a position, or one leg of a locked pair, at the next mark. */
export const closePosition = (id: string): Promise<void> =>
  act((intent) => call('POST /portal/order/endContractOrder/{id}', { params: { id } }, intent));
