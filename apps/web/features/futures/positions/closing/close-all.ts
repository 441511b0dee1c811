import { callAcknowledged } from '../../../../shell/fair/acks/call-acknowledged.ts';
import { act } from '../act.ts';

/**
 * Asks to close all positions, or both legs of a locked pair, each at its next mark; what has come of each is taken
 * over.
 */
export const closeAll = (only: { orderId?: string } = {}): Promise<void> =>
  act(async (intent) => {
    const closings = await callAcknowledged('POST /portal/order/closeAll', { body: only }, intent);
    return closings.map(({ order }) => order);
  });
