import type { CallAnswer } from '@candor/api-contract/index.ts';
import { fastStatus, profitOf, type FastOrder } from '@candor/core/fast/order.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, priceScale, rateScale, type Price } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';

export type FastOrderRow = Extract<CallAnswer<'POST /portal/order/contractOrder'>, { contractType: 'fast' }>;

const priceText = (price: Price | undefined): string | null =>
  price === undefined ? null : formatPlain(price, priceScale);

interface Traded {
  readonly productName: string;
  /** The symbol's last: what the price is now. */
  readonly mark: Mark | undefined;
}

export function presentFastOrder(
  order: FastOrder,
  termsHash: string,
  { productName, mark }: Traded,
  now: number,
): FastOrderRow {
  const profit = profitOf(order);
  return {
    id: order.orderNo,
    orderNo: order.orderNo,
    contractType: 'fast',
    symbol: order.symbol,
    productName,
    direction: order.direction,
    seconds: order.seconds,
    amount: formatAmount(order.stake, 'USDT'),
    payoutRate: formatPlain(order.payoutRate, rateScale),
    orderPrice: priceText(order.entry?.price),
    currentPrice: priceText(order.exit?.price ?? mark?.price),
    salePrice: priceText(order.exit?.price),
    fee: '0',
    expectedProfit: formatAmount(order.payout, 'USDT'),
    profit: profit === null ? null : formatAmount(amount(profit), 'USDT'),
    status: fastStatus(order, now),
    result: order.result,
    orderTime: order.receivedAt,
    openTime: order.entry?.time ?? null,
    saleTime: order.exit?.time ?? null,
    termsHash,
  };
}
