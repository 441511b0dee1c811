import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { acting } from './act.ts';

/** Asks to close a position and to open the opposite one at the same mark. */
export const reversePosition = acting((id: string, intent) =>
  callAcknowledged('POST /portal/order/endAndChaseContractOrder/{id}', { params: { id } }, intent),
);
