import { countVolume } from '../../bonus/bonus.ts';
import type { JournalKind } from '../../ledger/journal.ts';
import { noteResult } from '../../limits/limits.ts';
import type { Instant, Mark } from '../../market/mark.ts';
import { minus, plus, type Price } from '../../money/amount.ts';
import { record, type Effects, type State } from '../../state.ts';
import { mayOpen } from '../exposure.ts';
import type { FuturesOrder } from '../order.ts';
import { cancelPending } from '../revoke-order.ts';
import { feeMoves, futuresAccount, openingCost } from '../settle.ts';
import { isReached, type StopName } from '../stops.ts';

/** Opens at the mark. A limit whose better price would need more margin than there is opens at its own price. */
export function openPending(state: State, effects: Effects, order: FuturesOrder, mark: Mark, now: Instant): void {
  const available = futuresAccount(state, order.userId).available;
  const affordable = (at: Price): boolean =>
    openingCost(order, at).total <= order.held + available && mayOpen(state, order, at);
  const limit = order.marketSince === null ? order.entrustPrice : null;
  if (affordable(mark.price)) open(state, effects, order, mark, mark.price, now);
  else if (limit !== null && mayOpen(state, order, limit)) open(state, effects, order, mark, limit, now);
  else if (order.entrustType === 'limit') backToLimit(state, effects, order);
  else cancelPending(state, effects, order, now);
}

/** A limit that was chased, or could not be paid, waits for its price again. */
export function backToLimit(state: State, effects: Effects, order: FuturesOrder): void {
  order.marketSince = null;
  state.futures.wishDone(order);
  state.futures.watchEntry(order);
  effects.changedFutures.add(order);
}

function open(state: State, effects: Effects, order: FuturesOrder, mark: Mark, at: Price, now: Instant): void {
  openAt(state, effects, order, { ...mark, price: at }, now, 'futures-open');
  for (const what of ['stopProfit', 'stopLoss'] as const) dropReached(effects, order, what, mark);
  order.status = 'holding';
  state.futures.opened(order);
  effects.changedFutures.add(order);
  countOpening(state, effects, order, now);
}

/** A stop that the opening itself has passed would close at once what has just been paid for: it does not arm. */
function dropReached(effects: Effects, order: FuturesOrder, what: StopName, mark: Mark): void {
  const stop = order[what];
  if (stop === null || !isReached(order.direction, what, stop, mark.price)) return;
  order[what] = null;
  effects.droppedStops.push({ order, what, stop, open: mark });
}

/** Turns what a pending order holds into the margin of a position, pays the fee, returns or takes the difference. */
export function openAt(
  state: State,
  effects: Effects,
  order: FuturesOrder,
  mark: Mark,
  now: Instant,
  kind: JournalKind,
): void {
  const { margin, fee, total } = openingCost(order, mark.price);
  const account = futuresAccount(state, order.userId);
  record(state, effects, kind, order.orderNo, now, [
    { account, available: minus(order.held, total), frozen: minus(margin, order.held) },
    ...feeMoves(state, fee),
  ]);
  order.held = margin;
  order.fee = plus(order.fee, fee);
  order.open = mark;
  order.marketSince = null;
  noteResult(state, effects, order.userId, -fee, now);
}

export const countOpening = (state: State, effects: Effects, order: FuturesOrder, now: Instant): void =>
  countVolume(state, effects, order.userId, order.held, order.orderNo, now);
