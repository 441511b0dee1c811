import { amount, priceScale } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { feeCurrency, type SpotOrder } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Row } from '../../../engine/rows/table.ts';
import { stepsText, tickText } from '../../../features/spot/present.ts';
import { modeOf, type OrderType } from '../public/exchange-info.ts';

/** The number by which the dialect names an order: the journal that froze its money, twice for the stop of a list. */
export const numberOf = ({ queued, listNo, stop }: Pick<SpotOrder, 'queued' | 'listNo' | 'stop'>): number =>
  queued * 2 + (listNo !== null && stop !== null ? 1 : 0);

export const listNumberOf = ({ listNo, queued }: Pick<SpotOrder, 'listNo' | 'queued'>): number =>
  listNo === null ? -1 : queued;

export function typeOf({ type, force, stop, side }: Pick<SpotOrder, 'type' | 'force' | 'stop' | 'side'>): OrderType {
  if (stop === null && force === 'maker') return 'LIMIT_MAKER';
  if (stop === null) return type === 'limit' ? 'LIMIT' : 'MARKET';
  const loss = (stop.when === 'rising') === (side === 'buy');
  if (type === 'limit') return loss ? 'STOP_LOSS_LIMIT' : 'TAKE_PROFIT_LIMIT';
  return loss ? 'STOP_LOSS' : 'TAKE_PROFIT';
}

const statuses = { open: 'NEW', waiting: 'NEW', partial: 'PARTIALLY_FILLED', filled: 'FILLED' } as const;

/**
 * What has ended by itself has expired, in a match where that would have been with an own order; what its owner ended
 * is cancelled, as is what still waited for its stop.
 */
export function statusOf(
  order: Pick<SpotOrder, 'status' | 'type' | 'force' | 'stop' | 'trigger' | 'prevented'>,
): string {
  const { status, type, force, stop, trigger, prevented } = order;
  if (status !== 'cancelled') return statuses[status];
  if (prevented !== null) return 'EXPIRED_IN_MATCH';
  if (stop !== null && trigger === null) return 'CANCELED';
  return type === 'market' || force === 'ioc' || force === 'fok' ? 'EXPIRED' : 'CANCELED';
}

const sideOf = ({ side }: Pick<SpotOrder, 'side'>): 'BUY' | 'SELL' => (side === 'buy' ? 'BUY' : 'SELL');
export const timingOf = ({ force }: Pick<SpotOrder, 'force'>): string =>
  force === 'ioc' || force === 'fok' ? force.toUpperCase() : 'GTC';

/** What every answer about an order begins with. */
export const headOf = (order: SpotOrder) => ({
  symbol: order.symbol,
  orderId: numberOf(order),
  orderListId: listNumberOf(order),
  clientOrderId: order.clientId ?? order.orderNo,
});

const moneyOf = (order: SpotOrder, pair: Pair) => ({
  price: order.tick === null ? '0.00000000' : tickText(order.tick, pair),
  origQty: stepsText(order.steps ?? order.filledSteps, pair),
  executedQty: stepsText(order.filledSteps, pair),
  origQuoteOrderQty: order.budget === null ? '0.00000000' : formatAmount(order.budget, pair.quote),
  cummulativeQuoteQty: formatAmount(order.dealAmount, pair.quote),
});

const kindOf = (order: SpotOrder, pair: Pair) => ({
  status: statusOf(order),
  timeInForce: timingOf(order),
  type: typeOf(order),
  side: sideOf(order),
  ...(order.stop === null ? {} : { stopPrice: tickText(order.stop.tick, pair) }),
  selfTradePreventionMode: modeOf(order.selfTrade),
  ...(order.prevented === null
    ? {}
    : { preventedMatchId: order.prevented.id, preventedQuantity: stepsText(order.prevented.steps, pair) }),
});

const workingFrom = (order: SpotOrder): number =>
  order.stop === null ? order.receivedAt : (order.trigger?.time ?? -1);

/** An order as it is asked for and listed. */
export const orderRow = (order: SpotOrder, pair: Pair) => ({
  ...headOf(order),
  ...moneyOf(order, pair),
  ...kindOf(order, pair),
  icebergQty: '0.00000000',
  time: order.receivedAt,
  updateTime: order.endedAt ?? order.trigger?.time ?? order.receivedAt,
  isWorking: order.status !== 'waiting',
  workingTime: workingFrom(order),
});

/** The same in the answer of placing it. */
export const resultRow = (order: SpotOrder, pair: Pair) => ({
  ...headOf(order),
  transactTime: order.receivedAt,
  ...moneyOf(order, pair),
  ...kindOf(order, pair),
  workingTime: workingFrom(order),
});

/** The same in the answer of ending it, which names it anew. */
export const cancelRow = (order: SpotOrder, pair: Pair, newName: string) => ({
  symbol: order.symbol,
  origClientOrderId: order.clientId ?? order.orderNo,
  orderId: numberOf(order),
  orderListId: listNumberOf(order),
  clientOrderId: newName,
  transactTime: order.endedAt ?? order.receivedAt,
  ...moneyOf(order, pair),
  ...kindOf(order, pair),
});

/** A fill of an own order. */
export function dealRow(row: Row, order: SpotOrder, pair: Pair) {
  const currency = feeCurrency(order, pair.base);
  return {
    symbol: order.symbol,
    id: Number(row.journal_id),
    orderId: numberOf(order),
    orderListId: listNumberOf(order),
    price: formatPlain(BigInt(Number(row.tick)) * pair.tick, priceScale),
    qty: stepsText(Number(row.steps), pair),
    quoteQty: formatAmount(amount(BigInt(String(row.amount))), pair.quote),
    commission: formatPlain(BigInt(String(row.fee)), currencyScale[currency]),
    commissionAsset: currency,
    time: Number(row.time),
    isBuyer: order.side === 'buy',
    isMaker: row.role === 'maker',
    isBestMatch: true,
  };
}
