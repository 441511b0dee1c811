import type { ExecutionReport } from '@candor/api-contract/dialect/events.ts';
import { amount } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { feeCurrency, type Deal, type SpotOrder } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { stepsText, tickText } from '../../features/spot/present.ts';
import { modeOf } from '../binance/public/exchange-info.ts';
import { listNumberOf, numberOf, statusOf, timingOf, typeOf } from '../binance/orders/order-rows.ts';

/** What has become of an order, and how far it was filled then. */
interface Progress {
  readonly kind: 'NEW' | 'TRADE' | 'CANCELED' | 'EXPIRED' | 'REPLACED' | 'TRADE_PREVENTION';
  readonly status: string;
  readonly filledSteps: number;
  readonly dealAmount: bigint;
  readonly deal: Deal | null;
  readonly time: number;
}

/**
 * What an order makes of own ones; where one has ended it, the number of the deal that was kept from being, and what
 * had not traded.
 */
function apartOf({ selfTrade, prevented }: SpotOrder, pair: Pair, kind: Progress['kind']) {
  const V = modeOf(selfTrade);
  if (prevented === null || kind !== 'TRADE_PREVENTION') return { V };
  const quantity = stepsText(prevented.steps, pair);
  return { V, v: prevented.id, A: quantity, B: quantity };
}

function report(order: SpotOrder, pair: Pair, { kind, status, filledSteps, dealAmount, deal, time }: Progress) {
  const currency = feeCurrency(order, pair.base);
  const name = order.clientId ?? order.orderNo;
  return {
    e: 'executionReport',
    E: time,
    s: order.symbol,
    // An end has no name of its own that is kept, so of what is cancelled both names are the order's.
    c: name,
    S: order.side === 'buy' ? 'BUY' : 'SELL',
    o: typeOf(order),
    f: timingOf(order),
    q: stepsText(order.steps ?? filledSteps, pair),
    p: order.tick === null ? '0' : tickText(order.tick, pair),
    P: order.stop === null ? '0' : tickText(order.stop.tick, pair),
    F: '0',
    g: listNumberOf(order),
    C: kind === 'CANCELED' ? name : '',
    x: kind,
    X: status,
    r: 'NONE',
    i: numberOf(order),
    l: deal === null ? '0' : stepsText(deal.steps, pair),
    z: stepsText(filledSteps, pair),
    L: deal === null ? '0' : tickText(deal.tick, pair),
    n: deal === null ? '0' : formatPlain(deal.fee, currencyScale[currency]),
    N: deal === null ? null : currency,
    T: time,
    t: deal?.journal ?? -1,
    w: status === 'NEW' || status === 'PARTIALLY_FILLED' ? order.status !== 'waiting' : false,
    m: deal?.role === 'maker',
    M: false,
    O: order.receivedAt,
    Z: formatAmount(amount(dealAmount), pair.quote),
    Y: deal === null ? '0' : formatAmount(deal.amount, pair.quote),
    Q: order.budget === null ? '0' : formatAmount(order.budget, pair.quote),
    W: order.stop === null ? order.receivedAt : (order.trigger?.time ?? -1),
    ...apartOf(order, pair, kind),
  } satisfies ExecutionReport;
}

/** What a commit has done to an order beside its deals. */
export interface Change {
  readonly isNew: boolean;
  /** It has fewer steps than before. */
  readonly isAmended: boolean;
  readonly now: number;
}

/** What a commit has made of an order. @param deals its own, of this commit */
export function reportsOf(
  order: SpotOrder,
  pair: Pair,
  deals: readonly Deal[],
  { isNew, isAmended, now }: Change,
): ExecutionReport[] {
  const reports: ExecutionReport[] = [];
  let filledSteps = order.filledSteps - deals.reduce((sum, { steps }) => sum + steps, 0);
  let dealAmount = order.dealAmount - deals.reduce((sum, one) => sum + one.amount, 0n);
  const tell = (kind: Progress['kind'], status: string, time: number, deal: Deal | null = null): void => {
    reports.push(report(order, pair, { kind, status, filledSteps, dealAmount, deal, time }));
  };
  if (isNew) tell('NEW', 'NEW', order.receivedAt);
  if (isAmended) tell('REPLACED', filledSteps === 0 ? 'NEW' : 'PARTIALLY_FILLED', now);
  for (const deal of deals) {
    filledSteps += deal.steps;
    dealAmount += deal.amount;
    const isWhole = order.status === 'filled' && filledSteps === order.filledSteps;
    tell('TRADE', isWhole ? 'FILLED' : 'PARTIALLY_FILLED', deal.time, deal);
  }
  const status = statusOf(order);
  const endedAt = order.endedAt ?? order.receivedAt;
  if (status === 'CANCELED' || status === 'EXPIRED') tell(status, status, endedAt);
  if (status === 'EXPIRED_IN_MATCH') tell('TRADE_PREVENTION', status, endedAt);
  return reports;
}
