import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { endSpotOrder } from '../../../features/spot/end-order.ts';
import { carryOut } from '../../../http/command.ts';
import { faultOf, faults, answered, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { orderOf, type OrderServices } from './find-order.ts';
import { cancelRow } from './order-rows.ts';

type Ended = Answered<ReturnType<typeof cancelRow>>;
/** Which order is to end. */
interface Ending {
  readonly pair: Pair;
  readonly order: SpotOrder;
  /** What the end is called. */
  readonly newName: string;
  /** Only an order without a fill. */
  readonly untouched?: boolean;
}

const restrictions: Readonly<Record<string, SpotOrder['status'][]>> = {
  ONLY_NEW: ['open', 'waiting'],
  ONLY_PARTIALLY_FILLED: ['partial'],
};

/** Ends an order if it is filled as far as the request says: it may have been filled meanwhile. */
export async function endRestricted(services: OrderServices, params: Params, ending: Ending): Promise<Ended> {
  const only = params.get('cancelRestrictions');
  if (only !== null && restrictions[only]?.includes(ending.order.status) !== true) return faults.restrictedEnd;
  return endOne(services, { ...ending, untouched: only === 'ONLY_NEW' });
}

/** Ends an order that may have ended meanwhile. */
export async function endOne(
  services: OrderServices,
  { pair, order: { userId, orderNo }, newName, untouched = false }: Ending,
): Promise<Ended> {
  const outcome = await carryOut(services, endSpotOrder({ userId, orderNo, untouched }), undefined);
  if (!outcome.ok) return faultOf(outcome);
  const ended = await orderOf(services, orderNo);
  return ended === null ? faults.broken : answered(cancelRow(ended, pair, newName));
}
