import type { spotOrder } from '@candor/api-contract/calls/spot.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { feeCurrency, isOpen, type SpotOrder } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { z } from 'zod';

export type SpotOrderRow = z.input<typeof spotOrder>;

export const tickText = (tick: number, pair: Pair): string => formatPlain(BigInt(tick) * pair.tick, priceScale);
export const stepsText = (steps: number, pair: Pair): string =>
  formatPlain(BigInt(steps) * pair.stepUnits, currencyScale[pair.base]);

/** @param halted the pair is halted: an open order is locked, its funds stay frozen and it may still be ended */
export function presentSpotOrder(order: SpotOrder, pair: Pair, halted: boolean): SpotOrderRow {
  const average = order.filledSteps === 0 ? null : (order.dealCount * pair.tick) / BigInt(order.filledSteps);
  const currency = feeCurrency(order, pair.base);
  return {
    id: order.orderNo,
    orderNo: order.orderNo,
    contractType: 'spot',
    symbol: order.symbol,
    side: order.side,
    type: order.type,
    price: order.tick === null ? null : tickText(order.tick, pair),
    quantity: order.steps === null ? null : stepsText(order.steps, pair),
    amount: order.budget === null ? null : formatAmount(order.budget, pair.quote),
    dealPrice: average === null ? null : formatPlain(average, priceScale),
    volume: stepsText(order.filledSteps, pair),
    dealAmount: formatAmount(order.dealAmount, pair.quote),
    fee: formatAmount(order.fee, currency),
    feeCurrency: currency,
    timing: order.force,
    selfTrade: order.selfTrade,
    metOwn: order.prevented?.orderNo ?? null,
    stopPrice: order.stop === null ? null : tickText(order.stop.tick, pair),
    stopWhen: order.stop?.when ?? null,
    triggeredAt: order.trigger?.time ?? null,
    listId: order.listNo,
    ownName: order.clientId,
    time: order.receivedAt,
    endedAt: order.endedAt,
    status: halted && isOpen(order) ? 'locked' : order.status,
  };
}
