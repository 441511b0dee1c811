import type { Side } from '@candor/core/futures/formulas.ts';
import { stopIssue, stopReference, type StopRefusal } from '@candor/core/futures/stops.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { decimalTyped, wholeTyped } from '../../../shell/amounts/amount-typed.ts';
import { priceOf, type Terms } from '../../../shell/futures/terms.ts';
import { costOf, expectedPrice, maxLots, tierFor, type Cost } from './cost.ts';

export interface Draft {
  readonly side: Side;
  readonly orderType: 'market' | 'limit';
  readonly price: string;
  readonly lots: string;
  readonly leverage: number;
  readonly withStops: boolean;
  readonly takeProfit: string;
  readonly stopLoss: string;
}
export type TextField = 'price' | 'lots' | 'takeProfit' | 'stopLoss';
export type Refusal =
  | StopRefusal
  | 'order-price-required'
  | 'price-tick'
  | 'lots-range'
  | 'lever-too-high'
  | 'insufficient-balance'
  | 'number-invalid';
export type Issues = { readonly [Field in TextField | 'leverage']?: Refusal };

export interface Checked {
  /** Null while price or lots are none. */
  readonly cost: Cost | null;
  readonly limit: Price | null;
  readonly takeProfit: Price | null;
  readonly stopLoss: Price | null;
  /** What the stops are compared with: the price at which the order would fill now, were it to fill. */
  readonly reference: Price;
  /** The same order opened at the reference; null while price or lots are none. */
  readonly opening: Cost | null;
  readonly max: bigint;
  readonly lots: bigint;
  readonly issues: Issues;
}

/** Whole lots as typed; 0 while they are none. */
export function lotsTyped(text: string): bigint {
  const wire = wholeTyped(text);
  return /^[1-9]\d{0,8}$/.test(wire) ? BigInt(wire) : 0n;
}

function readPrice(text: string, tick: Price): { value: Price | null; issue?: Refusal } {
  const wire = decimalTyped(text);
  if (wire === '') return { value: null };
  const value = priceOf(wire);
  if (value === null) return { value, issue: 'number-invalid' };
  return value % tick === 0n ? { value } : { value, issue: 'price-tick' };
}

type Read = ReturnType<typeof readPrice>;
interface StopParts {
  side: Side;
  reference: Price;
  liquidation: Price | null;
  profit: Read;
  loss: Read;
}

/**
 * The objections to two stops; the rule itself is the server's. A liquidation price not known yet objects to nothing.
 */
export function stopIssues({
  side,
  reference,
  liquidation,
  profit,
  loss,
}: StopParts): Pick<Issues, 'takeProfit' | 'stopLoss'> {
  const clear = side === 'long' ? 0n : reference * 1_000n;
  const both = { side, reference, liquidation: liquidation ?? (clear as Price) };
  const found = [
    profit.issue ?? stopIssue({ ...both, takeProfit: profit.value, stopLoss: null })?.refusal,
    loss.issue ?? stopIssue({ ...both, takeProfit: null, stopLoss: loss.value })?.refusal,
  ];
  return {
    ...(found[0] === undefined ? {} : { takeProfit: found[0] }),
    ...(found[1] === undefined ? {} : { stopLoss: found[1] }),
  };
}
export const readStop = readPrice;

function sizeIssue(
  terms: Terms,
  draft: Draft,
  lots: bigint,
  at: Price,
  cost: Cost | null,
  available: bigint | null,
): Issues {
  const { contract } = terms;
  const tier = tierFor(terms, lots, at);
  if (lots < contract.lotsMin || lots > contract.lotsMax || tier === null) return { lots: 'lots-range' };
  if (draft.leverage > tier.leverageMax) return { leverage: 'lever-too-high' };
  return available !== null && cost !== null && cost.total > available ? { lots: 'insufficient-balance' } : {};
}

/**
 * Everything about an order before it is sent: what it costs, what stands in its way. @param available in account 3,
 * null until known
 */
export function checkDraft(terms: Terms, draft: Draft, mark: Price, available: bigint | null): Checked {
  const { side, leverage, orderType } = draft;
  const { tick } = terms.contract;
  const typed = orderType === 'limit' ? readPrice(draft.price, tick) : { value: null };
  const limit = typed.value;
  const lots = lotsTyped(draft.lots);
  const at = expectedPrice(side, limit, mark);
  const cost = orderType === 'limit' && limit === null ? null : costOf(terms, { side, lots, leverage, at });
  const profit = draft.withStops ? readPrice(draft.takeProfit, tick) : { value: null };
  const loss = draft.withStops ? readPrice(draft.stopLoss, tick) : { value: null };
  const reference = stopReference(side, limit, mark);
  const opening = cost === null ? null : costOf(terms, { side, lots, leverage, at: reference });
  const priceIssue =
    orderType === 'limit' ? (typed.issue ?? (limit === null ? 'order-price-required' : undefined)) : undefined;
  return {
    cost,
    limit,
    lots,
    reference,
    opening,
    takeProfit: profit.value,
    stopLoss: loss.value,
    max: available === null ? 0n : maxLots(terms, { side, leverage, limit, mark, available }),
    issues: {
      ...(priceIssue === undefined ? {} : { price: priceIssue }),
      ...sizeIssue(terms, draft, lots, at, cost, available),
      ...stopIssues({ side, reference, liquidation: opening?.liquidation ?? null, profit, loss }),
    },
  };
}

/** What an order costs beyond what is available, millionths of USDT; undefined while that is nothing or not known. */
export function missingOf({ cost }: Checked, available: bigint | null): bigint | undefined {
  const lacks = cost === null || available === null ? 0n : cost.total - available;
  return lacks > 0n ? lacks : undefined;
}

/**
 * Whether an order can't be sent as it is. @param payable what it lacks can be moved from another own account with it
 */
export function standsAgainst({ issues: { lots, ...others }, cost }: Checked, payable: boolean): boolean {
  const tooDear = lots !== undefined && !(payable && lots === 'insufficient-balance');
  return tooDear || Object.keys(others).length > 0 || cost === null;
}
