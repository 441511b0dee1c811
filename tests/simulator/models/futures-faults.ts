import type { CloseAll } from '@candor/core/futures/position/close-all.ts';
import type { Command } from '@candor/core/engine.ts';
import type { PlaceFuturesOrder } from '@candor/core/futures/place-order.ts';
import type { SetStops } from '@candor/core/futures/position/set-stops.ts';
import type { NaiveFutures } from './naive-futures.ts';
import { cost, margin, notional, stopFaults, type Position } from './naive-position.ts';

/** A price older than this takes no new order. */
const freshMs = 1_000;

/** What the model judges; own limits and the house's cover are not its business. */
export const judgedFutures: ReadonlySet<string> = new Set([
  'symbol-unknown',
  'market-halted',
  'market-paused',
  'lots-range',
  'lever-unknown',
  'lever-too-high',
  'order-price-required',
  'price-tick',
  'open-interest-reached',
  'insufficient-balance',
  'not-found',
  'order-not-pending',
  'order-not-holding',
  'order-already-asked',
  'order-locked',
  'stop-profit-below-reference',
  'reference-below-stop-loss',
  'stop-loss-below-liquidation',
  'reference-below-stop-profit',
  'stop-loss-below-reference',
  'liquidation-below-stop-loss',
]);

const named = (faults: readonly [boolean, string][]): string[] => faults.filter(([is]) => is).map(([, name]) => name);

const closeAllFaults = (model: NaiveFutures, command: CloseAll): string[] =>
  named([
    [command.symbol !== null && !model.rules.contracts.has(command.symbol), 'symbol-unknown'],
    [command.pairOf !== null && model.openOf(command).length === 0, 'not-found'],
  ]);

/** All that is against a command by the decisions, in any order. */
export function futuresFaults(model: NaiveFutures, command: Command, now: number): string[] {
  if (command.kind === 'place-futures-order') return placeFaults(model, command, now);
  if (command.kind === 'close-all') return closeAllFaults(model, command);
  if (!('orderNo' in command) || !('userId' in command)) return [];
  const position = model.positions.get(command.orderNo);
  if (position === undefined || position.userId !== command.userId) return ['not-found'];
  const mark = model.marks.get(position.symbol);
  const stale = mark === undefined || now - mark.time > freshMs;
  const reference = mark?.price ?? 0n;
  const pending = position.status === 'pending';
  const asked = position.asked !== null;
  switch (command.kind) {
    case 'revoke-futures-order':
      return named([[!pending, 'order-not-pending']]);
    case 'close-position':
      return named([
        [pending, 'order-not-holding'],
        [asked, 'order-already-asked'],
      ]);
    case 'close-part':
      return partFaults(model, position, command.lots);
    case 'chase-futures-order':
      return chaseFaults(model, position, stale);
    case 'reverse-position':
    case 'lock-position':
      return named([
        [position.status !== 'holding', 'order-not-holding'],
        [asked, 'order-already-asked'],
        [stale, 'market-halted'],
        [model.rules.excludedSymbols.has(position.symbol), 'market-paused'],
        [!carries(model, position, reference, command.kind === 'reverse-position'), 'insufficient-balance'],
        [command.kind === 'lock-position' && isFull(model, position, null), 'open-interest-reached'],
      ]);
    case 'set-stops':
      return stopsFaults(model, position, command, reference);
    default:
      return [];
  }
}

const lotsSize = (model: NaiveFutures, { symbol }: Position, lots: bigint): bigint =>
  lots * (model.rules.contracts.get(symbol)?.contractSize ?? 0n);

const partFaults = (model: NaiveFutures, position: Position, lots: bigint): string[] =>
  named([
    [position.status === 'pending', 'order-not-holding'],
    [position.status === 'locked', 'order-locked'],
    [position.asked !== null, 'order-already-asked'],
    [lots <= 0n || lotsSize(model, position, lots) > position.size, 'lots-range'],
  ]);

/** A limit is chased as if it were asked for at the mark now. */
function chaseFaults(model: NaiveFutures, position: Position, stale: boolean): string[] {
  const at = model.marks.get(position.symbol)?.price ?? 0n;
  const maintenance = model.tierAt(position, at)?.maintenanceRate ?? position.maintenance;
  return [
    ...named([
      [position.status !== 'pending', 'order-not-pending'],
      [position.marketSince !== null, 'order-already-asked'],
      [stale, 'market-halted'],
      [model.purses.of(position.purse) + position.held < cost(position, at), 'insufficient-balance'],
    ]),
    ...tierFaults(model, position, at),
    ...stopFaults(asOpen({ ...position, maintenance }, at), at),
  ];
}

/** What is against opening a size at a price. */
function tierFaults(model: NaiveFutures, order: Position, at: bigint): string[] {
  const tier = model.tierAt(order, at);
  return named([
    [tier === null, 'lots-range'],
    [tier !== null && order.leverage > tier.leverageMax, 'lever-too-high'],
    [isFull(model, order, at), 'open-interest-reached'],
  ]);
}

/**
 * Whether what is open or may open at any mark leaves no room for a size: positions at their opening, limits at their
 * price, what waits for its mark at the last one, and the other legs that locks wait for.
 * @param at the price of the size; null for the mark
 */
function isFull(model: NaiveFutures, { orderNo, symbol, size, status }: Position, at: bigint | null): boolean {
  const mark = model.marks.get(symbol)?.price ?? 0n;
  let [sum, waiting] = [notional(size, at ?? mark), 0n];
  for (const one of model.positions.values()) {
    if (one.symbol !== symbol || (one.orderNo === orderNo && status === 'pending')) continue;
    const own = one.open ?? (one.marketSince === null ? one.limit : null);
    if (own === null || one.asked?.kind === 'lock') waiting += one.size;
    if (own !== null) sum += notional(one.size, own);
  }
  return sum + notional(waiting, mark) > (model.rules.contracts.get(symbol)?.openInterestMax ?? 0n);
}

function stopsFaults(model: NaiveFutures, position: Position, command: SetStops, mark: bigint): string[] {
  const stops = {
    takeProfit: command.takeProfit === undefined ? position.takeProfit : command.takeProfit,
    stopLoss: command.stopLoss === undefined ? position.stopLoss : command.stopLoss,
  };
  const waits = position.status === 'pending' && position.marketSince === null;
  const at = fillPrice(position.side, waits ? position.limit : null, mark);
  const tick = model.rules.contracts.get(position.symbol)?.tick ?? 1n;
  return [
    ...named([
      [position.status === 'locked', 'order-not-holding'],
      [Object.values(stops).some((stop) => stop !== null && stop % tick !== 0n), 'price-tick'],
    ]),
    ...stopFaults({ ...asOpen(position, at), ...stops }, at),
  ];
}

function placeFaults(model: NaiveFutures, command: PlaceFuturesOrder, now: number): string[] {
  const contract = model.rules.contracts.get(command.symbol);
  const mark = model.marks.get(command.symbol);
  const order = model.asked(command, now);
  if (order === null || contract === undefined || mark === undefined) return ['symbol-unknown'];
  const at = model.expected(command, mark.price);
  const missing = command.orderType === 'limit' && (command.price === null || command.price <= 0n);
  const reference = fillPrice(order.side, order.limit, mark.price);
  return [
    ...tierFaults(model, order, at),
    ...named([
      [model.rules.excludedSymbols.has(order.symbol), 'symbol-unknown'],
      [now - mark.time > freshMs, 'market-halted'],
      [missing, 'order-price-required'],
      [(order.limit ?? 0n) % contract.tick !== 0n, 'price-tick'],
      [command.lots < contract.lotsMin || command.lots > contract.lotsMax, 'lots-range'],
      [!model.rules.leverages.includes(order.leverage), 'lever-unknown'],
      [model.purses.of(order.purse) < cost(order, at), 'insufficient-balance'],
    ]),
    ...(missing || order.size <= 0n ? [] : stopFaults(asOpen(order, reference), reference)),
  ];
}

/** What an order would be if it opened there; a position is what it is. */
const asOpen = (position: Position, at: bigint): Position =>
  position.open === null ? { ...position, open: at, held: margin(position, at) } : position;

/** The price at which it would fill now: the mark, or a limit that the mark has not reached. */
function fillPrice(side: 'long' | 'short', limit: bigint | null, mark: bigint): bigint {
  if (limit === null) return mark;
  if (side === 'long') return limit < mark ? limit : mark;
  return limit > mark ? limit : mark;
}

/** Whether the money carries an equal opposite position; a reverse has what closing brings as well. */
function carries(model: NaiveFutures, position: Position, at: bigint, reverses: boolean): boolean {
  const brought = reverses ? model.closing(position, at).proceeds : 0n;
  return model.purses.of(position.purse) + brought >= cost(position, at);
}
