import { call } from '../../../../shell/client/call.ts';
import { act } from '../act.ts';

/** Asks to close all positions, each at its next mark; what has come of each is taken over. */
export const closeAll = (): Promise<void> =>
  act(async (intent) => {
    const closings = await call('POST /portal/order/closeAll', { body: {} }, intent);
    return closings.map(({ order }) => order);
  });
