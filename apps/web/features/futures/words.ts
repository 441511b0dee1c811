import type { Side } from '@candor/core/futures/formulas.ts';
import { amount, number, percent } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { signedMicros } from '../../shell/funds/micros.ts';
import { priceIn } from '../../shell/quotes/words.ts';
import { asTyped } from '../../shell/amounts/amount-typed.ts';
import type { FuturesOrder } from '../../shell/client/futures-orders.ts';
import { priceText, usdtOf, usdtText } from '../../shell/futures/terms.ts';
import type { Refusal } from './ticket/draft.ts';

export const sideWord = (side: Side): string => t(side === 'long' ? 'futures.long' : 'futures.short');
export const lotsText = (lots: string | bigint): string => t('futures.lotsOf', { count: Number(lots) });
/** A price as one would type it: the decimal sign of the language, no groups. */
export const typed = (value: bigint): string => asTyped(priceText(value));
/** A share without sign: 0.0447 is `4.5%`. */
export const shareText = (rate: number): string =>
  percent(Math.abs(rate), Math.abs(rate) < 0.1 ? 2 : 1).replace(/^\+/, '');
/** How far a price lies from the mark, in words. @param rate signed share of the mark */
export const awayText = (rate: number): string =>
  t(rate < 0 ? 'futures.belowMark' : 'futures.aboveMark', { share: shareText(rate) });

export const statusWords: Record<FuturesOrder['status'], PlainKey> = {
  pending: 'futures.tabUnfilled',
  holding: 'futures.tabActive',
  locked: 'futures.tabLocked',
  closed: 'futures.tabClosed',
  cancelled: 'futures.tabCancelled',
};

/** What a closed position has really brought: its profit without all fees. */
export const netOf = ({ profit, fee }: Pick<FuturesOrder, 'profit' | 'fee'>): string | null =>
  profit === null ? null : usdtText(signedMicros(profit) - usdtOf(fee));

interface RefusalFacts {
  symbol: string;
  reference: string;
  liquidation: string;
  min: bigint;
  max: bigint;
  tick: string;
  leverageMax: number;
}

/** An objection in words, with the numbers it is about. */
export function refusalText(
  refusal: Refusal,
  { symbol, reference, liquidation, min, max, tick, leverageMax }: RefusalFacts,
): string {
  switch (refusal) {
    case 'stop-profit-below-reference':
      return t('futures.takeProfitBelowReference', { price: priceIn(symbol, reference) });
    case 'reference-below-stop-loss':
      return t('futures.referenceBelowStopLoss', { price: priceIn(symbol, reference) });
    case 'reference-below-stop-profit':
      return t('futures.referenceBelowTakeProfit', { price: priceIn(symbol, reference) });
    case 'stop-loss-below-reference':
      return t('futures.stopLossBelowReference', { price: priceIn(symbol, reference) });
    case 'stop-loss-below-liquidation':
      return t('futures.stopLossBelowLiquidation', { price: priceIn(symbol, liquidation) });
    case 'liquidation-below-stop-loss':
      return t('futures.liquidationBelowStopLoss', { price: priceIn(symbol, liquidation) });
    case 'order-price-required':
      return t('futures.priceRequired');
    case 'price-tick':
      return t('futures.priceTick', { tick: priceIn(symbol, tick) });
    case 'number-invalid':
      return t('futures.numberInvalid');
    case 'lots-range':
      return t('futures.lotsRange', { min: number(String(min)), max: number(String(max)) });
    case 'lever-too-high':
      return t('futures.leverageTooHigh', { max: leverageMax });
    case 'insufficient-balance':
      return t('futures.tooLittle');
  }
}

/** USDT of the ledger in the language, cut to cents. */
export const usdtWords = (units: bigint): string => amount(usdtText(units));
