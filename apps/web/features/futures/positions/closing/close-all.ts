import type { CallSent } from '@candor/api-contract/index.ts';
import { callAcknowledged } from '../../../../shell/fair/acks/call-acknowledged.ts';
import { acting } from '../act.ts';

/**
 * Asks to close all positions, or both legs of a locked pair, each at its next mark; what has come of each is taken
 * over.
 */
export const closeAll = acting(async (only: CallSent<'POST /portal/order/closeAll'>['body'], intent) => {
  const closings = await callAcknowledged('POST /portal/order/closeAll', { body: only }, intent);
  return closings.map(({ order }) => order);
});
