import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { AmendSpotOrder } from '@candor/core/spot/orders/amend-order.ts';
import { ok } from '@candor/core/result.ts';
import { askedFor, carryOut, keyOf, type Asked, type OrderTeller } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { limitsOf, pairOf } from './place-order.ts';
import { presentSpotOrder, type SpotOrderRow } from './present.ts';
import { readSteps } from './placing/read-ticket.ts';

export const amendedSpot: OrderTeller<SpotOrder, { readonly symbol: string }, SpotOrderRow, ErrorCode> = {
  name: 'amended-spot',
  present: (order, { symbol }, { rules, halted }) => presentSpotOrder(order, pairOf(rules, symbol), halted(symbol)),
  refuse: ({ refusal, field }, { symbol }, named) =>
    refused(refusal, { field, params: limitsOf(named, pairOf(named.rules, symbol), refusal) }),
};

/** Less of an own order, as it is asked for. */
export const amendSpotOrder = (
  ticket: Omit<AmendSpotOrder, 'kind'>,
  { symbol }: Pair,
): Asked<AmendSpotOrder, SpotOrderRow> =>
  askedFor({ kind: 'amend-spot-order', ...ticket }, amendedSpot, { symbol }, 'spot_order');

type ReadServices = Pick<CallServices, 'db' | 'rules'>;
type AmendServices = ReadServices & Pick<CallServices, 'engine' | 'markOf'>;

/** The pair of an own order: its quantity is counted in steps of that. */
async function pairOfOrder({ db, rules }: ReadServices, userId: string, orderNo: string): Promise<Outcome<Pair>> {
  const sql = 'select symbol from spot_order where order_no = $1 and user_id = $2';
  const [row] = await db.query<{ symbol: string }>(sql, [orderNo, userId]);
  return row === undefined ? refused('not-found') : ok(pairOf(rules, row.symbol));
}

interface Amending {
  readonly userId: string;
  readonly orderNo: string;
  /** In all, as it was sent. */
  readonly quantity: string;
}

/** What amending an own order asks for, or why that isn't even tried. */
export async function askToAmend(
  services: ReadServices,
  { userId, orderNo, quantity }: Amending,
): Promise<Outcome<Asked<AmendSpotOrder, SpotOrderRow>>> {
  const pair = await pairOfOrder(services, userId, orderNo);
  if (!pair.ok) return pair;
  const steps = readSteps(quantity, pair.value);
  return steps.ok ? ok(amendSpotOrder({ userId, orderNo, steps: steps.value }, pair.value)) : steps;
}

/** Takes quantity off an open limit order, which keeps its place in the queue. */
export function registerAmendSpot(http: Http, services: AmendServices): void {
  route(http, 'POST /portal/order/amendSpotOrder/{id}', async ({ params, body }, request) => {
    const asked = await askToAmend(services, { userId: request.user.userId, orderNo: params.id, ...body });
    return asked.ok ? carryOut(services, asked.value, keyOf(request)) : asked;
  });
}
