import { markText, receiptText } from '../fair/receipt.ts';
import type { Mark } from '../market/mark.ts';
import type { Rate } from '../money/amount.ts';
import type { FeeTier } from './fees/fee-tiers.ts';
import type { Deal } from './order.ts';
import type { Pair } from './rules.ts';

/** Where a deal was made. */
export interface DealPlace {
  readonly pair: Pair;
  /** That the band was held against, where the order came in and took. */
  readonly mark: Mark | null;
  readonly bandUp: Rate;
  /** All tiers of the rules that the order was accepted under, where its rates were found by a volume. */
  readonly tiers: readonly FeeTier[];
}

/**
 * One fill of an order. What it costs is rounded once over all fills of the order, so it says what the earlier ones
 * came to: the sum of price × quantity. @param deal whose order doesn't count it yet
 */
export function dealReceipt(deal: Deal, { pair, mark, bandUp, tiers }: DealPlace): string {
  const { order, role, tick, steps, amount, fee, journal } = deal;
  const { orderNo, userId, symbol, side, type, makerFee, takerFee, receivedAt } = order;
  const limit = order.tick === null ? '-' : BigInt(order.tick) * pair.tick;
  const more = moreOf(order, pair, tiers);
  const kind = more === null ? 'spot' : 'spot-when';
  const agreed = [kind, orderNo, userId, symbol, side, type, limit, makerFee, takerFee, bandUp, receivedAt];
  return receiptText([...agreed, ...(more?.terms ?? [])], {
    role,
    ...more?.facts,
    mark: markText(mark),
    price: BigInt(tick) * pair.tick,
    quantity: BigInt(steps) * pair.stepUnits,
    before: order.dealCount * pair.tick * pair.stepUnits,
    amount,
    fee,
    journal,
  });
}

/**
 * What was agreed on when it may trade, the mark that let it in, and what its rates were found by; null of an order
 * that just trades and rests, at the same rates for everybody.
 */
function moreOf({ force, stop, trigger, feeBasis }: Deal['order'], { tick }: Pair, tiers: readonly FeeTier[]) {
  if (force === 'gtc' && stop === null && feeBasis === null) return null;
  const at = stop === null ? ['-', '-'] : [stop.when, BigInt(stop.tick) * tick];
  const found = feeBasis === null ? [] : [feeBasis.volume, feeBasis.day ?? '-', tiersText(tiers)];
  return { terms: [force, ...at, ...found], facts: { trigger: markText(trigger) } };
}

const tiersText = (tiers: readonly FeeTier[]): string =>
  tiers.map(({ volumeFrom, makerFee, takerFee }) => `${volumeFrom}:${makerFee}:${takerFee}`).join();
