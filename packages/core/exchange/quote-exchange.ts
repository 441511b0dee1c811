import { accountTypes } from '../ledger/account.ts';
import type { OpeningRefusal } from '../market/opening-issue.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import type { Turn } from '../turn.ts';
import { houseCovers } from './cover.ts';
import { crossRate, maximumOf, minimumOf, obtainedFor } from './price.ts';
import type { ExchangeQuote } from './quote.ts';
import { valued } from './rules.ts';

export interface QuoteExchange extends Pick<
  ExchangeQuote,
  'quoteId' | 'userId' | 'from' | 'to' | 'quantity' | 'source'
> {
  readonly kind: 'quote-exchange';
}

export type QuoteRefusal =
  | 'same-currency'
  | 'currency-unknown'
  | OpeningRefusal
  | 'exchange-range'
  | 'insufficient-balance'
  | 'exchange-limit-reached';

/** Offers an exchange at the last accepted marks. It takes the place of the user's earlier quote, and moves nothing. */
export function quoteExchange(turn: Turn, command: QuoteExchange): Result<ExchangeQuote, QuoteRefusal> {
  const { state, now } = turn;
  const { exchange: rules } = state.rules;
  const { quoteId, userId, from, to, quantity, source } = command;
  if (from === to) return refuse('same-currency', 'targetCurrency');
  if (rules.excludedCurrencies.has(from)) return refuse('currency-unknown', 'currencyCode');
  if (rules.excludedCurrencies.has(to)) return refuse('currency-unknown', 'targetCurrency');
  const [fromValue, toValue] = [valued(state, from, now), valued(state, to, now)];
  if (fromValue === 'unknown') return refuse('currency-unknown', 'currencyCode');
  if (toValue === 'unknown') return refuse('currency-unknown', 'targetCurrency');
  if (typeof fromValue === 'string') return refuse(fromValue, 'currencyCode');
  if (typeof toValue === 'string') return refuse(toValue, 'targetCurrency');
  const inRange =
    quantity >= minimumOf(rules, from, fromValue.price) && quantity <= maximumOf(rules, from, fromValue.price);
  const rate = crossRate(fromValue.price, toValue.price);
  const obtained = obtainedFor(quantity, from, to, rate, rules.feeRate);
  // Whatever the minimum: nothing is taken for nothing, and nothing is given without a fee.
  if (!inRange || obtained.obtainable <= 0n || obtained.fee <= 0n) return refuse('exchange-range', 'quantity');
  if (accountOf(state, userId, accountTypes.account, from).available < quantity)
    return refuse('insufficient-balance', 'quantity');
  if (!houseCovers(state, to, obtained.gross, toValue.price)) return refuse('exchange-limit-reached', 'quantity');
  const quote: ExchangeQuote = {
    quoteId,
    userId,
    from,
    to,
    quantity,
    source,
    fromMark: fromValue.mark,
    toMark: toValue.mark,
    rate,
    feeRate: rules.feeRate,
    ...obtained,
    quotedAt: now,
    expiresAt: now + rules.quoteMs,
  };
  keep(turn, quote);
  return ok(quote);
}

function keep(turn: Turn, quote: ExchangeQuote): void {
  const { state, effects } = turn;
  forgetExpired(turn);
  // Taken out first, so that the map stays in the order of expiry.
  state.quotes.delete(quote.userId);
  state.quotes.set(quote.userId, quote);
  effects.quotes.set(quote.userId, quote);
}

/** The oldest come first, so what is live is never looked through. */
function forgetExpired({ state, effects, now }: Turn): void {
  for (const { userId, expiresAt } of state.quotes.values()) {
    if (expiresAt > now) return;
    state.quotes.delete(userId);
    effects.quotes.set(userId, null);
  }
}
