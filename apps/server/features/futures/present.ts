import type { futuresOrder } from '@candor/api-contract/calls/futures.ts';
import { futuresRules, sizeScale } from '@candor/core/futures/contract.ts';
import { notionalOf, profitAt, shownLiquidationPrice } from '@candor/core/futures/formulas.ts';
import { heldOf, publishedReasons, type FuturesOrder } from '@candor/core/futures/order.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { z } from 'zod';

export type FuturesOrderRow = z.input<typeof futuresOrder>;

const priceText = (price: Price | null | undefined): string | null =>
  price === null || price === undefined ? null : formatPlain(price, priceScale);
export const sizeText = (size: bigint): string => formatPlain(size, sizeScale);

const tickOf = (symbol: string): Price => futuresRules.contracts.get(symbol)?.tick ?? price(1n);

/** What the next mark will do. */
const askedFor = ({ request }: FuturesOrder): Pick<FuturesOrderRow, 'closing' | 'wish' | 'closingLots'> => ({
  closing: request?.kind === 'close',
  wish: request?.kind ?? null,
  closingLots: request?.lots?.toString() ?? null,
});

/** @param mark the symbol's last mark: what floating profit is valued at */
export function presentFuturesOrder(order: FuturesOrder, productName: string, mark: Mark | undefined): FuturesOrderRow {
  const { open, status } = order;
  const isOpen = open !== null && (status === 'holding' || status === 'locked');
  const floating = isOpen && mark !== undefined ? profitAt(order.direction, order.size, open.price, mark.price) : null;
  return {
    id: order.orderNo,
    orderNo: order.orderNo,
    contractType: 'futures',
    symbol: order.symbol,
    productName,
    currencyCode: 'USDT',
    entrustType: order.orderType,
    direction: order.direction,
    lots: order.lots.toString(),
    lever: order.leverage,
    holdBond: formatAmount(order.held, 'USDT'),
    fee: formatAmount(order.fee, 'USDT'),
    entrustPrice: priceText(order.limitPrice),
    openPrice: priceText(open?.price),
    closePrice: priceText(order.close?.price),
    markPrice: priceText(mark?.price),
    liquidationPrice:
      isOpen && status === 'holding'
        ? priceText(shownLiquidationPrice(heldOf(order, open.price), tickOf(order.symbol)))
        : null,
    stopLoss: priceText(order.stopLoss),
    stopProfit: priceText(order.takeProfit),
    expectedProfit: floating === null ? null : formatAmount(floating, 'USDT'),
    profit: order.profit === null ? null : formatAmount(order.profit, 'USDT'),
    orderTime: order.receivedAt,
    openTime: open?.time ?? null,
    closeTime: order.closedAt,
    turnover: open === null ? null : formatAmount(notionalOf(order.size, open.price), 'USDT'),
    status,
    ...askedFor(order),
    partOf: order.partOf,
    closeReason: order.closeReason === null ? null : publishedReasons[order.closeReason],
    lockedWith: order.lockedWith,
  };
}
