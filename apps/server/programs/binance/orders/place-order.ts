import type { Pair } from '@candor/core/spot/rules.ts';
import type { Row } from '../../../engine/rows/table.ts';
import { placedSpot } from '../../../features/spot/place-order.ts';
import { askedFor, carryOut } from '../../../http/command.ts';
import { fault, faultOf, faults, answered, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { orderOf, type OrderServices } from './find-order.ts';
import { readOrder, type Placing } from './order-params.ts';
import { dealRow, headOf, resultRow } from './order-rows.ts';

const answerTypes = ['ACK', 'RESULT', 'FULL'];

/** An order that was read, and how it is to be told. */
export interface ReadyOrder {
  readonly pair: Pair;
  readonly order: Placing;
  readonly form: string;
}

/** Reads an order with all that can be refused without the engine. */
export function readyOrder(params: Params, pair: Pair): Answered<ReadyOrder> {
  const read = readOrder(params, pair);
  if (!read.ok) return read;
  const order = read.value;
  const simple = order.stop === undefined && order.force !== 'maker';
  const form = params.get('newOrderRespType') ?? (simple ? 'FULL' : 'ACK');
  if (!answerTypes.includes(form)) return fault(-1100, "Illegal characters found in parameter 'newOrderRespType'.");
  return answered({ pair, order, form });
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
