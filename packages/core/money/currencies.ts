import { assert } from '../result.ts';
import { amount, type Amount } from './amount.ts';
import { formatPlain, parseDecimal } from './decimal.ts';

/** Decimals of every currency the ledger can hold. */
export const currencyScale = {
  USDT: 6,
  USDC: 6,
  VND: 0,
  BTC: 8,
  ETH: 8,
  BNB: 8,
  SOL: 8,
  XRP: 8,
  ADA: 8,
  DOGE: 8,
  TRX: 8,
  TON: 8,
  AVAX: 8,
  DOT: 8,
  LINK: 8,
  LTC: 8,
  BCH: 8,
  ATOM: 8,
  UNI: 8,
  NEAR: 8,
  APT: 8,
  SUI: 8,
  ARB: 8,
  OP: 8,
  FIL: 8,
  ETC: 8,
  XLM: 8,
  ALGO: 8,
  AAVE: 8,
  PEPE: 8,
  SHIB: 8,
} as const;

export type Currency = keyof typeof currencyScale;
export const currencies = Object.keys(currencyScale) as Currency[];

/** The order in which accounts are shown (specification, section 3). */
const shownFirst: readonly Currency[] = ['USDT', 'USDC', 'BTC', 'ETH'];
export const displayOrder: readonly Currency[] = [...shownFirst, ...currencies.filter((c) => !shownFirst.includes(c))];

export const isCurrency = (text: string): text is Currency => Object.hasOwn(currencyScale, text);

/** @returns null when the text is no decimal or has more decimals than the currency */
export function parseAmount(text: string, currency: Currency): Amount | null {
  const units = parseDecimal(text, currencyScale[currency]);
  return units === null ? null : amount(units);
}

export const formatAmount = (units: Amount, currency: Currency): string => formatPlain(units, currencyScale[currency]);

/** An amount written in the code: `usdt('10')`. A text that is no amount is a bug. */
export function usdt(text: string): Amount {
  const units = parseAmount(text, 'USDT');
  assert(units !== null, `${text} is no USDT amount`);
  return units;
}
