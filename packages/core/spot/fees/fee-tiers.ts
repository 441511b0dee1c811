import type { UserId } from '../../ledger/account.ts';
import { zero, type Amount, type Rate } from '../../money/amount.ts';
import { assert } from '../../result.ts';
import type { State } from '../../state.ts';
import type { SpotTerms } from '../order.ts';
import type { SpotRules } from '../rules.ts';

/** What customers pay from a volume on. */
export interface FeeTier {
  /** USDT that their deals came to in {@link volumeDays}. */
  readonly volumeFrom: Amount;
  readonly makerFee: Rate;
  readonly takerFee: Rate;
}

/** The first with them. */
export const feeTiersMax = 10;
/** Whole platform days whose deals count. */
export const volumeDays = 30;

/** What the deals of customers came to, both sides counted for whom they belong to. */
export interface SpotVolumes {
  /** The last of the {@link volumeDays}. */
  readonly day: number;
  /** USDT; who isn't here had no deal. */
  readonly byUser: ReadonlyMap<UserId, Amount>;
}

/** What the rates of an order were found by. */
export interface FeeBasis {
  readonly volume: Amount;
  /** The last of its days; null where no day was counted yet. */
  readonly day: number | null;
}

type TierRules = Pick<SpotRules, 'makerFee' | 'takerFee' | 'feeTiers'>;

/** All tiers, the first with them. */
export const tiersOf = ({ makerFee, takerFee, feeTiers }: TierRules): readonly FeeTier[] => [
  { volumeFrom: zero, makerFee, takerFee },
  ...feeTiers,
];

/** The last tier that a volume reaches. */
export function tierOf(rules: TierRules, volume: Amount): FeeTier {
  const tier = tiersOf(rules).findLast(({ volumeFrom }) => volumeFrom <= volume);
  assert(tier !== undefined, 'the first tier takes in everybody');
  assert(tier.takerFee <= rules.takerFee && tier.makerFee <= rules.makerFee, 'no tier costs more than the first');
  return tier;
}

/** The volume that a customer's tier is found by. */
export const volumeOf = ({ spotVolumes }: Pick<State, 'spotVolumes'>, userId: UserId): FeeBasis => ({
  volume: spotVolumes?.byUser.get(userId) ?? zero,
  day: spotVolumes?.day ?? null,
});

/** The rates under which an order is accepted now. */
export function feesOf(
  state: Pick<State, 'rules' | 'spotVolumes'>,
  userId: UserId,
): Pick<SpotTerms, 'makerFee' | 'takerFee' | 'feeBasis'> {
  const { spot } = state.rules;
  const basis = volumeOf(state, userId);
  const { makerFee, takerFee } = tierOf(spot, basis.volume);
  return { makerFee, takerFee, feeBasis: spot.feeTiers.length === 0 ? null : basis };
}
