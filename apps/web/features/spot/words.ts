import { amount, number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useConnection } from '../../shell/client/stream.ts';
import { pairOf } from '../../shell/quotes/quote-row.tsx';
import { useHalt } from '../../shell/quotes/halted.ts';
import { pairText } from '../../shell/quotes/words.ts';

/** A quantity of the base currency with its code. */
export const sizeIn = (symbol: string, value: string | null): string => `${number(value, 8)} ${pairOf(symbol)[0]}`;
/** An amount with its code: USDT cut to cents, coins in full. */
export const moneyIn = (currencyCode: string, value: string | null): string =>
  `${currencyCode === 'USDT' ? amount(value) : number(value, 8)} ${currencyCode}`;

/** Why a pair can't be traded at this moment, in words; null when it can. */
export function useBarred(symbol: string): string | null {
  const halt = useHalt(symbol);
  const up = useConnection((state) => state.up);
  if (!up) return t('spot.disconnected');
  if (halt === 'operators') return t('fast.paused', { pair: pairText(symbol) });
  return halt === 'price' ? t('spot.halted', { pair: pairText(symbol) }) : null;
}
