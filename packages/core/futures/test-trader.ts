import { emptyState, type Command } from '../engine.ts';
import { accountTypes } from '../ledger/account.ts';
import { price, priceScale, type Price } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { formatPlain, parseDecimal } from '../money/decimal.ts';
import { assert } from '../result.ts';
import { paperRules } from '../rules.ts';
import { accountOf, type Effects, type Rules, type State } from '../state.ts';
import { applied, now as start } from '../test-apply.ts';
import type { FuturesOrder } from './order.ts';
import type { PlaceFuturesOrder } from './place-order.ts';

export function at(text: string): Price {
  const units = parseDecimal(text, priceScale);
  assert(units !== null, `${text} is no price`);
  return price(units);
}

const ticket: PlaceFuturesOrder = {
  kind: 'place-futures-order',
  userId: 'a',
  orderNo: 'f',
  symbol: 'BTCUSDT',
  direction: 'long',
  orderType: 'market',
  price: null,
  lots: 1_000n,
  leverage: 20,
  takeProfit: null,
  stopLoss: null,
};

interface Money {
  readonly available: string;
  readonly frozen: string;
}
export interface TraderOptions {
  readonly rules?: Rules;
  readonly mark?: string;
  /** USDT in the futures account of each. */
  readonly funds?: string;
}

/** What a test gives somebody is not held back. */
const noCeiling = usdt('1000000000');

/**
 * Customers `a` and `b` with money in their futures accounts, BTCUSDT, and a mark a quarter of a second. One lot is
 * 0.001 BTC.
 */
export class Trader {
  readonly state: State;
  now = start;
  private seq = 0;
  private latest = '60000';

  constructor({ rules = paperRules, mark = '60000', funds = '10000' }: TraderOptions = {}) {
    this.state = emptyState({ ...rules, adjustments: { actMax: noCeiling, dayMax: noCeiling } });
    this.do({ kind: 'fund-house' });
    for (const userId of ['a', 'b']) {
      this.do({
        kind: 'adjust-balance',
        adjustmentId: `funds-${userId}`,
        userId,
        accountType: 3,
        currency: 'USDT',
        amount: usdt(funds),
        reverses: null,
        reason: 'a test',
        approval: 'test',
      });
    }
    this.mark(mark);
  }

  do<C extends Command>(command: C) {
    return applied(this.state, command, this.now);
  }

  /** The next mark, a quarter of a second later. @param lateMs after its time it comes */
  mark(text = this.latest, lateMs = 0): Effects {
    const time = this.now + 250;
    this.now = time + lateMs;
    this.latest = text;
    const mark = { symbol: 'BTCUSDT', price: at(text), time, seq: this.seq, backfilled: false };
    this.seq += 1;
    return this.do({ kind: 'tick', marks: [mark] }).effects;
  }

  place(changes: Partial<Omit<PlaceFuturesOrder, 'kind'>> = {}) {
    return this.do({ ...ticket, ...changes }).result;
  }

  /** An order at market that the next mark has opened. */
  open(changes: Partial<Omit<PlaceFuturesOrder, 'kind'>> = {}): FuturesOrder {
    const placed = this.place(changes);
    assert(placed.ok, 'the order is accepted');
    this.mark();
    return placed.value;
  }

  close(orderNo = 'f', userId = 'a') {
    return this.do({ kind: 'close-position', userId, orderNo }).result;
  }

  chase(orderNo = 'f', userId = 'a') {
    return this.do({ kind: 'chase-futures-order', userId, orderNo }).result;
  }

  /** USDT in the futures account. */
  money(userId = 'a'): Money {
    const { available, frozen } = accountOf(this.state, userId, accountTypes.futures, 'USDT');
    return { available: formatAmount(available, 'USDT'), frozen: formatAmount(frozen, 'USDT') };
  }

  /** USDT that an account of the house has. */
  house(name: 'futures-house' | 'insurance' | 'fees' | 'world'): string {
    return formatAmount(accountOf(this.state, name, accountTypes.house, 'USDT').available, 'USDT');
  }
}

/** A price as a customer reads it. */
export const shown = (units: Price | null | undefined): string | null =>
  units === null || units === undefined ? null : formatPlain(units, priceScale);
