import type { Command, Outcome } from '@candor/core/engine.ts';
import type { State } from '@candor/core/state.ts';
import type { Follower } from '../simulate.ts';

type Rates = readonly [maker: bigint, taker: bigint];

const e8 = 100_000_000n;

/** Which rates each spot order has to have: by the volumes that were said and the rules as it came in, for good. */
export class FollowFees implements Follower {
  #volumes = new Map<string, bigint>();
  readonly #rates = new Map<string, Rates>();

  before(): void {
    // What counts is what was carried out.
  }

  after({ rules: { spot } }: State, command: Command, { result, effects }: Outcome): void {
    if (command.kind === 'set-spot-volumes' && result.ok) this.#volumes = new Map(command.volumes);
    for (const { orderNo, userId } of effects.placedSpot) {
      const volume = this.#volumes.get(userId) ?? 0n;
      let rates: Rates = [spot.makerFee, spot.takerFee];
      for (const tier of spot.feeTiers) {
        if (tier.makerFee > rates[0] || tier.takerFee > rates[1])
          throw new Error('a tier costs more than one below it');
        if (volume >= tier.volumeFrom) rates = [tier.makerFee, tier.takerFee];
      }
      this.#rates.set(orderNo, rates);
    }
    for (const { orderNo, makerFee, takerFee } of [...effects.placedSpot, ...effects.changedSpot]) {
      const [maker, taker] = this.#rates.get(orderNo) ?? [];
      if (maker !== makerFee || taker !== takerFee)
        throw new Error(`${orderNo} pays other rates than it came in under`);
    }
    for (const { order, role, amount, fee, steps } of effects.deals) {
      const [maker = 0n, taker = 0n] = this.#rates.get(order.orderNo) ?? [];
      const pair = spot.pairs.get(order.symbol);
      const received = order.side === 'sell' ? amount : BigInt(steps) * (pair?.stepUnits ?? 0n);
      const due = (received * (role === 'maker' ? maker : taker) + e8 - 1n) / e8;
      if (fee !== due) throw new Error(`a deal of ${order.orderNo} costs ${fee}, not ${due}`);
    }
  }
}
