import { emptyState, type Command } from '../engine.ts';
import { amount, rate, type Amount } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { assert } from '../result.ts';
import { restoreState } from '../restore/restore.ts';
import { paperRules } from '../rules.ts';
import type { Effects, State } from '../state.ts';
import { applied, now as start } from '../test-apply.ts';
import type { EarnProduct } from './product.ts';

export const product = {
  productId: 'p',
  kind: 'lock-mining',
  currency: 'USDT',
  dailyRate: rate(50_000n),
  penaltyRate: rate(5_000_000n),
  days: 30,
  dividend: 'daily',
  minAmount: usdt('100'),
  maxAmount: usdt('5000'),
  example: false,
  paused: false,
} as const satisfies Omit<EarnProduct, 'version'>;

const nothing = {
  fastOrders: [],
  futuresOrders: [],
  spotOrders: [],
  quotes: [],
  deposits: [],
  depositProofs: [],
  withdrawals: [],
  withdrawalDays: [],
  withdrawalTxids: [],
  adjustments: [],
  marks: [],
} as const;

/**
 * One product, one customer with test funds, and time as the test has it; every command is followed by all invariants.
 */
export class House {
  state: State;
  now = start;

  constructor(changes: Partial<Omit<EarnProduct, 'version'>> = {}, pool = '1000', mode: 'paper' | 'real' = 'paper') {
    this.state = emptyState({ ...paperRules, mode });
    this.do({ kind: 'change-product', product: { ...product, ...changes } });
    if (pool !== '0') this.do({ kind: 'fund-pool', productId: 'p', amount: usdt(pool), reference: 'f' });
    this.do({ kind: 'take-test-funds', userId: 'a' });
  }

  do<C extends Command>(command: C, at = this.now) {
    this.now = at;
    return applied(this.state, command, at);
  }

  buy(units: Amount = usdt('1000'), orderNo = 'o') {
    return this.do({
      kind: 'purchase-earn-product',
      product: this.product.kind,
      productId: 'p',
      userId: 'a',
      orderNo,
      amount: units,
    });
  }

  payUntil(at: number): Effects {
    return this.do({ kind: 'pay-income', limit: 100 }, at).effects;
  }

  redeem(at: number, userId = 'a', orderNo = 'o') {
    return this.do({ kind: 'redeem-earn-order', product: this.product.kind, userId, orderNo }, at);
  }

  /** Loads the state anew from what the tables would hold. */
  restart(): void {
    const { accounts, earn, testFundsDays, bonuses, nextJournal } = this.state;
    this.state = restoreState(this.state.rules, {
      ...nothing,
      limits: [],
      dayResults: [],
      accounts: [...accounts.values()].map((account) => ({ ...account })),
      products: [...earn.products.values()],
      earnOrders: [...earn.orders.values()].map((order) => ({ ...order })),
      testFundsDays: [...testFundsDays],
      bonuses: [...bonuses.values()],
      nextJournal,
    });
  }

  money(id: string): [string, string] {
    const account = this.state.accounts.get(id);
    return [
      formatAmount(account?.available ?? amount(0n), 'USDT'),
      formatAmount(account?.frozen ?? amount(0n), 'USDT'),
    ];
  }

  get product(): EarnProduct {
    const found = this.state.earn.products.get('p');
    assert(found !== undefined, 'the product is not there');
    return found;
  }

  get customer(): [string, string] {
    return this.money('a:1:USDT');
  }
  get pool(): [string, string] {
    return this.money('pool-p:0:USDT');
  }
}
