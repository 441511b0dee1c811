import { amount, plus, shareDown, zero, type Amount, type Rate } from '../money/amount.ts';
import { platformDayStartOf } from '../platform-day.ts';
import { assert } from '../result.ts';
import { versionAt, type RulesVersion } from '../rule-versions/version.ts';
import type { Pair } from '../spot/rules.ts';

/** Fees of a platform day as they are booked, of all whom one agent has invited. */
export interface BookedFees {
  /** Taken in USDT: of futures what the house has kept, of spot what sellers have paid. */
  readonly usdt: Amount;
  /** Of spot what buyers have paid: by pair the sum of fee × deal amount ÷ deal steps, each rounded down. */
  readonly bySteps: readonly { readonly symbol: string; readonly units: bigint }[];
}

/** The fees in USDT. Those in the base of a pair are worth what their own deals paid for it, rounded down. */
export function feesInUsdt({ usdt, bySteps }: BookedFees, pairs: ReadonlyMap<string, Pair>): Amount {
  return bySteps.reduce((sum, { symbol, units }) => {
    const pair = pairs.get(symbol);
    assert(pair !== undefined, `${symbol} is a pair`);
    return plus(sum, amount(units / pair.stepUnits));
  }, usdt);
}

/** The share of a platform day is the one that held as it began: nobody can set it for fees that are known. */
export const agentShareOf = (versions: readonly RulesVersion[], day: number): Rate =>
  versionAt(versions, platformDayStartOf(day)).rules.agents.share;

/** The commission on the fees of one platform day, rounded down. @param fees in USDT, not negative */
export function commissionOn(fees: Amount, share: Rate): Amount {
  const commission = shareDown(fees, share);
  assert(commission >= zero && commission + commission <= fees, 'a commission is at most half of the fees');
  return commission;
}
