import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { capOf } from '@candor/core/countries/country-caps.ts';
import { tierOf } from '@candor/core/futures/contract.ts';
import { notionalOf, sizeOf } from '@candor/core/futures/formulas.ts';
import { priceScale, zero } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Named } from '../../http/command.ts';
import { refused, type Refused } from '../../http/refused.ts';

/** Fields of the calls that core has other names for. */
const wireNames: Readonly<Record<string, string>> = { leverage: 'lever', takeProfit: 'stopProfit' };

/** The engine's refusal as the call's, the field by its name in the call. */
export const refusedFutures = (
  { refusal, field }: { readonly refusal: ErrorCode; readonly field?: string },
  params: Record<string, string> = {},
): Refused => refused(refusal, { field: field === undefined ? undefined : (wireNames[field] ?? field), params });

/** What is to be opened, and by whom. */
export interface OpenedSize {
  readonly symbol: string;
  readonly lots: string;
  readonly country: string | null;
}

/** What the messages of a refusal name. */
export function sizeLimits(
  { rules: { futures, caps }, markOf }: Named,
  { symbol, lots, country }: OpenedSize,
  refusal: string,
): Record<string, string> {
  if (refusal === 'country-cap') return { max: formatAmount(capOf(caps, country)?.futuresNotionalMax ?? zero, 'USDT') };
  const contract = futures.contracts.get(symbol);
  const mark = markOf(symbol);
  if (contract === undefined || mark === undefined) return {};
  if (refusal === 'lever-too-high') {
    const tier = tierOf(futures, notionalOf(sizeOf(BigInt(lots), contract), mark.price));
    return { max: String(tier?.leverageMax ?? '') };
  }
  const perLot = notionalOf(sizeOf(1n, contract), mark.price);
  const byTier = (futures.tiers.at(-1)?.notionalMax ?? 0n) / perLot;
  return {
    min: contract.lotsMin.toString(),
    max: String(byTier < contract.lotsMax ? byTier : contract.lotsMax),
    tick: formatPlain(contract.tick, priceScale),
  };
}
