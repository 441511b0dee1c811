import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallParsed } from '@candor/api-contract/index.ts';
import type { OrderCommand, OrderResult } from '@candor/core/orders/carry-out-orders.ts';
import { assert, ok } from '@candor/core/result.ts';
import { placeContractOrder, type ContractParts } from './contract-orders.ts';
import type { FastOrderRow } from '../features/fast/present.ts';
import type { FuturesOrderRow } from '../features/futures/present.ts';
import { revokeFuturesOrder } from '../features/futures/revoke-order.ts';
import { placedFast } from '../features/fast/place-order.ts';
import { actedOnFutures } from '../features/futures/own-orders.ts';
import { placedFutures } from '../features/futures/place-order.ts';
import { amendedSpot, askToAmend } from '../features/spot/amend-order.ts';
import { endedSpot, endSpotOrder } from '../features/spot/end-order.ts';
import { placedSpot, placeSpotOrder } from '../features/spot/place-order.ts';
import type { SpotOrderRow } from '../features/spot/present.ts';
import type { Beside } from '../engine/seams/beside.ts';
import { presented, type Teller, type Presented } from '../engine/seams/teller.ts';
import { keyOf, lookedFor, type Asked, type OrderTeller } from '../http/command.ts';
import { answerOf } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { refused, type Outcome } from '../http/refused.ts';
import { route } from '../http/route.ts';
import type { Countries, RealProduct } from '../operators/countries.ts';
import type { CallServices } from '../services.ts';

type Item = CallParsed<'POST /portal/order/batch'>['body']['orders'][number];
type OrderRow = FastOrderRow | FuturesOrderRow | SpotOrderRow;
type AskedOrder = Outcome<Asked<OrderCommand, OrderRow>>;
type Parts = ContractParts & Pick<CallServices, 'db' | 'engine'>;

/** Of every order that can be asked for together with others. */
export const orderTellers: readonly OrderTeller<never, never, OrderRow, ErrorCode>[] = [
  placedFast,
  placedFutures,
  placedSpot,
  actedOnFutures,
  endedSpot,
  amendedSpot,
];

/**
 * Orders placed, amended and cancelled together: one command, one commit, one key. What an item asks for is made and
 * told by what its single call uses.
 */
export function registerOrderBatch(http: Http, services: Parts): void {
  route(http, 'POST /portal/order/batch', async ({ body }, request) => {
    const parts = askedOnce(services);
    const asked = await Promise.all(body.orders.map((item) => ask(parts, item, request.user.userId)));
    const orders = asked.flatMap((one) => (one.ok ? [one.value.command] : []));
    const carriedOut = await services.engine.execute(
      { kind: 'carry-out-orders', orders },
      presented(
        carriedOutOrders,
        asked.map((one) => (one.ok ? ok(one.value.told) : one)),
      ),
      keyOf(request),
    );
    if (!carriedOut.ok) return refused(carriedOut.refusal);
    // Words are chosen now: what is stored under the key can be asked for again in another language.
    const outcomes = await Promise.all(
      carriedOut.value.map(async (outcome, at) => {
        const one = asked[at];
        return one?.ok === true ? lookedFor(services.db, one.value, outcome) : outcome;
      }),
    );
    return ok(outcomes.map((outcome) => answerOf(outcome, request.language)));
  });
}

/** Looks once at what is offered, with how much leverage, and at the questions, however many orders ask for it. */
function askedOnce(services: Parts): Parts {
  const { countries } = services.operatorSettings;
  const known = new Map<RealProduct, Promise<boolean>>();
  const allowed: Countries['allowed'] = (userId, product) => {
    const answer = known.get(product) ?? countries.allowed(userId, product);
    known.set(product, answer);
    return answer;
  };
  let caps: ReturnType<Countries['leverageMax']> | undefined;
  const leverageMax: Countries['leverageMax'] = (userId) => (caps ??= countries.leverageMax(userId));
  let passed: Promise<boolean> | undefined;
  const hasPassed = (userId: string): Promise<boolean> => (passed ??= services.questions.hasPassed(userId));
  let country: ReturnType<Countries['of']> | undefined;
  const of: Countries['of'] = (userId) => (country ??= countries.of(userId));
  return { ...services, operatorSettings: { countries: { allowed, leverageMax, of } }, questions: { hasPassed } };
}

/** What an item asks for, or why that isn't even tried. */
async function ask(services: Parts, item: Item, userId: string): Promise<AskedOrder> {
  if (item.action === 'place')
    return item.contractType === 'spot'
      ? placeSpotOrder(services, item, userId)
      : placeContractOrder(services, item, userId);
  const { orderNo } = item;
  if (item.action === 'amend') return askToAmend(services, { userId, orderNo, quantity: item.quantity });
  return ok(
    item.contractType === 'spot'
      ? endSpotOrder({ userId, orderNo, untouched: item.untouched === true })
      : revokeFuturesOrder(orderNo, userId),
  );
}

/** How the outcomes of orders are told that were carried out together: each as its own call tells it. */
export const carriedOutOrders: Teller<
  readonly OrderResult[],
  readonly Outcome<Presented<never, OrderRow>>[],
  Outcome<OrderRow>[]
> = {
  name: 'carried-out-orders',
  present(results, asked, beside) {
    const left = results.values();
    return asked.map((one) => {
      if (!one.ok) return one;
      const { value: result } = left.next();
      assert(result !== undefined, 'every order that was tried has a result');
      return outcomeOf(one.value, result, beside);
    });
  },
};

function outcomeOf({ teller: name, args }: Presented<never, OrderRow>, result: OrderResult, beside: Beside) {
  const teller = orderTellers.find((one) => one.name === name);
  assert(teller !== undefined, `nobody tells ${name}`);
  return result.ok
    ? ok(teller.present(result.value as never, args as never, beside))
    : teller.refuse(result, args as never, beside);
}
