import { countVolume } from '../bonus/bonus.ts';
import { buyForHouse, lendToHouse, missingOf } from '../house/cover.ts';
import { accountTypes, type Account } from '../ledger/account.ts';
import { pay, payHeld, receive, release, type Move } from '../ledger/journal.ts';
import { amount, minus, plus, shareDown, shareUp, zero, type Amount, type Rate } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import { assert } from '../result.ts';
import { versionAt } from '../rule-versions/version.ts';
import { accountOf, type State } from '../state.ts';
import { noteReceipt, record, type Turn } from '../turn.ts';
import { done, fill, house, ownCancelled, ownTakerCancelled } from './book-events.ts';
import { tiersOf } from './fees/fee-tiers.ts';
import type { SpotMarket } from './markets.ts';
import { countUp, notionalDown } from './notional.ts';
import type { Deal, SpotOrder } from './order.ts';
import type { Handle } from './order-slab.ts';
import { dealReceipt } from './receipt.ts';
import type { Pair } from './rules.ts';

const coin = (state: State, userId: string, currency: Currency): Account =>
  accountOf(state, userId, accountTypes.coin, currency);
const ofHouse = (state: State, name: 'spot-house' | 'fees', currency: Currency): Account =>
  accountOf(state, name, accountTypes.house, currency);

export const payCurrency = (order: Pick<SpotOrder, 'side'>, pair: Pair): Currency =>
  order.side === 'buy' ? pair.quote : pair.base;
export const holder = (state: State, order: Pick<SpotOrder, 'userId' | 'side'>, pair: Pair): Account =>
  coin(state, order.userId, payCurrency(order, pair));

/**
 * Turns what the last operation of a book did into money. @param taker the order that came in, by its handle; none when
 * the house's depth moved
 */
export function settleEvents(
  turn: Turn,
  pair: Pair,
  market: SpotMarket,
  taker: { handle: Handle; order: SpotOrder } | null,
): void {
  const { events } = market.book;
  const orderOf = (handle: Handle): SpotOrder | null => {
    if (handle === house) return null;
    return taker !== null && handle === taker.handle ? taker.order : (market.byHandle.get(handle) ?? null);
  };
  for (let i = 0; i < events.count; i += 1) {
    const maker = orderOf(events.makers[i] ?? house);
    const other = orderOf(events.takers[i] ?? house);
    const kind = events.kinds[i];
    const [tick, steps] = [events.ticks[i] ?? 0, events.steps[i] ?? 0];
    if (kind === fill) settleFill(turn, pair, { maker, taker: other, tick, steps });
    else if (kind === done && maker !== null) end(turn, pair, maker, 'filled');
    else if (kind === ownCancelled) endApart(turn, pair, { maker, taker: other, steps, ended: maker });
    else if (kind === ownTakerCancelled) endApart(turn, pair, { maker, taker: other, steps, ended: other });
  }
}

/** Two orders that have met; null is the house. */
interface Fill {
  readonly maker: SpotOrder | null;
  readonly taker: SpotOrder | null;
  readonly tick: number;
  readonly steps: number;
}

interface Party {
  readonly order: SpotOrder | null;
  readonly feeRate: Rate;
  readonly role: 'maker' | 'taker';
}

const noFee = 0n as Rate;

function partiesOf({ maker, taker }: Pick<Fill, 'maker' | 'taker'>): { buyer: Party; seller: Party } {
  const made: Party = { order: maker, feeRate: maker?.makerFee ?? noFee, role: 'maker' };
  const took: Party = { order: taker, feeRate: taker?.takerFee ?? noFee, role: 'taker' };
  const makerBuys = maker === null ? taker?.side === 'sell' : maker.side === 'buy';
  return makerBuys ? { buyer: made, seller: took } : { buyer: took, seller: made };
}

/**
 * One trade: the buyer pays quote and gets base less its fee, the seller the other way round; what rounding leaves is a
 * fee.
 */
function settleFill(turn: Turn, pair: Pair, { maker, taker, tick, steps }: Fill): void {
  const { state } = turn;
  const { buyer, seller } = partiesOf({ maker, taker });
  const quantity = amount(BigInt(steps) * pair.stepUnits);
  const cost = costOf(buyer.order, pair, tick, steps);
  const proceeds = notionalDown(tick, steps, pair.value);
  assert(cost >= proceeds, 'a buyer pays no less than the seller gets');
  const baseFee = shareUp(quantity, buyer.feeRate);
  const quoteFee = shareUp(proceeds, seller.feeRate);
  if (buyer.order === null) lendToHouse(turn, { ...spotHouse, currency: pair.quote, units: cost });
  if (seller.order === null) stockHouse(turn, pair, quantity, tick);
  const { id: journal } = record(turn, 'spot-fill', (taker ?? maker)?.orderNo ?? '', [
    payment(state, buyer, pair.quote, cost),
    receive(accountIn(state, buyer, pair.base), minus(quantity, baseFee)),
    payment(state, seller, pair.base, quantity),
    receive(accountIn(state, seller, pair.quote), minus(proceeds, quoteFee)),
    receive(ofHouse(state, 'fees', pair.base), baseFee),
    receive(ofHouse(state, 'fees', pair.quote), plus(quoteFee, minus(cost, proceeds))),
  ]);
  note(turn, pair, buyer, { journal, tick, steps, amount: cost, paid: cost, fee: baseFee });
  note(turn, pair, seller, { journal, tick, steps, amount: proceeds, paid: quantity, fee: quoteFee });
}

const accountIn = (state: State, { order }: Party, currency: Currency): Account =>
  order === null ? ofHouse(state, 'spot-house', currency) : coin(state, order.userId, currency);

/** An order pays with what it holds, the house with what it has. */
const payment = (state: State, party: Party, currency: Currency, units: Amount): Move =>
  (party.order === null ? pay : payHeld)(accountIn(state, party, currency), units);

/**
 * What a buyer pays for a fill: their fills together, rounded up once, less what the earlier ones cost. So many small
 * fills
 * never cost more than the order froze, and no fill less than its seller gets.
 */
function costOf(buyer: SpotOrder | null, pair: Pair, tick: number, steps: number): Amount {
  const before = buyer?.dealCount ?? 0n;
  return minus(countUp(before + BigInt(tick) * BigInt(steps), pair.value), countUp(before, pair.value));
}

function note(
  turn: Turn,
  pair: Pair,
  { order, role }: Party,
  { paid, ...facts }: Pick<Deal, 'journal' | 'tick' | 'steps' | 'amount' | 'fee'> & { readonly paid: Amount },
): void {
  if (order === null) return;
  const { state, effects, now } = turn;
  const deal: Deal = { ...facts, order, role, time: now };
  const mark = role === 'taker' ? (state.marks.get(order.symbol) ?? null) : null;
  const tiers = order.feeBasis === null ? [] : tiersOf(versionAt(state.ruleVersions, order.receivedAt).rules.spot);
  const content = dealReceipt(deal, { pair, mark, bandUp: state.rules.spot.bandUp, tiers });
  const { journal } = deal;
  noteReceipt(turn, { receiptNo: `${order.orderNo}-${journal}`, journal, content });
  order.filledSteps += deal.steps;
  order.dealCount += BigInt(deal.tick) * BigInt(deal.steps);
  order.dealAmount = plus(order.dealAmount, deal.amount);
  order.fee = plus(order.fee, deal.fee);
  order.held = minus(order.held, paid);
  assert(order.held >= 0n, 'fills cost no more than the order has frozen');
  order.status = 'partial';
  effects.changedSpot.add(order);
  effects.deals.push(deal);
  // The dearer of the two was held for.
  if (endOther(turn, pair, order)) releaseSpare(turn, pair, order);
  countVolume(turn, order.userId, shareDown(deal.amount, state.rules.spot.bonusShare), order.orderNo);
}

/** Ends an order that has met one of its own owner, in place of a deal. @param steps that it still had */
function endApart(
  turn: Turn,
  pair: Pair,
  { maker, taker, ended, steps }: Pick<Fill, 'maker' | 'taker' | 'steps'> & { readonly ended: SpotOrder | null },
): void {
  assert(maker !== null && taker !== null && ended !== null, 'orders of one owner are known');
  const { queued: id } = taker.selfTrade === 'end-taker' ? taker : maker;
  const { orderNo } = ended === maker ? taker : maker;
  ended.prevented = { id, orderNo, steps };
  end(turn, pair, ended, 'cancelled');
}

/** Takes an order out of the open ones and gives back what it still holds. */
export function end(turn: Turn, pair: Pair, order: SpotOrder, status: 'filled' | 'cancelled'): void {
  const { state, effects, now } = turn;
  if (order.held !== zero)
    record(turn, 'spot-release', order.orderNo, [release(holder(state, order, pair), order.held)]);
  order.held = zero;
  order.status = status;
  order.endedAt = now;
  state.spot.left(order);
  effects.changedSpot.add(order);
  endOther(turn, pair, order);
}

/** Of two orders of which one ends the other: ends the other, if that is still open. */
function endOther(turn: Turn, pair: Pair, order: SpotOrder): boolean {
  const other = turn.state.spot.unlist(order);
  if (other === null) return false;
  turn.state.spot.cancel(other);
  end(turn, pair, other, 'cancelled');
  return true;
}

/** What a buy that rests holds beyond what is left of it: fills at better prices have saved it. */
export function releaseSpare(turn: Turn, pair: Pair, order: SpotOrder): void {
  if (order.side === 'buy' && order.filledSteps > 0) releaseBeyondRest(turn, pair, order);
}

/** Gives back what a limit order holds beyond what its rest needs. */
export function releaseBeyondRest(turn: Turn, pair: Pair, order: SpotOrder): void {
  const spare = minus(order.held, neededForRest(order, pair));
  if (spare === zero) return;
  record(turn, 'spot-release', order.orderNo, [release(holder(turn.state, order, pair), spare)]);
  order.held = minus(order.held, spare);
}

/**
 * Gives back the share of what two orders hold that they were made smaller by, rounded so that neither lacks anything:
 * the dearer of the two was held for.
 */
export function releaseShare(
  turn: Turn,
  pair: Pair,
  order: SpotOrder,
  { steps, before }: { readonly steps: number; readonly before: number },
): void {
  const spare = amount((order.held * BigInt(before - steps)) / BigInt(before));
  if (spare === zero) return;
  record(turn, 'spot-release', order.orderNo, [release(holder(turn.state, order, pair), spare)]);
  order.held = minus(order.held, spare);
}

function neededForRest({ side, tick, steps, filledSteps, dealCount, dealAmount }: SpotOrder, pair: Pair): Amount {
  const rest = BigInt((steps ?? 0) - filledSteps);
  if (side === 'sell') return amount(rest * pair.stepUnits);
  return minus(countUp(dealCount + BigInt(tick ?? 0) * rest, pair.value), dealAmount);
}

const spotHouse = { house: 'spot-house', reference: 'spot-house' } as const;

/** What the house sells it has, or is lent on paper, or buys outside with its own USDT at the price it sells for. */
function stockHouse(turn: Turn, pair: Pair, quantity: Amount, tick: number): void {
  const due = { ...spotHouse, currency: pair.base, units: quantity };
  if (turn.state.rules.mode === 'paper') return lendToHouse(turn, due);
  const missing = missingOf(turn.state, due);
  const steps = (missing + pair.stepUnits - 1n) / pair.stepUnits;
  buyForHouse(turn, due, countUp(BigInt(tick) * steps, pair.value));
}
