import { futuresCapReached } from '../../countries/country-caps.ts';
import type { UserId } from '../../ledger/account.ts';
import type { Price } from '../../money/amount.ts';
import { ok, refuse, type Result } from '../../result.ts';
import type { State } from '../../state.ts';
import { tierOf, type Size, type Tier } from '../contract.ts';
import { notionalOf } from '../formulas.ts';
import type { FuturesOrder } from '../order.ts';

/** What is to be opened. */
export interface Wanted {
  readonly userId: UserId;
  /** Of the customer, where one is known and has rules of its own. */
  readonly country: string | null | undefined;
  readonly symbol: string;
  readonly size: Size;
  readonly leverage: number;
  /** The price that its size is judged at. */
  readonly at: Price;
  /** The order that waits to open it and is counted already; null of what is new. */
  readonly waiting: FuturesOrder | null;
}

/** There is no room for it: in the symbol, or within the cap of the customer's country. */
export type RoomRefusal = 'open-interest-reached' | 'country-cap';
export type TierRefusal = 'lots-range' | 'lever-too-high' | RoomRefusal;

/**
 * The tier of what is to be opened, if the size, the leverage, the symbol and the country allow it at that price. Asked
 * of whatever comes to open: an order that is judged at one price opens at no other that its owner chooses.
 */
export function openingTier(state: State, wanted: Wanted): Result<Tier, TierRefusal> {
  const tier = tierOf(state.rules.futures, notionalOf(wanted.size, wanted.at));
  if (tier === null) return refuse('lots-range', 'lots');
  if (wanted.leverage > tier.leverageMax) return refuse('lever-too-high', 'leverage');
  const room = openingRoom(state, wanted);
  return room.ok ? ok(tier) : room;
}

/** Whether there is room for it beside all that is open and all that waits to open. */
export function openingRoom(state: State, wanted: Omit<Wanted, 'leverage'>): Result<null, RoomRefusal> {
  const { rules, futures: book, marks } = state;
  const { userId, country, symbol, size, at, waiting } = wanted;
  const notional = notionalOf(size, at);
  const promised = book.promisedInterest(symbol, marks.get(symbol)?.price ?? at, waiting);
  const openInterestMax = rules.futures.contracts.get(symbol)?.openInterestMax ?? 0n;
  if (promised + notional > openInterestMax) return refuse('open-interest-reached', 'lots');
  return futuresCapReached(state, { userId, country, notional, waiting }) ? refuse('country-cap', 'lots') : ok(null);
}
