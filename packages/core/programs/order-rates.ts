import type { UserId } from '../ledger/account.ts';
import type { Amount } from '../money/amount.ts';
import { volumeOf } from '../spot/fees/fee-tiers.ts';
import type { State } from '../state.ts';

/** How many orders one customer's programs may place in ten seconds and in a day. */
export interface OrderRates {
  readonly perTenSeconds: number;
  readonly perDay: number;
}

/** What they may place from a volume of spot on, counted as tiers of fees are. */
export interface OrderRateTier extends OrderRates {
  /** USDT. */
  readonly volumeFrom: Amount;
}

/** The first tier is everybody's. */
export interface ProgramRules extends OrderRates {
  readonly tiers: readonly OrderRateTier[];
}
/** Everybody alike, until two operators say otherwise. */
export const programRules: ProgramRules = { perTenSeconds: 100, perDay: 200_000, tiers: [] };
/** Beside the first. */
export const orderRateTiersMax = 9;

/** What a customer's programs may place now. */
export function orderRatesOf(
  state: Pick<State, 'spotVolumes'> & { readonly rules: { readonly programs: ProgramRules } },
  userId: UserId,
): OrderRates {
  const { programs } = state.rules;
  const { volume } = volumeOf(state, userId);
  return programs.tiers.findLast(({ volumeFrom }) => volumeFrom <= volume) ?? programs;
}
