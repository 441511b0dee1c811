import { markText, receiptText } from '../fair/receipt.ts';
import type { Mark } from '../market/mark.ts';
import type { Rate } from '../money/amount.ts';
import type { Deal } from './order.ts';
import type { Pair } from './rules.ts';

/** Where a deal was made. */
export interface DealPlace {
  readonly pair: Pair;
  /** That the band was held against, where the order came in and took. */
  readonly mark: Mark | null;
  readonly bandUp: Rate;
}

/**
 * One fill of an order. What it costs is rounded once over all fills of the order, so it says what the earlier ones
 * came to: the sum of price × quantity. @param deal whose order doesn't count it yet
 */
export function dealReceipt(deal: Deal, { pair, mark, bandUp }: DealPlace): string {
  const { order, role, tick, steps, amount, fee, journal } = deal;
  const { orderNo, userId, symbol, side, type, makerFee, takerFee, receivedAt } = order;
  const limit = order.tick === null ? '-' : BigInt(order.tick) * pair.tick;
  const when = whenOf(order, pair);
  const kind = when === null ? 'spot' : 'spot-when';
  const agreed = [kind, orderNo, userId, symbol, side, type, limit, makerFee, takerFee, bandUp, receivedAt];
  return receiptText([...agreed, ...(when?.terms ?? [])], {
    role,
    ...when?.facts,
    mark: markText(mark),
    price: BigInt(tick) * pair.tick,
    quantity: BigInt(steps) * pair.stepUnits,
    before: order.dealCount * pair.tick * pair.stepUnits,
    amount,
    fee,
    journal,
  });
}

/** What was agreed on when it may trade, and the mark that let it in; null of an order that just trades and rests. */
function whenOf({ force, stop, trigger }: Deal['order'], { tick }: Pair) {
  if (force === 'gtc' && stop === null) return null;
  const at = stop === null ? ['-', '-'] : [stop.when, BigInt(stop.tick) * tick];
  return { terms: [force, ...at], facts: { trigger: markText(trigger) } };
}
