import type { NumberedTrade } from '../../../market/trade-lists.ts';
import type { CallServices } from '../../../services.ts';
import { answered, missing, type Answered } from '../fault.ts';
import { count, optionalNumber, type Params } from '../params.ts';
import { onePair } from './exchange-info.ts';
import { tradeNumber } from './trade-rows.ts';

/** As many deals as the market keeps of a pair. */
const kept = 100;
/** A number of a deal has its moment and three digits more. */
const idDigits = 16;

/** Which deals are asked for. */
function readRange(params: Params) {
  const limit = count(params, 'limit', { most: 1_000, otherwise: 500 });
  if (!limit.ok) return limit;
  const [from, to] = [optionalNumber(params, 'startTime'), optionalNumber(params, 'endTime')];
  const id = optionalNumber(params, 'fromId', idDigits);
  if (!from.ok || !to.ok || !id.ok) return missing('startTime, endTime or fromId');
  return answered({ from: from.value, to: to.value, id: id.value, limit: limit.value });
}

/** Deals of one pair, oldest first: from a moment or a number on the first, else the newest. */
export async function trades(
  services: Pick<CallServices, 'rules' | 'market'>,
  params: Params,
  row: (trade: NumberedTrade) => unknown,
): Promise<Answered<unknown>> {
  const pair = onePair(services, params);
  if (!pair.ok) return pair;
  const range = readRange(params);
  if (!range.ok) return range;
  const { from = 0, to = Infinity, id = 0, limit } = range.value;
  const known = (await services.market.trades(pair.value.symbol, kept)).toReversed();
  const within = known.filter((trade) => trade.time >= from && trade.time <= to && tradeNumber(trade) >= id);
  const begins = range.value.from !== undefined || range.value.id !== undefined;
  return answered((begins ? within.slice(0, limit) : within.slice(-limit)).map(row));
}
