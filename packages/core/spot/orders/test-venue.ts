import { Trader, type TraderOptions } from '../../futures/test-trader.ts';
import { accountTypes } from '../../ledger/account.ts';
import { formatAmount, parseAmount, type Currency } from '../../money/currencies.ts';
import { assert } from '../../result.ts';
import { accountOf } from '../../state.ts';
import type { SpotMarket } from '../markets.ts';
import type { SpotOrder } from '../order.ts';
import type { PlaceSpotOrder } from '../place-order.ts';
import type { PriceLevel } from '../price-key.ts';

/** 0.01 BTC at 60,000. */
const ticket: PlaceSpotOrder = {
  kind: 'place-spot-order',
  userId: 'a',
  orderNo: 's',
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  tick: 6_000_000,
  steps: 1_000,
  budget: null,
};

/** [available, frozen] of a customer's coin account. */
type Held = readonly [string, string];

/**
 * Customers `a` and `b` with 10,000 USDT and 1 BTC each for spot, and a mark of 60,000. A tick of BTCUSDT is 0.01, a
 * step 0.00001 BTC, a tick times a step 0.0000001 USDT.
 */
export class Venue extends Trader {
  constructor(options: TraderOptions = {}) {
    super(options);
    for (const userId of ['a', 'b']) {
      this.give(userId, 'USDT', '10000');
      this.give(userId, 'BTC', '1');
    }
  }

  give(userId: string, currency: Currency, text: string): void {
    const units = parseAmount(text, currency);
    assert(units !== null, `${text} is no amount`);
    const { result } = this.do({
      kind: 'adjust-balance',
      adjustmentId: `${userId} ${currency} ${text}`,
      userId,
      accountType: accountTypes.coin,
      currency,
      amount: units,
      reverses: null,
      reason: 'a test',
      approval: 'test',
    });
    assert(result.ok, 'the funds arrive');
  }

  put(changes: Partial<Omit<PlaceSpotOrder, 'kind'>> = {}) {
    return this.do({ ...ticket, ...changes });
  }

  /** An order that is accepted. */
  placed(changes: Partial<Omit<PlaceSpotOrder, 'kind'>> = {}): SpotOrder {
    const { result } = this.put(changes);
    assert(result.ok, 'the order is accepted');
    return result.value;
  }

  depth(bids: readonly PriceLevel[], asks: readonly PriceLevel[], symbol = 'BTCUSDT') {
    return this.do({ kind: 'follow-depth', symbol, bids, asks });
  }

  cancel(orderNo = 's', { userId = 'a', untouched = false } = {}) {
    return this.do({ kind: 'end-spot-order', userId, orderNo, untouched });
  }

  amend(steps: number, orderNo = 's', userId = 'a') {
    return this.do({ kind: 'amend-spot-order', userId, orderNo, steps });
  }

  get market(): SpotMarket {
    return this.state.spot.market('BTCUSDT');
  }

  coin(userId: string, currency: Currency): Held {
    const { available, frozen } = accountOf(this.state, userId, accountTypes.coin, currency);
    return [formatAmount(available, currency), formatAmount(frozen, currency)];
  }
}
