import type { Candle } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity, quantityScale, type Quantity, type Side } from '@candor/core/market/trade.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import type { DepthLevel } from '../feed.ts';

/**
 * The venue's public messages, https://developers.binance.com/docs/binance-spot-api-docs. Prices come as decimal
 * strings and never become JavaScript numbers; a text that is no price above zero is null.
 */
export interface WireTrade {
  readonly kind: 'trade';
  readonly symbol: string;
  /** Aggregate trade ids of a symbol are consecutive. */
  readonly id: number;
  /** When the venue said it, and when it was made. */
  readonly time: Instant;
  readonly tradedAt: Instant;
  readonly price: Price | null;
  readonly quantity: Quantity;
  readonly side: Side;
}

export interface WireTicker {
  readonly kind: 'ticker';
  readonly symbol: string;
  readonly time: Instant;
  readonly price: Price | null;
}

/** Quantities are absolute; zero takes a level away. */
export interface WireDepth {
  readonly kind: 'depth';
  readonly symbol: string;
  readonly time: Instant;
  readonly firstId: number;
  readonly lastId: number;
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

export interface WireSnapshot {
  readonly lastId: number;
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

/** `note` is anything well-formed that carries no market data, `shutdown` the venue's word that it will disconnect. */
export type WireMessage =
  | WireTrade
  | WireTicker
  | WireDepth
  | { readonly kind: 'note' }
  | { readonly kind: 'shutdown' };

/** @returns null for what is not understood */
export function readMessage(text: string): WireMessage | null {
  const message = jsonOf(text);
  if (!isRecord(message)) return null;
  const data = isRecord(message['data']) ? message['data'] : message;
  if (data['e'] === 'aggTrade') return tradeOf(data, data['s'], data['E']);
  if (data['e'] === '24hrTicker') return tickerOf(data);
  if (data['e'] === 'depthUpdate') return depthOf(data);
  if (data['e'] === 'serverShutdown') return { kind: 'shutdown' };
  return 'result' in data || 'e' in data ? { kind: 'note' } : null;
}

/** A row of `/api/v3/aggTrades`, which tells neither its symbol nor when it was said. */
export const readPastTrade = (row: unknown, symbol: string): WireTrade | null =>
  isRecord(row) ? tradeOf(row, symbol, row['T']) : null;

function tradeOf(data: Fields, symbol: unknown, said: unknown): WireTrade | null {
  const [id, time, tradedAt] = [wholeOf(data['a']), wholeOf(said), wholeOf(data['T'])];
  const traded = unitsOf(data['q'], quantityScale);
  if (
    typeof symbol !== 'string' ||
    id === null ||
    time === null ||
    tradedAt === null ||
    traded === null ||
    typeof data['m'] !== 'boolean'
  )
    return null;
  return {
    kind: 'trade',
    symbol,
    id,
    time,
    tradedAt,
    price: priceOf(data['p']),
    quantity: quantity(traded),
    side: data['m'] ? 'sell' : 'buy',
  };
}

function tickerOf(data: Fields): WireTicker | null {
  const [symbol, time] = [data['s'], wholeOf(data['E'])];
  return typeof symbol !== 'string' || time === null
    ? null
    : { kind: 'ticker', symbol, time, price: priceOf(data['c']) };
}

function depthOf(data: Fields): WireDepth | null {
  const [symbol, time, firstId, lastId] = [data['s'], wholeOf(data['E']), wholeOf(data['U']), wholeOf(data['u'])];
  const [bids, asks] = [levelsOf(data['b']), levelsOf(data['a'])];
  if (typeof symbol !== 'string' || time === null || firstId === null || lastId === null || firstId > lastId)
    return null;
  return bids === null || asks === null ? null : { kind: 'depth', symbol, time, firstId, lastId, bids, asks };
}

/** The answer of `/api/v3/depth`. */
export function readSnapshot(answer: unknown): WireSnapshot | null {
  if (!isRecord(answer)) return null;
  const [lastId, bids, asks] = [wholeOf(answer['lastUpdateId']), levelsOf(answer['bids']), levelsOf(answer['asks'])];
  return lastId === null || bids === null || asks === null ? null : { lastId, bids, asks };
}

/** A row of `/api/v3/klines`. */
export function readCandle(row: unknown): Candle | null {
  if (!Array.isArray(row)) return null;
  const time = wholeOf(row[0]);
  const [open, high, low, close] = [priceOf(row[1]), priceOf(row[2]), priceOf(row[3]), priceOf(row[4])];
  const [volume, turnover] = [unitsOf(row[5], quantityScale), unitsOf(row[7], quantityScale)];
  if (
    time === null ||
    open === null ||
    high === null ||
    low === null ||
    close === null ||
    volume === null ||
    turnover === null
  )
    return null;
  const sound = low <= open && low <= close && open <= high && close <= high;
  return sound ? { time, open, high, low, close, volume: quantity(volume), turnover: quantity(turnover) } : null;
}

/** What `/api/v3/time` answers; null when it is no time. */
export function readServerTime(answer: unknown): number | null {
  const serverTime = typeof answer === 'object' && answer !== null && 'serverTime' in answer ? answer.serverTime : null;
  return typeof serverTime === 'number' && Number.isSafeInteger(serverTime) && serverTime > 0 ? serverTime : null;
}

/** Names of what `/api/v3/exchangeInfo` lists, halted ones too: they may come back before we restart. */
export function readSymbols(answer: unknown): Set<string> | null {
  const symbols = isRecord(answer) ? answer['symbols'] : null;
  if (!Array.isArray(symbols)) return null;
  return new Set(
    symbols.flatMap((each: unknown) => (isRecord(each) && typeof each['symbol'] === 'string' ? [each['symbol']] : [])),
  );
}

/** To the nearest tick of our listing, at least one: a venue may quote finer than we trade. */
export function onTick(value: Price, { priceDecimals }: Listing): Price {
  const tick = 10n ** BigInt(priceScale - priceDecimals);
  const rounded = ((value + tick / 2n) / tick) * tick;
  return price(rounded === 0n ? tick : rounded);
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const wholeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const unitsOf = (value: unknown, scale: number): bigint | null =>
  typeof value === 'string' ? parseDecimal(value, scale) : null;

function priceOf(value: unknown): Price | null {
  const units = unitsOf(value, priceScale);
  return units === null || units === 0n ? null : price(units);
}

/** One bad level makes the whole message worthless: the book would be wrong. */
function levelsOf(value: unknown): DepthLevel[] | null {
  if (!Array.isArray(value)) return null;
  const levels: DepthLevel[] = [];
  for (const row of value as unknown[]) {
    if (!Array.isArray(row)) return null;
    const [at, units] = [priceOf(row[0]), unitsOf(row[1], quantityScale)];
    if (at === null || units === null) return null;
    levels.push({ price: at, quantity: quantity(units) });
  }
  return levels;
}
