import type { CallParsed } from '@candor/api-contract/index.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { CallServices } from '../../services.ts';
import type { OwnRequest } from '../../http/command.ts';
import type { Acted, OwnOrders } from './own-orders.ts';
import { optionalPrice } from './place-order.ts';

type Body = CallParsed<'POST /portal/order/setStopProfitAndLoss'>['body'];

/** Sets, changes or cancels the stops of a waiting order or a position; what isn't named stays. */
export async function setStops(
  { act, find }: OwnOrders,
  { rules }: Pick<CallServices, 'rules'>,
  body: Body,
  request: OwnRequest,
): Acted {
  const takeProfit = body.stopProfit === undefined ? ok(undefined) : optionalPrice(body.stopProfit, 'stopProfit');
  if (!takeProfit.ok) return takeProfit;
  const stopLoss = body.stopLoss === undefined ? ok(undefined) : optionalPrice(body.stopLoss, 'stopLoss');
  if (!stopLoss.ok) return stopLoss;
  const { userId } = request.user;
  const { orderNo } = body;
  const answer = await act(
    {
      kind: 'set-stops',
      userId,
      orderNo,
      takeProfit: takeProfit.value,
      stopLoss: stopLoss.value,
    },
    request,
  );
  const tick = rules.futures.contracts.get((await find(orderNo, userId))?.symbol ?? '')?.tick;
  return answer.ok || tick === undefined ? answer : { ...answer, params: { tick: formatPlain(tick, priceScale) } };
}
