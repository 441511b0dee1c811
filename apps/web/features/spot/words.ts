import { useCallback, useSyncExternalStore } from 'react';
import { amount, number, price } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useConnection } from '../../shell/client/stream.ts';
import { pairOf } from '../../shell/client/quote-row.tsx';
import { onTicker, tickerOf } from '../../shell/client/tickers.ts';

export const pairText = (symbol: string): string => pairOf(symbol).join('/');
/** A price in the decimals of its symbol. */
export const priceIn = (symbol: string, value: string | null): string => price(value, tickerOf(symbol)?.priceDecimals ?? 2);
/** A quantity of the base currency with its code. */
export const sizeIn = (symbol: string, value: string | null): string => `${number(value, 8)} ${pairOf(symbol)[0]}`;
/** An amount with its code: USDT cut to cents, coins in full. */
export const moneyIn = (currencyCode: string, value: string | null): string => `${currencyCode === 'USDT' ? amount(value) : number(value, 8)} ${currencyCode}`;

/** Whether a pair is halted; renders only when that changes, not with every price. */
export function useHalted(symbol: string): boolean {
  const subscribe = useCallback((listener: () => void) => onTicker(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => tickerOf(symbol)?.halted === true);
}

/** Why a pair can't be traded at this moment, in words; null when it can. */
export function useBarred(symbol: string): string | null {
  const halted = useHalted(symbol);
  const up = useConnection((state) => state.up);
  if (!up) return t('spot.disconnected');
  return halted ? t('spot.halted', { pair: pairText(symbol) }) : null;
}
