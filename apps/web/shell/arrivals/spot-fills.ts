import type { CallAnswer } from '@candor/api-contract/index.ts';
import { onEvent } from '../client/stream.ts';
import { pairOf } from '../quotes/quote-row.tsx';
import type { Arrival } from './arrivals.ts';

type SpotOrder = CallAnswer<'POST /portal/order/getSpotOrder'>['list'][number];

/** For so long an event and the line of the statement are taken for the same. */
const nearMs = 10_000;
const met = new Map<string, { order: SpotOrder; at: number }>();

/** Listens to own spot orders: the line of a deal names the order that came in, which may be another customer's. */
export function hearFills() {
  onEvent('order', (order) => {
    if (order.contractType === 'spot' && Number(order.volume) > 0)
      met.set(order.orderNo, { order, at: performance.now() });
  });
}

const receives = ({ side, symbol }: SpotOrder): string => (side === 'buy' ? pairOf(symbol)[0] : 'USDT');

/** The own order that stood in the book and was met by this deal, as far as it was heard of; each is taken once. */
export function takeFill({ currencyCode, time }: Pick<Arrival, 'currencyCode' | 'time'>): SpotOrder | undefined {
  const near = [...met.values()].filter(
    ({ order, at }) => performance.now() - at < nearMs && order.time < time && receives(order) === currencyCode,
  );
  const order = near.at(-1)?.order;
  if (order !== undefined) met.delete(order.orderNo);
  return order;
}
