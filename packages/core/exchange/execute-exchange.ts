import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { OpeningRefusal } from '../market/opening-issue.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { coverOutside, houseCovers } from './cover.ts';
import { isWithin } from './price.ts';
import { priceOf, type Exchange, type ExchangeQuote } from './quote.ts';
import { valued } from './rules.ts';

export interface ExecuteExchange {
  readonly kind: 'execute-exchange';
  readonly userId: UserId;
  readonly quoteId: string;
}

export type ExecuteRefusal =
  | 'quote-ended'
  | 'quote-expired'
  | 'quote-moved'
  | OpeningRefusal
  | 'insufficient-balance'
  | 'exchange-limit-reached';

/**
 * Carries out the user's live quote, once, exactly as it was quoted. Somebody else's quote, one that was replaced or
 * used and
 * one that never was are refused alike.
 */
export function executeExchange(turn: Turn, { userId, quoteId }: ExecuteExchange): Result<Exchange, ExecuteRefusal> {
  const { state, effects, now } = turn;
  const quote = state.quotes.get(userId);
  if (quote === undefined || quote.quoteId !== quoteId) return refuse('quote-ended', 'quoteId');
  if (now >= quote.expiresAt) return refuse('quote-expired', 'quoteId');
  const [from, to] = [valued(state, quote.from, now), valued(state, quote.to, now)];
  if (typeof from === 'string') return refuse(withoutPrice(from), 'quoteId');
  if (typeof to === 'string') return refuse(withoutPrice(to), 'quoteId');
  const then = { from: priceOf(quote.fromMark), to: priceOf(quote.toMark) };
  if (!isWithin(then, { from: from.price, to: to.price }, quote.feeRate)) return refuse('quote-moved', 'quoteId');
  if (accountOf(state, userId, accountTypes.account, quote.from).available < quote.quantity)
    return refuse('insufficient-balance', 'quoteId');
  if (!houseCovers(state, quote.to, quote.gross, to.price)) return refuse('exchange-limit-reached', 'quoteId');

  coverOutside(turn, { currency: quote.to, units: quote.gross, reference: quoteId }, to.price);
  const exchange: Exchange = {
    quote,
    fromMark: from.mark,
    toMark: to.mark,
    executedAt: now,
    journal: move(turn, quote),
  };
  state.quotes.delete(userId);
  effects.quotes.set(userId, null);
  effects.exchanges.push(exchange);
  return ok(exchange);
}

/** What was quoted was known: when it is no longer, there is no price for it. */
const withoutPrice = (why: OpeningRefusal | 'unknown'): OpeningRefusal => (why === 'unknown' ? 'market-halted' : why);

/** @returns the id of the journal */
function move(turn: Turn, quote: ExchangeQuote): number {
  const { userId, quoteId, from, to, quantity, gross, fee, obtainable } = quote;
  assert(fee + obtainable === gross && fee > 0n && obtainable > 0n, `quote ${quoteId} does not add up`);
  const own = (currency: typeof from) => accountOf(turn.state, userId, accountTypes.account, currency);
  const house = (name: 'exchange-house' | 'fees', currency: typeof from) =>
    accountOf(turn.state, name, accountTypes.house, currency);
  return record(turn, 'exchange', quoteId, [
    pay(own(from), quantity),
    receive(house('exchange-house', from), quantity),
    pay(house('exchange-house', to), gross),
    receive(own(to), obtainable),
    receive(house('fees', to), fee),
  ]).id;
}
