import { amount } from '@candor/core/money/amount.ts';
import { OrderBook } from '@candor/core/spot/book.ts';
import { tickValue } from '@candor/core/spot/notional.ts';
import { QuoteBudget } from '@candor/core/spot/quote-budget.ts';
import { playByHandle } from './candor-books.ts';
import type { Flow } from './flow.ts';

const btcUsdt = tickValue(2, 5, 6);
const price = 6_000_000;
const times = 20_000;

/** One look at the best 20 levels of one side. */
export function depthMicroseconds(flow: Flow): number {
  const [book] = playByHandle(flow, flow.count, []).keep as [OrderBook];
  let levels = 0;
  const started = performance.now();
  for (let at = 0; at < times; at += 1) levels += book.depth('buy', 20).length;
  const spent = performance.now() - started;
  if (levels !== times * 20) throw new Error('the book is not deep enough');
  return (spent * 1_000) / times;
}

/** One market buy for a sum that pays eight resting orders of one BTC each. */
export function budgetMicroseconds(): number {
  const book = new OrderBook();
  let spent = 0;
  for (let at = 0; at < times; at += 1) {
    for (let maker = 0; maker < 8; maker += 1) book.limit(1, 'sell', price + maker, 100_000);
    const started = performance.now();
    book.marketBuyFor(2, price * 2, new QuoteBudget(amount(10n ** 12n), btcUsdt));
    spent += performance.now() - started;
  }
  return (spent * 1_000) / times;
}
