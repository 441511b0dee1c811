import { callAcknowledged } from '../../../../shell/fair/acks/call-acknowledged.ts';
import { act } from '../act.ts';

/** Asks to close some lots of a position at the next mark; all of them close it whole. */
export const closePart = (orderId: string, lots: bigint): Promise<void> =>
  act((intent) =>
    callAcknowledged('POST /portal/order/closePart', { body: { orderId, lots: lots.toString() } }, intent),
  );
