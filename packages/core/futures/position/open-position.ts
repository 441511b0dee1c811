import { countVolume } from '../../bonus/bonus.ts';
import type { JournalKind } from '../../ledger/journal.ts';
import { noteResult } from '../../limits/limits.ts';
import type { Mark } from '../../market/mark.ts';
import { minus, plus, type Price } from '../../money/amount.ts';
import { versionAt } from '../../rule-versions/version.ts';
import { tierOf } from '../contract.ts';
import { mayOpen } from '../exposure.ts';
import { notionalOf } from '../formulas.ts';
import type { FuturesOrder } from '../order.ts';
import { cancelPending } from '../revoke-order.ts';
import { feeMoves, futuresAccount, openingCost } from '../settle.ts';
import { openingReceipt } from '../receipt.ts';
import { isReached, type StopName } from '../stops.ts';
import { noteReceipt, record, type Turn } from '../../turn.ts';

/** Opens at the mark. A limit whose better price would need more margin than there is opens at its own price. */
export function openPending(turn: Turn, order: FuturesOrder, mark: Mark): void {
  const available = futuresAccount(turn.state, order.userId).available;
  const affordable = (at: Price): boolean =>
    openingCost(order, at).total <= order.held + available && mayOpen(turn.state, order, at);
  const limit = order.marketSince === null ? order.limitPrice : null;
  if (affordable(mark.price)) open(turn, order, mark, mark.price);
  else if (limit !== null && mayOpen(turn.state, order, limit)) open(turn, order, mark, limit);
  else if (order.orderType === 'limit') backToLimit(turn, order);
  else cancelPending(turn, order);
}

/** A limit that was chased, or could not be paid, waits for its price again. */
export function backToLimit({ state, effects }: Turn, order: FuturesOrder): void {
  order.marketSince = null;
  state.futures.stopAwaiting(order);
  state.futures.watchEntry(order);
  effects.changedFutures.add(order);
}

function open(turn: Turn, order: FuturesOrder, mark: Mark, at: Price): void {
  takeTierOfChase(turn, order, at);
  openAt(turn, order, { mark, at, kind: 'futures-open' });
  for (const what of ['takeProfit', 'stopLoss'] as const) dropReached(turn, order, what, mark);
  order.status = 'holding';
  turn.state.futures.opened(order);
  turn.effects.changedFutures.add(order);
  countOpening(turn, order);
}

/** A limit that was chased has the tier of what it opens, by the rules of that moment, and not that of its price. */
function takeTierOfChase({ state }: Turn, order: FuturesOrder, at: Price): void {
  if (order.limitPrice === null || order.marketSince === null) return;
  const { futures } = versionAt(state.ruleVersions, order.marketSince).rules;
  const tier = tierOf(futures, notionalOf(order.size, at)) ?? futures.tiers.at(-1);
  order.maintenanceRate = tier?.maintenanceRate ?? order.maintenanceRate;
}

/** A stop that the opening itself has passed would close at once what has just been paid for: it does not arm. */
function dropReached({ effects }: Turn, order: FuturesOrder, what: StopName, mark: Mark): void {
  const stop = order[what];
  if (stop === null || !isReached(order.direction, what, stop, mark.price)) return;
  order[what] = null;
  effects.droppedStops.push({ order, what, stop, open: mark });
}

interface Opening {
  readonly mark: Mark;
  /** The mark's price, or the limit. */
  readonly at: Price;
  readonly kind: JournalKind;
}

/** Turns what a pending order holds into the margin of a position, pays the fee, returns or takes the difference. */
export function openAt(turn: Turn, order: FuturesOrder, { mark, at, kind }: Opening): void {
  const { margin, fee, total } = openingCost(order, at);
  const account = futuresAccount(turn.state, order.userId);
  const { id: journal } = record(turn, kind, order.orderNo, [
    { account, available: minus(order.held, total), frozen: minus(margin, order.held) },
    ...feeMoves(turn.state, fee),
  ]);
  const content = openingReceipt(order, { mark, at, asked: order.marketSince, margin, fee, journal });
  noteReceipt(turn, { receiptNo: `${order.orderNo}-open`, journal, content });
  order.held = margin;
  order.fee = plus(order.fee, fee);
  order.open = { ...mark, price: at };
  order.marketSince = null;
  noteResult(turn, order.userId, -fee);
}

export const countOpening = (turn: Turn, order: FuturesOrder): void =>
  countVolume(turn, order.userId, order.held, order.orderNo);
