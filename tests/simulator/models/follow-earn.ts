import type { Command, Outcome } from '@candor/core/engine.ts';
import type { PurchaseEarnProduct } from '@candor/core/earn/purchase-product.ts';
import type { Effects, State } from '@candor/core/state.ts';
import { NaiveEarn, pool, promised, purse, type Ending, type Income, type Locked } from './naive-earn.ts';
import { same, sameAnswer } from './purses.ts';

const judged: ReadonlySet<string> = new Set([
  'product-unknown',
  'product-paused',
  'purchase-amount',
  'product-sold-out',
  'insufficient-balance',
  'not-found',
]);
const kinds: ReadonlySet<Command['kind']> = new Set([
  'change-product',
  'purchase-earn-product',
  'redeem-earn-order',
  'pay-income',
]);

/** Holds the engine's lock mining and wealth against the model after every command that concerns them. */
export class FollowEarn {
  private readonly model = new NaiveEarn();
  private faults: readonly string[] = [];

  /** To be called before the command changes the state. */
  before(state: State, command: Command, now: number): void {
    const { model } = this;
    if (!kinds.has(command.kind)) return;
    const purses = new Set([...model.products.values()].map((product) => pool({ product })));
    for (const order of model.orders.values()) purses.add(purse(order));
    if ('userId' in command) purses.add(purse(command));
    model.purses.fill(state, purses);
    this.faults = this.faultsOf(command, now);
  }

  /** @throws Error that names what parts */
  after(state: State, command: Command, { result, effects }: Outcome, now: number): void {
    if (!kinds.has(command.kind)) return same('rows of income', command.kind, effects.earnIncome.length, 0);
    sameAnswer(command.kind, result, this.faults, judged);
    if (result.ok) this.take(command, effects, result.value, now);
    this.model.purses.check(state);
    same('open orders', command.kind, state.earn.orders.size, this.model.orders.size);
    this.compareOrders(state);
  }

  private faultsOf(command: Command, now: number): string[] {
    if (command.kind === 'purchase-earn-product') return this.purchaseFaults(command, now);
    if (command.kind !== 'redeem-earn-order') return [];
    const order = this.model.orders.get(command.orderNo);
    return order?.userId === command.userId && order.product.kind === command.product ? [] : ['not-found'];
  }

  private purchaseFaults(command: PurchaseEarnProduct, now: number): string[] {
    const order = this.model.asked(command, now);
    if (order === null) return ['product-unknown'];
    const { principal, product } = order;
    const faults: [boolean, string][] = [
      [product.paused, 'product-paused'],
      [principal < product.minAmount || principal > product.maxAmount, 'purchase-amount'],
      [this.model.purses.of(pool(order)) < promised(order), 'product-sold-out'],
      [this.model.purses.of(purse(order)) < principal, 'insufficient-balance'],
    ];
    return faults.filter(([is]) => is).map(([, name]) => name);
  }

  private take(command: Command, effects: Effects, value: unknown, now: number): void {
    const { model } = this;
    if (command.kind === 'change-product') for (const one of effects.products) model.products.set(one.productId, one);
    if (command.kind === 'pay-income') this.payIncome(effects, command.limit, now);
    if (command.kind === 'purchase-earn-product') {
      const order = model.asked(command, now);
      if (order !== null) model.purchase(order);
    }
    if (command.kind !== 'redeem-earn-order') return;
    const order = model.orders.get(command.orderNo);
    if (order === undefined) return;
    const { ending, paid } = model.redeem(order, now);
    compareIncome(effects, paid, now);
    compareEnding(order, value as Ending, ending);
  }

  /** Which orders find their turn is the engine's to say: each is caught up, and none waits while there is room. */
  private payIncome({ changedEarn, earnIncome, ...effects }: Effects, limit: number, now: number): void {
    const paid = [...changedEarn].flatMap(({ orderNo }) => {
      const order = this.model.orders.get(orderNo);
      return order === undefined ? [] : this.model.catchUp(order, now);
    });
    compareIncome({ earnIncome }, paid, now);
    if (effects.journals.length >= limit || changedEarn.size >= limit) return;
    for (const order of this.model.orders.values())
      same('due income', order.orderNo, true, !this.model.isDue(order, now));
  }

  private compareOrders(state: State): void {
    const reserves = new Map<string, bigint>();
    for (const order of this.model.orders.values()) {
      compare(order, state);
      reserves.set(pool(order), (reserves.get(pool(order)) ?? 0n) + promised(order));
    }
    for (const [id, units] of reserves) same('reserve', id, state.accounts.get(id)?.frozen, units);
  }
}

function compare(order: Locked, state: State): void {
  const { orderNo } = order;
  const core = state.earn.orders.get(orderNo);
  same('principal', orderNo, core?.principal, order.principal);
  same('daily income', orderNo, core?.dailyIncome, order.daily);
  same('paid days', orderNo, core?.paidDays, order.paidDays);
  same('paid income', orderNo, core?.paid, order.paid);
}

/** Row by row: the day, what it brings, and that no day is paid before it is over. */
function compareIncome({ earnIncome }: Pick<Effects, 'earnIncome'>, paid: readonly Income[], now: number): void {
  same('rows of income', 'all', earnIncome.length, paid.length);
  for (const [i, row] of earnIncome.entries()) {
    same('order', 'income', row.orderNo, paid[i]?.orderNo);
    same('day', row.orderNo, row.day, paid[i]?.day);
    same('income', row.orderNo, row.amount, paid[i]?.amount);
    same('early payment', row.orderNo, row.dueAt > now, false);
  }
}

function compareEnding({ orderNo }: Locked, core: Ending, model: Ending): void {
  same('penalty', orderNo, core.penalty, model.penalty);
  same('returned principal', orderNo, core.returned, model.returned);
  same('due income', orderNo, core.dueIncome, model.dueIncome);
  same('forgone income', orderNo, core.forgone, model.forgone);
}
