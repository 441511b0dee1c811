import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Contract, Size, Tier } from '@candor/core/futures/contract.ts';
import { sizeScale } from '@candor/core/futures/contract.ts';
import { amount, price, priceScale, rate, rateScale, type Price } from '@candor/core/money/amount.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { useMemo } from 'react';
import { useCall } from '../client/query.ts';

type Rule = CallAnswer<'GET /portal/common/contractRule'>;

/** What new orders of a symbol are accepted on, in the form of the formulas. */
export interface Terms {
  readonly contract: Contract;
  readonly leverages: readonly number[];
  readonly tiers: readonly Tier[];
}

const units = (text: string, scale: number): bigint => parseDecimal(text, scale) ?? 0n;
const usdtUnits = (text: string) => amount(units(text, currencyScale.USDT));

/** A price of the wire; null where there is none or it is none. */
export const priceOf = (text: string | null | undefined): Price | null => {
  const value = parseDecimal(text ?? '', priceScale);
  return value === null || value === 0n ? null : price(value);
};
export const priceText = (value: bigint): string => formatPlain(value, priceScale);
export const usdtText = (value: bigint): string => formatPlain(value, currencyScale.USDT);
export const sizeText = (value: bigint): string => formatPlain(value, sizeScale);
export const usdtOf = (text: string | null | undefined): bigint => units(text ?? '', currencyScale.USDT);

/** The terms of one symbol; null where it has no futures. */
export function termsOf(rule: Pick<Rule, 'lever' | 'tiers' | 'futures'>, symbol: string): Terms | null {
  const row = rule.futures.find((each) => each.symbol === symbol);
  if (row === undefined) return null;
  return {
    contract: {
      symbol,
      contractSize: units(row.contractSize, sizeScale) as Size,
      tick: price(units(row.tick, priceScale)),
      feeRate: rate(units(row.feeRate, rateScale)),
      lotsMin: BigInt(row.lotsMin),
      lotsMax: BigInt(row.lotsMax),
      openInterestMax: usdtUnits(row.openInterestMax),
    },
    leverages: rule.lever,
    tiers: rule.tiers.map(({ notionalMax, leverMax, maintenanceRate }) => ({
      notionalMax: usdtUnits(notionalMax),
      leverageMax: leverMax,
      maintenanceRate: rate(units(maintenanceRate, rateScale)),
    })),
  };
}

/** Fields of the calls that are called otherwise here. */
export const ownFieldNames = { lever: 'leverage', stopProfit: 'takeProfit' } as const;

/** The rules of futures; they hardly ever change. */
export const useRule = () => useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 });

/** The terms of a symbol; undefined until they are known, null where it has none. */
export function useTerms(symbol: string): Terms | null | undefined {
  const rule = useRule().data;
  return useMemo(() => (rule === undefined ? undefined : termsOf(rule, symbol)), [rule, symbol]);
}
