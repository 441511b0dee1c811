import { notionalOf } from '../futures/formulas.ts';
import type { FuturesOrder } from '../futures/order.ts';
import type { UserId } from '../ledger/account.ts';
import { plus, zero, type Amount } from '../money/amount.ts';
import type { State } from '../state.ts';

/** The most that one customer of a country may have open at a time, in USDT; 0 where nothing may be opened. */
export interface CountryCap {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Stakes of all own fast orders together. */
  readonly fastStakeMax: Amount;
  /** Notionals of all own futures orders together, pending ones too. */
  readonly futuresNotionalMax: Amount;
}
export interface CapRules {
  readonly countries: readonly CountryCap[];
}

/** Whether a further stake would pass the cap of the customer's country. @param country null where none is known */
export function fastCapReached({ rules, fast }: State, { userId, country = null, stake }: Asked<'stake'>): boolean {
  const cap = capOf(rules.caps, country);
  return cap !== null && plus(fast.stakedBy(userId), stake) > cap.fastStakeMax;
}

/**
 * Whether a further position would. @property notional at the price that its margin is frozen for
 * @property waiting the order that waits to open it, which counts once; null of what is new
 */
export function futuresCapReached(
  state: State,
  { userId, country = null, notional, waiting }: Asked<'notional'> & { readonly waiting: FuturesOrder | null },
): boolean {
  const cap = capOf(state.rules.caps, country);
  return cap !== null && plus(ownNotional(state, userId, waiting), notional) > cap.futuresNotionalMax;
}

type Asked<Name extends string> = { readonly userId: UserId; readonly country?: string | null | undefined } & Readonly<
  Record<Name, Amount>
>;

export const capOf = ({ countries }: CapRules, country: string | null): CountryCap | null =>
  countries.find((one) => one.country === country) ?? null;

/** Positions at their opening, limits at their price, what waits for its mark at the last one, a lock too. */
const ownNotional = ({ futures, marks }: State, userId: UserId, but: FuturesOrder | null): Amount =>
  futures
    .ordersOf(userId)
    .filter((order) => order !== but)
    .reduce((sum, order) => plus(sum, notionalNow(order, marks)), zero);

function notionalNow(order: FuturesOrder, marks: State['marks']): Amount {
  const mark = marks.get(order.symbol)?.price;
  const limit = order.marketSince === null ? order.limitPrice : null;
  const prices = [order.open?.price ?? limit ?? mark, order.request?.kind === 'lock' ? mark : undefined];
  return prices.reduce<Amount>((sum, at) => (at === undefined ? sum : plus(sum, notionalOf(order.size, at))), zero);
}
