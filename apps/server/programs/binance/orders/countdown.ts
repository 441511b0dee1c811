import { setCountdown } from '../../../features/spot/countdowns/set-countdown.ts';
import type { Asking } from '../caller.ts';
import { answered, faultOf, missing, type Answered } from '../fault.ts';
import { pairOf, type OrderServices } from './find-order.ts';

/**
 * Ends the open orders of one pair, or of all, unless it is called again in time; as the dialect has it of futures,
 * where a pair has to be named.
 */
export async function countDown(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const { params, userId } = asking;
  const pair = params.get('symbol') === null ? answered(null) : pairOf(services, asking);
  if (!pair.ok) return pair;
  const time = params.get('countdownTime');
  if (time === null || !/^\d{1,9}$/.test(time)) return missing('countdownTime');
  const symbol = pair.value?.symbol ?? null;
  const outcome = await setCountdown(services, { userId, symbol, countdownMs: Number(time) });
  if (!outcome.ok) return faultOf(outcome);
  return answered({ ...(symbol === null ? {} : { symbol }), countdownTime: time });
}
