import { amount, rateScale, zero } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { tierOf, tiersOf, type FeeBasis, type FeeTier } from '@candor/core/spot/fees/fee-tiers.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Database } from '../db/database.ts';

/** The last platform day of which volumes were said; null before the first. */
export async function lastVolumesDay(db: Pick<Database, 'query'>): Promise<number | null> {
  const [row] = await db.query<{ day: number | null }>('select max(platform_day)::float8 as day from spot_volume_day');
  return row?.day ?? null;
}

/** What the rates of a customer's next order are found by, and the tier that they are. */
export async function ownTier(
  { db, rules }: { readonly db: Pick<Database, 'query'>; readonly rules: Pick<Rules, 'spot'> },
  userId: string,
): Promise<{ readonly basis: FeeBasis; readonly tier: FeeTier }> {
  const day = await lastVolumesDay(db);
  const [row] = await db.query<{ volume: string }>(
    'select volume::text as volume from spot_volume where user_id = $1 and platform_day = $2',
    [userId, day],
  );
  const volume = row === undefined ? zero : amount(BigInt(row.volume));
  return { basis: { volume, day }, tier: tierOf(rules.spot, volume) };
}

/** Rates as calls show them: fractions. */
export const ratesText = ({ makerFee, takerFee }: Pick<FeeTier, 'makerFee' | 'takerFee'>) => ({
  makerFee: formatPlain(makerFee, rateScale),
  takerFee: formatPlain(takerFee, rateScale),
});

/** All tiers as calls show them. */
export const tiersText = (spot: Rules['spot']) =>
  tiersOf(spot).map((tier) => ({ volumeFrom: formatAmount(tier.volumeFrom, 'USDT'), ...ratesText(tier) }));
