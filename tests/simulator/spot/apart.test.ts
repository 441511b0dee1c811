import { canonicalState } from '@candor/core/canonical.ts';
import { apply, emptyState, type Command } from '@candor/core/engine.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price } from '@candor/core/money/amount.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules } from '@candor/core/rules.ts';
import { selfTrades } from '@candor/core/spot/book-events.ts';
import { expect, test } from 'vitest';
import { FollowApart } from '../models/follow-apart.ts';
import { FollowStops } from '../models/follow-stops.ts';
import { Random } from '../random.ts';
import { nextSpotCommand } from '../spot-commands.ts';
import { Tables } from '../tables.ts';

const symbols = ['BTCUSDT'];
const users = ['a', 'b'];

/** Two customers who trade one pair with each other, the house and, if they could, themselves. */
class Market {
  state = emptyState(paperRules);
  readonly apart = new FollowApart();
  private readonly stops = new FollowStops();
  private readonly tables = new Tables();
  private readonly random: Random;
  private now = Date.UTC(2026, 0, 1);
  private seq = 0;

  constructor(random: Random) {
    this.random = random;
    this.do({ kind: 'fund-house' });
    this.tick();
    for (const userId of users) {
      this.do({ kind: 'take-test-funds', userId });
      const transfer = { kind: 'transfer', userId, transferId: userId, currency: 'USDT' } as const;
      this.do({ ...transfer, fromType: 1, toType: 2, amount: amount(9_000_000_000n) });
    }
  }

  private do(command: Command): void {
    const outcome = apply(this.state, command, this.now);
    this.tables.write(outcome.effects);
    this.stops.after(this.state, command, outcome, this.now);
    this.apart.after(this.state, command, outcome);
    const broken = brokenInvariants(this.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  private tick(): void {
    this.now += this.random.whole(1, 1_500);
    this.seq += 1;
    const shift = BigInt(this.random.whole(-60, 60)) * 1_000_000n;
    const mark: Mark = {
      symbol: 'BTCUSDT',
      seq: this.seq,
      time: this.now,
      backfilled: false,
      price: price(6n * 10n ** 12n + shift),
    };
    this.do({ kind: 'tick', marks: [mark] });
  }

  step(number: number): void {
    if (this.random.chance(0.2)) this.tick();
    const { random, state } = this;
    const command = nextSpotCommand({ random, state, userId: random.pick(users), newId: `o${number}` }, symbols);
    // The house comes seldom: what rests is to be met by customers.
    if (command.kind !== 'follow-depth' || random.chance(0.2)) this.do(command);
    if (random.chance(0.005)) this.restart();
  }

  private restart(): void {
    const restored = restoreState(paperRules, this.tables.snapshot(this.state.marks.values()));
    if (canonicalState(restored) !== canonicalState(this.state)) throw new Error('the tables restore another state');
    this.state = restored;
  }
}

test.each([1, 2, 3])('nobody deals with themselves, and those end whom the newer order has named: seed %i', (seed) => {
  const market = new Market(new Random(seed));
  for (let number = 0; number < 4_000; number += 1) market.step(number);
  for (const way of selfTrades) expect(market.apart.seen[way] ?? 0, way).toBeGreaterThan(2);
});
