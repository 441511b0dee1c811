import { micros } from './micros.ts';

const whole = 1_000_000n;
/** A price that moves on before the order is sent must not leave it short again: half a percent. */
const drift = { of: 1_000n, by: 1_005n };
const roundUp = (units: bigint, step: bigint): bigint => ((units + step - 1n) / step) * step;

/**
 * What to move so that an order can be paid: what is missing with a little more, in whole USDT, or all there is where
 * that is still enough; null where it is not.
 * @param missing millionths of USDT, above zero @param there what the other account has, in the form of the wire
 */
export function amountToMove(missing: bigint, there: string): bigint | null {
  const most = micros(there);
  if (missing > most) return null;
  const wanted = roundUp((missing * drift.by) / drift.of, whole);
  return wanted < most ? wanted : most;
}
