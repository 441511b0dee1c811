import type { RevokeFuturesOrder } from '@candor/core/futures/revoke-order.ts';
import type { Asked } from '../../http/command.ts';
import type { Services } from '../../services.ts';
import { answeredOrder } from './own-orders.ts';
import type { FuturesOrderRow } from './present.ts';

/** Taking back an order that has not opened, as it is asked for. */
export const revokeFuturesOrder = (
  services: Pick<Services, 'engine' | 'nameOf'>,
  orderNo: string,
  userId: string,
): Asked<RevokeFuturesOrder, FuturesOrderRow> => ({
  ...answeredOrder(services),
  command: { kind: 'revoke-futures-order', userId, orderNo },
});
