import { parseAmount } from '@candor/core/money/currencies.ts';
import { selfTrades, type SelfTrade } from '@candor/core/spot/book-events.ts';
import type { SpotStop } from '@candor/core/spot/order.ts';
import type { PlaceSpotOrder } from '@candor/core/spot/place-order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { readSteps, readTick } from '../../../features/spot/placing/read-ticket.ts';
import type { Outcome } from '../../../http/refused.ts';
import { newId } from '../../../ids.ts';
import { modeOf, orderTypes, type OrderType } from '../public/exchange-info.ts';
import { fault, faultOf, faults, missing, needless, answered, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';

/** An order without its owner and pair. */
export type Placing = Omit<PlaceSpotOrder, 'userId' | 'symbol'>;
export type DialectSide = 'BUY' | 'SELL';

const ownName = /^[.A-Za-z0-9:/_-]{1,36}$/;
const decimal = /^\d{1,20}(\.\d{1,20})?$/;
/** What a type needs beside side and size. */
const shapes: Readonly<Record<OrderType, { price: boolean; stop: boolean }>> = {
  LIMIT: { price: true, stop: false },
  LIMIT_MAKER: { price: true, stop: false },
  MARKET: { price: false, stop: false },
  STOP_LOSS: { price: false, stop: true },
  STOP_LOSS_LIMIT: { price: true, stop: true },
  TAKE_PROFIT: { price: false, stop: true },
  TAKE_PROFIT_LIMIT: { price: true, stop: true },
};

/** Decimals with zeros behind them are the same number; the product takes them without. */
export const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

export const answerOf = <T>(outcome: Outcome<T>): Answered<T> =>
  outcome.ok ? answered(outcome.value) : faultOf(outcome);

export function readSide(params: Params, name = 'side'): Answered<'buy' | 'sell'> {
  const side = params.get(name);
  if (side === null) return missing(name);
  return side === 'BUY' || side === 'SELL' ? answered(side === 'BUY' ? 'buy' : 'sell') : faults.badSide;
}

export function readName(params: Params, name: string): Answered<string | undefined> {
  const value = params.get(name);
  if (value === null) return answered(undefined);
  return ownName.test(value) ? answered(value) : faults.badName;
}

export function readPrice(params: Params, pair: Pair, name: string): Answered<number> {
  const value = params.get(name);
  if (value === null || !decimal.test(value)) return missing(name);
  return answerOf(readTick(trimmed(value), pair, name));
}

export function readQuantity(params: Params, pair: Pair, name = 'quantity'): Answered<number> {
  const value = params.get(name);
  if (value === null || !decimal.test(value)) return missing(name);
  return answerOf(readSteps(trimmed(value), pair));
}

const isType = (text: string): text is OrderType => (orderTypes as readonly string[]).includes(text);
const timings: Readonly<Record<string, 'gtc' | 'ioc' | 'fok'>> = { GTC: 'gtc', IOC: 'ioc', FOK: 'fok' };

function readForce(params: Params, type: OrderType, price: boolean): Answered<PlaceSpotOrder['force']> {
  const given = params.get('timeInForce');
  if (type === 'LIMIT_MAKER') return given === null ? answered('maker') : needless('timeInForce');
  if (!price) return given === null ? answered(undefined) : needless('timeInForce');
  if (given === null) return missing('timeInForce');
  const force = timings[given];
  return force === undefined ? faults.badTiming : answered(force);
}

function readStop(params: Params, pair: Pair, side: 'buy' | 'sell', type: OrderType): Answered<SpotStop | undefined> {
  if (!shapes[type].stop) return params.get('stopPrice') === null ? answered(undefined) : needless('stopPrice');
  const tick = readPrice(params, pair, 'stopPrice');
  if (!tick.ok) return tick;
  // A loss of a buyer rises, a gain falls.
  const rises = type.startsWith('STOP_LOSS') === (side === 'buy');
  return answered({ tick: tick.value, when: rises ? 'rising' : 'falling' });
}

type Size = Pick<PlaceSpotOrder, 'steps' | 'budget'>;

function readSize(params: Params, pair: Pair, type: OrderType): Answered<Size> {
  const budget = params.get('quoteOrderQty');
  if (budget === null) {
    const steps = readQuantity(params, pair);
    return steps.ok ? answered({ steps: steps.value, budget: null }) : steps;
  }
  if (type !== 'MARKET' || params.get('quantity') !== null) return needless('quoteOrderQty');
  const units = decimal.test(budget) ? parseAmount(trimmed(budget), pair.quote) : null;
  return units === null
    ? fault(-1111, "Parameter 'quoteOrderQty' has too much precision.")
    : answered({ steps: null, budget: units });
}

/** What no order here has, or not of this type. */
function refusalOfExtras(params: Params, price: boolean) {
  const unused = ['icebergQty', 'trailingDelta', ...(price ? [] : ['price'])].find((name) => params.get(name) !== null);
  return unused === undefined ? null : needless(unused);
}

/** Whom the order ends where it meets an own one. All modes here end somebody: nobody deals with themselves. */
export function readSelfTrade(params: Params): Answered<SelfTrade | undefined> {
  const mode = params.get('selfTradePreventionMode');
  if (mode === null) return answered(undefined);
  const selfTrade = selfTrades.find((one) => modeOf(one) === mode);
  return selfTrade === undefined
    ? fault(-1013, 'This symbol does not allow the specified self-trade prevention mode.')
    : answered(selfTrade);
}

/** An order as the dialect writes it, as the engine is asked for it. */
export function readOrder(params: Params, pair: Pair, nameParam = 'newClientOrderId'): Answered<Placing> {
  const [side, type] = [readSide(params), params.get('type')];
  if (!side.ok) return side;
  if (type === null) return missing('type');
  if (!isType(type)) return faults.badType;
  const { price } = shapes[type];
  const refused = refusalOfExtras(params, price);
  if (refused !== null) return refused;
  const force = readForce(params, type, price);
  if (!force.ok) return force;
  const size = readSize(params, pair, type);
  if (!size.ok) return size;
  const tick = price ? readPrice(params, pair, 'price') : answered(null);
  if (!tick.ok) return tick;
  const stop = readStop(params, pair, side.value, type);
  if (!stop.ok) return stop;
  const selfTrade = readSelfTrade(params);
  if (!selfTrade.ok) return selfTrade;
  const clientId = readName(params, nameParam);
  if (!clientId.ok) return clientId;
  const order = { kind: 'place-spot-order', orderNo: newId(), side: side.value } as const;
  const terms = { type: price ? 'limit' : 'market', tick: tick.value, force: force.value, stop: stop.value } as const;
  // Every order has a name by which it can be asked for.
  const said = { selfTrade: selfTrade.value, clientId: clientId.value ?? newId() };
  return answered({ ...order, ...terms, ...size.value, ...said });
}
