import type { Pair } from '@candor/core/spot/rules.ts';
import type { Row } from '../../../engine/rows/table.ts';
import { deepBook } from '../../../features/spot/depth.ts';
import { placedSpot } from '../../../features/spot/place-order.ts';
import { askedFor, carryOut } from '../../../http/command.ts';
import { refused } from '../../../http/refused.ts';
import { deepest } from '../../streams/books/book-teller.ts';
import { fault, faultOf, faults, answered, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { orderOf, type OrderServices } from './find-order.ts';
import { readOrder, type Placing } from './order-params.ts';
import { dealRow, headOf, resultRow } from './order-rows.ts';
import { stepsForSum } from './sale-for-sum.ts';

const answerTypes = ['ACK', 'RESULT', 'FULL'];

/** An order that was read, and how it is to be told. */
export interface ReadyOrder {
  readonly pair: Pair;
  readonly order: Placing;
  readonly form: string;
}

/** The quantity that a sale at market for a sum has: the book knows sums of purchases alone. */
async function sized({ engine }: OrderServices, pair: Pair, order: Placing): Promise<Answered<Placing>> {
  const { side, budget } = order;
  if (side === 'buy' || budget === null) return answered(order);
  const { bids } = await engine.ask(deepBook, { symbol: pair.symbol, levels: deepest });
  const steps = stepsForSum(bids, budget, pair.value);
  return steps === 0 ? faultOf(refused('notional-min')) : answered({ ...order, steps, budget: null });
}

/** Reads an order with all that can be refused before it is sent. */
export async function readyOrder(services: OrderServices, params: Params, pair: Pair): Promise<Answered<ReadyOrder>> {
  const read = readOrder(params, pair);
  if (!read.ok) return read;
  const { stop, force } = read.value;
  const simple = stop === undefined && force !== 'maker';
  const form = params.get('newOrderRespType') ?? (simple ? 'FULL' : 'ACK');
  if (!answerTypes.includes(form)) return fault(-1100, "Illegal characters found in parameter 'newOrderRespType'.");
  const order = await sized(services, pair, read.value);
  return order.ok ? answered({ pair, order: order.value, form }) : order;
}

export async function placeReady(
  services: OrderServices,
  userId: string,
  { pair, order, form }: ReadyOrder,
): Promise<Answered<unknown>> {
  const { symbol } = pair;
  const asked = askedFor({ ...order, userId, symbol }, placedSpot, { symbol });
  const outcome = await carryOut(services, asked, undefined);
  if (!outcome.ok) return faultOf(outcome);
  return placed(services, pair, { orderNo: outcome.value.id, form });
}

/** An order that was just placed, as it was asked to be told. */
async function placed(
  services: OrderServices,
  pair: Pair,
  { orderNo, form }: { orderNo: string; form: string },
): Promise<Answered<unknown>> {
  const order = await orderOf(services, orderNo);
  if (order === null) return faults.broken;
  if (form === 'ACK') return answered({ ...headOf(order), transactTime: order.receivedAt });
  if (form === 'RESULT') return answered(resultRow(order, pair));
  const deals = await services.db.query<Row>('select * from spot_deal where user_id = $1 and order_no = $2', [
    order.userId,
    orderNo,
  ]);
  const fills = deals
    .map((row) => dealRow(row, order, pair))
    .toSorted((a, b) => a.id - b.id)
    .map(({ price, qty, commission, commissionAsset, id }) => ({
      price,
      qty,
      commission,
      commissionAsset,
      tradeId: id,
    }));
  return answered({ ...resultRow(order, pair), fills });
}
