import type { Command, Outcome } from '@candor/core/engine.ts';
import { liquidationPrice } from '@candor/core/futures/formulas.ts';
import { heldOf, type FuturesOrder } from '@candor/core/futures/order.ts';
import { price } from '@candor/core/money/amount.ts';
import { versionAt } from '@candor/core/rule-versions/version.ts';
import type { Effects, State } from '@candor/core/state.ts';
import { futuresFaults, judgedFutures } from './futures-faults.ts';
import { NaiveFutures } from './naive-futures.ts';
import { fees, insurance, purse } from './naive-margins.ts';
import { isLiquidated, type Position } from './naive-position.ts';
import { same, sameAnswer } from './purses.ts';

const isFutures = ({ kind }: Command): boolean =>
  /^(tick|clock|set-stops|close-part|close-all|.*-futures-order|.*-position)$/.test(kind);

/** Holds the engine's futures against the model after every command that concerns them. */
export class FollowFutures {
  private readonly model: NaiveFutures;
  private faults: readonly string[] = [];

  constructor({ rules }: State) {
    this.model = new NaiveFutures(rules.futures);
  }

  /** To be called before the command changes the state. */
  before(state: State, command: Command, now: number): void {
    if (!isFutures(command)) return;
    const { model } = this;
    model.rules = versionAt(state.ruleVersions, now).rules.futures;
    const purses = new Set([insurance, fees]);
    for (const position of model.positions.values()) purses.add(position.purse);
    if ('userId' in command) purses.add(purse(command));
    model.purses.fill(state, purses);
    model.ended.clear();
    this.faults = futuresFaults(model, command, now);
  }

  /** @throws Error that names what parts */
  after(state: State, command: Command, { result, effects }: Outcome, now: number): void {
    if (!isFutures(command)) return same('changed futures', command.kind, effects.changedFutures.size, 0);
    sameAnswer(command.kind, result, this.faults, judgedFutures);
    if (result.ok) this.model.take(command, now);
    // A mark lets stops of spot in too.
    for (const { kind, entries } of effects.journals)
      if (kind.startsWith('spot-'))
        for (const { account, available } of entries) this.model.purses.follow(account.id, available);
    this.model.purses.check(state);
    this.compareEnds(command, effects);
    same('open futures', 'all', state.futures.orders.size, this.model.positions.size);
    for (const position of this.model.positions.values()) compare(position, state.futures.orders.get(position.orderNo));
    for (const order of effects.changedFutures) if (order.status === 'holding') this.compareBound(order);
  }

  private compareEnds(command: Command, { changedFutures }: Effects): void {
    const ended = new Map(
      [...changedFutures].filter(({ closedAt }) => closedAt !== null).map((one) => [one.orderNo, one]),
    );
    same('ended futures', command.kind, [...ended.keys()].sort().join(), [...this.model.ended.keys()].sort().join());
    for (const [orderNo, how] of this.model.ended) {
      const order = ended.get(orderNo);
      const other = ended.get(how.partner ?? '');
      same('end', orderNo, order?.closeReason ?? order?.status, how.reason);
      same('closing price', orderNo, order?.close?.price ?? null, how.at);
      if (other === undefined) {
        same('profit', orderNo, order?.profit, how.profit);
        same('fees', orderNo, order?.fee, how.fee);
      } else if (how.profit !== null) {
        same('profit with its pair', orderNo, (order?.profit ?? 0n) + (other.profit ?? 0n), how.profit);
        same('fees with its pair', orderNo, (order?.fee ?? 0n) + other.fee, how.fee);
      }
    }
  }

  /** The price that is shown is where the liquidation begins. */
  private compareBound(order: FuturesOrder): void {
    const position = this.model.get(order.orderNo);
    const bound = liquidationPrice(heldOf(order, order.open?.price ?? price(0n)));
    const [beyond, within] = position.side === 'long' ? [bound - 1n, bound + 1n] : [bound + 1n, bound - 1n];
    if (bound === 0n) return;
    same('liquidation beyond the bound', order.orderNo, isLiquidated(position, beyond), true);
    same('liquidation within the bound', order.orderNo, isLiquidated(position, within), false);
  }
}

function compare(position: Position, order: FuturesOrder | undefined): void {
  const { orderNo } = position;
  same('status', orderNo, order?.status, position.status);
  same('margin', orderNo, order?.held, position.held);
  same('opening', orderNo, order?.open?.price ?? null, position.open);
  same('fees', orderNo, order?.fee, position.fee);
  same('take-profit', orderNo, order?.takeProfit, position.takeProfit);
  same('stop-loss', orderNo, order?.stopLoss, position.stopLoss);
  same('market wait', orderNo, order?.marketSince, position.marketSince);
  same('size', orderNo, order?.size, position.size);
  same('request', orderNo, order?.request?.kind, position.asked?.kind === 'part' ? 'close' : position.asked?.kind);
  same('other leg', orderNo, order?.lockedWith, position.partner);
}
