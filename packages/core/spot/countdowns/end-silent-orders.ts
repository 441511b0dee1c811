import type { Instant } from '../../market/mark.ts';
import { ok, type Result } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import { cancelOrder } from '../end-order.ts';
import { byPlace, type SpotOrder } from '../order.ts';
import { countdownKey, type Countdown } from './countdown.ts';

export interface EndSilentOrders extends Pick<Countdown, 'userId' | 'symbol'> {
  readonly kind: 'end-silent-orders';
  /** When the countdown runs out that this is carried out for: one that was set anew meanwhile goes on. */
  readonly dueAt: Instant;
}

/** Ends the open spot orders that a countdown guards, once its time has come; else nothing. */
export function endSilentOrders(turn: Turn, { userId, symbol, dueAt }: EndSilentOrders): Result<SpotOrder[], never> {
  const { state, effects, now } = turn;
  const key = countdownKey({ userId, symbol });
  const countdown = state.countdowns.get(key);
  if (countdown?.dueAt !== dueAt || now < dueAt) return ok([]);
  state.countdowns.delete(key);
  effects.countdowns.set(key, { ...countdown, dueAt: null });
  const open = [...state.spot.orders.values()]
    .filter((order) => order.userId === userId && (symbol === null || order.symbol === symbol))
    .sort(byPlace);
  // Of two orders that end each other the second one has ended with the first.
  for (const order of open) if (order.endedAt === null) cancelOrder(turn, order);
  const { countdownMs } = countdown;
  if (open.length > 0) effects.silences.push({ userId, symbol, countdownMs, orders: open.length, at: now });
  return ok(open);
}
