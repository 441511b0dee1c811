import { priceScale, rate, rateScale, shareUp, amount as units, type Rate } from '@candor/core/money/amount.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { shownSum } from '../../../shell/amounts/shown-parts.ts';
import type { Terms } from '../terms.ts';
import type { Way } from './way.ts';

export type Side = 'buy' | 'sell';
export interface Draft {
  readonly side: Side;
  readonly type: 'limit' | 'market';
  readonly price: string;
  readonly quantity: string;
  readonly amount: string;
  /** Of a limit. */
  readonly timing: 'gtc' | 'ioc' | 'fok' | 'maker';
  /** What it is beyond a limit or an order at market; null for these. */
  readonly way: Way | null;
  readonly stopPrice: string;
  /** How the market comes to that price, from where it stood when it was typed. */
  readonly stopWhen: 'rising' | 'falling';
  /** Of the order that the stop of two lets in; empty at market. */
  readonly stopLimitPrice: string;
}
export type Field = 'price' | 'quantity' | 'amount' | 'stopPrice' | 'stopLimitPrice';
export type IssueKind = 'required' | 'invalid' | 'tick' | 'step' | 'tooHigh' | 'tooLow' | 'notional' | 'short';
export interface Issue {
  readonly kind: IssueKind;
  /** What would be right, in the form of the wire. */ readonly limit?: string;
  /** What the band lies around, scale 8. */ readonly around?: bigint;
  /** In words of its own. */ readonly say?: () => string;
}
export interface Checked {
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  /** What a market buy spends, millionths of USDT. */
  readonly amount: bigint | null;
  /** Price × quantity, or the amount; millionths of USDT. */
  readonly total: bigint | null;
  /** Scale 8; of an order with a stop. */
  readonly trigger?: bigint | null;
  readonly stopLimit?: bigint | null;
  readonly issues: Partial<Record<Field, Issue>>;
}

const quoteScale = currencyScale.USDT;
const one = 10n ** BigInt(rateScale);
const cent = 10n ** BigInt(quoteScale - 2);
const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;
/** Divides a price × quantity into millionths of USDT. */
const unit = (terms: Terms): bigint => 10n ** BigInt(priceScale + terms.baseScale - quoteScale);

/** Price × quantity, rounded up: what a buyer pays at most. */
export const worthUp = (price: bigint, quantity: bigint, terms: Terms): bigint =>
  ceilDiv(price * quantity, unit(terms));
/** Price × quantity, rounded down: what a seller receives at least. */
export const worthDown = (price: bigint, quantity: bigint, terms: Terms): bigint => (price * quantity) / unit(terms);

/** The highest price of a buy: mark × (1 + band), down to a whole tick. The rule of the book (decisions, section 6). */
export const highest = (mark: bigint, { bandRate, tick }: Terms): bigint =>
  ((mark * (one + bandRate)) / one / tick) * tick;
/** The lowest price of a sell: mark × (1 − band), up to a whole tick and at least one. */
export function lowest(mark: bigint, { bandRate, tick }: Terms): bigint {
  const ticks = ceilDiv(mark * (one - bandRate), one * tick);
  return (ticks < 1n ? 1n : ticks) * tick;
}

type Read = { value: bigint | null; issue?: Issue };

/** What was typed, in whole units. */
export function read(text: string, scale: number, whole: bigint, notWhole: IssueKind): Read {
  if (text === '') return { value: null, issue: { kind: 'required' } };
  // More decimals than the currency has can't be whole steps either: read wide, then count.
  const wide = parseDecimal(text, 18);
  if (wide === null || wide === 0n) return { value: null, issue: { kind: 'invalid' } };
  const value = parseDecimal(text, scale);
  return value === null || value % whole !== 0n
    ? { value: null, issue: { kind: notWhole, limit: formatPlain(whole, scale) } }
    : { value };
}

/** Whether a price lies outside the band. */
export function bandIssue(side: Side, price: bigint, around: bigint | null, terms: Terms): Issue | undefined {
  if (around === null) return undefined;
  if (side === 'buy' && price > highest(around, terms))
    return { kind: 'tooHigh', limit: formatPlain(highest(around, terms), priceScale), around };
  if (side === 'sell' && price < lowest(around, terms))
    return { kind: 'tooLow', limit: formatPlain(lowest(around, terms), priceScale), around };
  return undefined;
}

/** What is known beside the ticket; null where it is not. Funds in the smallest units of what is given away. */
export interface Around {
  readonly mark: bigint | null;
  readonly available: bigint | null;
}

function checkAmount(draft: Draft, terms: Terms, { available }: Around): Checked {
  const { value, issue } = read(draft.amount, quoteScale, 1n, 'step');
  const wrong: Issue | undefined =
    issue ??
    (value !== null && value < terms.minNotional
      ? { kind: 'notional', limit: formatPlain(terms.minNotional, quoteScale) }
      : undefined) ??
    (value !== null && available !== null && value > available ? { kind: 'short' } : undefined);
  return {
    price: null,
    quantity: null,
    amount: value,
    total: value,
    issues: wrong === undefined ? {} : { amount: wrong },
  };
}

/**
 * What keeps a ticket from being sent, field by field, and what it comes to. @param draft decimals in the form of the
 * wire
 */
export function checkTicket(draft: Draft, terms: Terms, around: Around): Checked {
  const { side, type } = draft;
  if (type === 'market' && side === 'buy') return checkAmount(draft, terms, around);
  const priced: Read = type === 'limit' ? read(draft.price, priceScale, terms.tick, 'tick') : { value: around.mark };
  const { value: quantity, issue } = read(draft.quantity, terms.baseScale, terms.step, 'step');
  const price = priced.value;
  const worth = side === 'buy' ? worthUp : worthDown;
  const total = price === null || quantity === null ? null : worth(price, quantity, terms);
  const given = side === 'buy' ? total : quantity;
  const priceIssue =
    type === 'limit'
      ? (priced.issue ?? (price === null ? undefined : bandIssue(side, price, around.mark, terms)))
      : undefined;
  const quantityIssue: Issue | undefined =
    issue ??
    (total !== null && total < terms.minNotional
      ? { kind: 'notional', limit: formatPlain(terms.minNotional, quoteScale) }
      : undefined) ??
    (given !== null && around.available !== null && given > around.available ? { kind: 'short' } : undefined);
  return {
    price: type === 'limit' ? price : null,
    quantity,
    amount: null,
    total,
    issues: {
      ...(priceIssue === undefined ? {} : { price: priceIssue }),
      ...(quantityIssue === undefined ? {} : { quantity: quantityIssue }),
    },
  };
}

/**
 * A share of what is available, in whole steps (or cents of a market buy) and never more than there is; null when that
 * is nothing.
 */
export function shareOf(percent: number, draft: Draft, terms: Terms, { mark, available }: Around): string | null {
  if (available === null) return null;
  const part = (available * BigInt(percent)) / 100n;
  if (draft.type === 'market' && draft.side === 'buy') {
    const whole = (part / cent) * cent;
    return whole === 0n ? null : formatPlain(whole, quoteScale);
  }
  const price = draft.type === 'limit' ? parseDecimal(draft.price, priceScale) : mark;
  if (draft.side === 'buy' && (price === null || price === 0n)) return null;
  // The largest quantity q with ⌈price × q⌉ ≤ part is ⌊part / price⌋, as part is whole.
  const most = draft.side === 'buy' && price !== null ? (part * unit(terms)) / price : part;
  const steps = (most / terms.step) * terms.step;
  return steps === 0n ? null : formatPlain(steps, terms.baseScale);
}

/** What is charged of what is received, and what is left of it. Rounded against the receiver, as the ledger does. */
export function afterFee(gross: bigint, feeRate: Rate): { fee: bigint; net: bigint } {
  const fee = shareUp(units(gross), rate(feeRate));
  return { fee, net: gross - fee };
}

/**
 * What a sale brings, its fee and what is left, in USDT as they are shown one under the other. @param gross millionths
 * of USDT
 */
export function shownProceeds(gross: bigint, feeRate: Rate): { gross: string; fee: string; net: string } {
  const { fee } = afterFee(gross, feeRate);
  const {
    parts: [all = '', charged = ''],
    total,
  } = shownSum([formatPlain(gross, quoteScale), `-${formatPlain(fee, quoteScale)}`]);
  return { gross: all, fee: charged.replace('-', ''), net: total };
}

/** One price step up or down, from a price that may lie between two ticks; null when there is nothing below. */
export function stepPrice(from: bigint, way: 1 | -1, tick: bigint): bigint | null {
  const to = way === 1 ? (from / tick + 1n) * tick : ceilDiv(from, tick) * tick - tick;
  return to > 0n ? to : null;
}
