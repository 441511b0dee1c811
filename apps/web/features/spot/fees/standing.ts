import { currencyScale } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import type { SpotRule } from '../terms.ts';

export type Tiers = SpotRule['feeTiers'];

const units = (usdt: string): bigint => parseDecimal(usdt, currencyScale.USDT) ?? 0n;

/** Which tier a volume is in, and what is missing to the next; decimals of USDT. */
export function standingIn(tiers: Tiers, volume: string): { readonly at: number; readonly toNext: string | null } {
  const own = units(volume);
  const at = Math.max(
    0,
    tiers.findLastIndex(({ volumeFrom }) => units(volumeFrom) <= own),
  );
  const next = tiers[at + 1];
  return { at, toNext: next === undefined ? null : formatPlain(units(next.volumeFrom) - own, currencyScale.USDT) };
}
