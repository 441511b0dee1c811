import { ok, refuse, type Result } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import { countdownKey, type Countdown } from './countdown.ts';

/** Shorter ones would run out between two calls of a program that lives, longer ones guard nothing. */
export const countdownMinMs = 1_000;
export const countdownMaxMs = 86_400_000;

export interface SetCountdown extends Pick<Countdown, 'userId' | 'symbol' | 'countdownMs'> {
  readonly kind: 'set-countdown';
}

/**
 * From now on open spot orders of a customer end when it is not set again in time; 0 ends it. The one of a pair and the
 * one of all pairs run beside each other.
 */
export function setCountdown(
  { state, effects, now }: Turn,
  { userId, symbol, countdownMs }: SetCountdown,
): Result<Countdown, 'symbol-unknown' | 'countdown-range'> {
  if (symbol !== null && !state.rules.spot.pairs.has(symbol)) return refuse('symbol-unknown', 'symbol');
  const isWithin = countdownMs === 0 || (countdownMs >= countdownMinMs && countdownMs <= countdownMaxMs);
  if (!isWithin || !Number.isSafeInteger(countdownMs)) return refuse('countdown-range', 'countdownTime');
  const countdown = { userId, symbol, countdownMs, dueAt: countdownMs === 0 ? null : now + countdownMs };
  const key = countdownKey(countdown);
  if (countdownMs === 0 && !state.countdowns.has(key)) return ok(countdown);
  if (countdownMs === 0) state.countdowns.delete(key);
  else state.countdowns.set(key, countdown);
  effects.countdowns.set(key, countdown);
  return ok(countdown);
}
