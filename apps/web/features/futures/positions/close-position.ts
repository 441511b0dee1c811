import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { acting } from './act.ts';

/** Asks to close a position, or one leg of a locked pair, at the next mark. */
export const closePosition = acting((id: string, intent) =>
  callAcknowledged('POST /portal/order/endContractOrder/{id}', { params: { id } }, intent),
);
