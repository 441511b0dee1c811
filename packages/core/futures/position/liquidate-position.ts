import type { Mark } from '../../market/mark.ts';
import { mayPay } from '../exposure.ts';
import type { FuturesOrder, Trigger } from '../order.ts';
import type { Turn } from '../../turn.ts';
import { closeAt } from './close-position.ts';

/**
 * Closes what its owner didn't ask for at this moment: a liquidation, or a stop, which is carried out in the same way.
 * The
 * first mark that triggers it arms, the second in a row closes.
 * @param triggers what the mark has reached; whatever else of the symbol is armed no longer is
 */
export function liquidatePositions(
  turn: Turn,
  mark: Mark,
  triggers: ReadonlyMap<FuturesOrder, ReadonlySet<Trigger>>,
): void {
  for (const order of turn.state.futures.armed(mark.symbol)) if (!triggers.has(order)) arm(turn, order, []);
  for (const [order, kinds] of triggers) liquidatePosition(turn, order, kinds, mark);
}

/** Which of several triggers is carried out: the loss comes first. */
const precedence: readonly Trigger[] = ['liquidation', 'stopLoss', 'takeProfit'];

function liquidatePosition(turn: Turn, order: FuturesOrder, kinds: ReadonlySet<Trigger>, mark: Mark): void {
  const reached = precedence.filter((kind) => kinds.has(kind));
  const confirmed = reached.find((kind) => order.armed.includes(kind));
  if (confirmed !== undefined && mayPay(turn.state, [order], mark.price))
    closeAt(turn, order, { mark, reason: confirmed });
  else arm(turn, order, reached);
}

function arm({ state, effects }: Turn, order: FuturesOrder, kinds: readonly Trigger[]): void {
  order.armed = kinds;
  state.futures.arm(order);
  effects.changedFutures.add(order);
}
