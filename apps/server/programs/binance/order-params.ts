import { parseAmount } from '@candor/core/money/currencies.ts';
import type { SpotStop } from '@candor/core/spot/order.ts';
import type { PlaceSpotOrder } from '@candor/core/spot/place-order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { readSteps, readTick } from '../../features/spot/placing/read-ticket.ts';
import type { Outcome } from '../../http/refused.ts';
import { newId } from '../../ids.ts';
import { orderTypes, type OrderType } from './exchange-info.ts';
import { fault, faultOf, faults, missing, needless, told, type Told } from './fault.ts';
import type { Params } from './params.ts';

type Placing = Omit<PlaceSpotOrder, 'userId' | 'symbol'>;
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

export const toldOf = <T>(outcome: Outcome<T>): Told<T> => (outcome.ok ? told(outcome.value) : faultOf(outcome));

export function readSide(params: Params, name = 'side'): Told<'buy' | 'sell'> {
  const side = params.get(name);
  if (side === null) return missing(name);
  return side === 'BUY' || side === 'SELL' ? told(side === 'BUY' ? 'buy' : 'sell') : faults.badSide;
}

export function readName(params: Params, name: string): Told<string | undefined> {
  const value = params.get(name);
  if (value === null) return told(undefined);
  return ownName.test(value) ? told(value) : faults.badName;
}

export function readPrice(params: Params, pair: Pair, name: string): Told<number> {
  const value = params.get(name);
  if (value === null || !decimal.test(value)) return missing(name);
  return toldOf(readTick(trimmed(value), pair, name));
}

export function readQuantity(params: Params, pair: Pair, name = 'quantity'): Told<number> {
  const value = params.get(name);
  if (value === null || !decimal.test(value)) return missing(name);
  return toldOf(readSteps(trimmed(value), pair));
}

const isType = (text: string): text is OrderType => (orderTypes as readonly string[]).includes(text);
const timings: Readonly<Record<string, 'gtc' | 'ioc' | 'fok'>> = { GTC: 'gtc', IOC: 'ioc', FOK: 'fok' };

function readForce(params: Params, type: OrderType, price: boolean): Told<PlaceSpotOrder['force']> {
  const given = params.get('timeInForce');
  if (type === 'LIMIT_MAKER') return given === null ? told('maker') : needless('timeInForce');
  if (!price) return given === null ? told(undefined) : needless('timeInForce');
  if (given === null) return missing('timeInForce');
  const force = timings[given];
  return force === undefined ? faults.badTiming : told(force);
}

function readStop(params: Params, pair: Pair, side: 'buy' | 'sell', type: OrderType): Told<SpotStop | undefined> {
  if (!shapes[type].stop) return params.get('stopPrice') === null ? told(undefined) : needless('stopPrice');
  const tick = readPrice(params, pair, 'stopPrice');
  if (!tick.ok) return tick;
  // A loss of a buyer rises, a gain falls.
  const rises = type.startsWith('STOP_LOSS') === (side === 'buy');
  return told({ tick: tick.value, when: rises ? 'rising' : 'falling' });
}

type Size = Pick<PlaceSpotOrder, 'steps' | 'budget'>;

function readSize(params: Params, pair: Pair, side: 'buy' | 'sell', type: OrderType): Told<Size> {
  const budget = params.get('quoteOrderQty');
  if (budget === null) {
    const steps = readQuantity(params, pair);
    return steps.ok ? told({ steps: steps.value, budget: null }) : steps;
  }
  if (type !== 'MARKET' || params.get('quantity') !== null) return needless('quoteOrderQty');
  if (side === 'sell') return fault(-1013, 'Quote order qty market orders to sell are not supported.');
  const units = decimal.test(budget) ? parseAmount(trimmed(budget), pair.quote) : null;
  return units === null
    ? fault(-1111, "Parameter 'quoteOrderQty' has too much precision.")
    : told({ steps: null, budget: units });
}

/** An order as the dialect writes it, as the engine is asked for it. */
export function readOrder(params: Params, pair: Pair, nameParam = 'newClientOrderId'): Told<Placing> {
  const [side, type] = [readSide(params), params.get('type')];
  if (!side.ok) return side;
  if (type === null) return missing('type');
  if (!isType(type)) return faults.badType;
  const { price } = shapes[type];
  const unused = ['icebergQty', 'trailingDelta'].find((name) => params.get(name) !== null);
  if (unused !== undefined) return needless(unused);
  const mode = params.get('selfTradePreventionMode');
  if (mode !== null && mode !== 'EXPIRE_MAKER') return fault(-1013, 'This self-trade prevention mode is not allowed.');
  if (!price && params.get('price') !== null) return needless('price');
  const force = readForce(params, type, price);
  if (!force.ok) return force;
  const size = readSize(params, pair, side.value, type);
  if (!size.ok) return size;
  const tick = price ? readPrice(params, pair, 'price') : told(null);
  if (!tick.ok) return tick;
  const stop = readStop(params, pair, side.value, type);
  if (!stop.ok) return stop;
  const clientId = readName(params, nameParam);
  if (!clientId.ok) return clientId;
  const kind = price ? 'limit' : 'market';
  return told({
    kind: 'place-spot-order',
    orderNo: newId(),
    side: side.value,
    type: kind,
    tick: tick.value,
    ...size.value,
    force: force.value,
    stop: stop.value,
    // Every order has a name by which it can be asked for.
    clientId: clientId.value ?? newId(),
  });
}
