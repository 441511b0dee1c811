import { call } from '../../../shell/client/call.ts';
import { act } from './act.ts';

/** Asks to close a position and to open the opposite one at the same mark. */
export const reversePosition = (id: string): Promise<void> =>
  act((intent) => call('POST /portal/order/endAndChaseContractOrder/{id}', { params: { id } }, intent));
