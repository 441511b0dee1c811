import type { Instant, Mark } from '../../market/mark.ts';
import type { Effects, State } from '../../state.ts';
import { mayPay } from '../exposure.ts';
import type { FuturesOrder, Trigger } from '../order.ts';
import { closeAt } from './close-position.ts';

/**
 * Closes what its owner didn't ask for at this moment: a liquidation, or a stop, which is carried out in the same way.
 * The
 * first mark that triggers it arms, the second in a row closes.
 * @param triggers what the mark has reached; whatever else of the symbol is armed no longer is
 */
export function liquidatePositions(
  state: State,
  effects: Effects,
  mark: Mark,
  triggers: ReadonlyMap<FuturesOrder, ReadonlySet<Trigger>>,
  now: Instant,
): void {
  for (const order of state.futures.armed(mark.symbol)) if (!triggers.has(order)) arm(state, effects, order, []);
  for (const [order, kinds] of triggers) liquidatePosition(state, effects, order, kinds, mark, now);
}

/** Which of several triggers is carried out: the loss comes first. */
const precedence: readonly Trigger[] = ['liquidation', 'stopLoss', 'stopProfit'];

function liquidatePosition(
  state: State,
  effects: Effects,
  order: FuturesOrder,
  kinds: ReadonlySet<Trigger>,
  mark: Mark,
  now: Instant,
): void {
  const confirmed = precedence.find((kind) => kinds.has(kind) && order.armed.includes(kind));
  if (confirmed !== undefined && mayPay(state, order, mark.price)) {
    closeAt(state, effects, order, mark, confirmed, now);
  } else {
    arm(
      state,
      effects,
      order,
      precedence.filter((kind) => kinds.has(kind)),
    );
  }
}

function arm(state: State, effects: Effects, order: FuturesOrder, kinds: readonly Trigger[]): void {
  order.armed = kinds;
  state.futures.arm(order);
  effects.changedFutures.add(order);
}
