import { canonicalState } from '@candor/core/canonical.ts';
import { apply, emptyState, type Command } from '@candor/core/engine.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price } from '@candor/core/money/amount.ts';
import type { OrderCommand } from '@candor/core/orders/carry-out-orders.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules } from '@candor/core/rules.ts';
import { expect, test } from 'vitest';
import { nextFuturesCommand } from './futures-commands.ts';
import { Random } from './random.ts';
import { nextSpotCommand } from './spot-commands.ts';
import { Tables } from './tables.ts';

const symbols = ['BTCUSDT', 'ETHUSDT'];
const users = ['a', 'b', 'c'];
const together: ReadonlySet<Command['kind']> = new Set<OrderCommand['kind']>([
  'place-fast-order',
  'place-futures-order',
  'place-spot-order',
  'revoke-futures-order',
  'end-spot-order',
]);
const isTogether = (command: Command): command is OrderCommand => together.has(command.kind);

/** The same commands on two states: here each by itself, there those that may be in batches. */
class Pair {
  readonly alone = emptyState(paperRules);
  readonly batched = emptyState(paperRules);
  readonly tables = [new Tables(), new Tables()] as const;
  now = Date.UTC(2026, 0, 1);
  private seq = 0;
  private orders = 0;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
    this.both({ kind: 'fund-house' });
    this.tick();
    for (const userId of users) {
      this.both({ kind: 'take-test-funds', userId });
      for (const toType of [2, 3] as const)
        this.both({
          kind: 'transfer',
          transferId: `${userId}${toType}`,
          userId,
          fromType: 1,
          toType,
          currency: 'USDT',
          amount: amount(3_000_000_000n),
        });
    }
  }

  both(command: Command): void {
    for (const [at, state] of [this.alone, this.batched].entries())
      this.tables[at]?.write(apply(state, command, this.now).effects);
  }

  tick(): void {
    this.now += this.random.whole(1, 1_500);
    this.seq += 1;
    const marks = symbols.map((symbol): Mark => {
      const shift = BigInt(this.random.whole(-300, 300)) * 100_000_000n;
      return { symbol, seq: this.seq, time: this.now, backfilled: false, price: price(6_000_000_000_000n + shift) };
    });
    this.both({ kind: 'tick', marks });
  }

  private next(userId: string): Command {
    const { random } = this;
    const draw = { random, state: this.alone, userId, newId: `o${(this.orders += 1)}` };
    const dice = random.next();
    if (dice < 0.45) return nextSpotCommand(draw, symbols);
    if (dice < 0.75) return nextFuturesCommand(draw, symbols);
    return {
      kind: 'place-fast-order',
      userId,
      orderNo: draw.newId,
      symbol: random.pick(symbols),
      direction: 'up',
      seconds: random.pick([30, 60, 61]),
      stake: amount(BigInt(random.whole(500_000, 900_000_000))),
      bound: null,
    };
  }

  /** @returns how each order was answered, by itself and in the batch */
  batch(): readonly [unknown[], unknown[]] {
    const orders: OrderCommand[] = [];
    const told: unknown[] = [];
    const userId = this.random.pick(users);
    const size = this.random.whole(1, 50);
    while (orders.length < size) {
      const command = this.next(userId);
      // The house's depth follows between batches.
      if (command.kind === 'follow-depth' && orders.length === 0) this.both(command);
      if (!isTogether(command)) continue;
      const { result, effects } = apply(this.alone, command, this.now);
      this.tables[0].write(effects);
      orders.push(command);
      told.push(result);
    }
    const { result, effects } = apply(this.batched, { kind: 'carry-out-orders', orders }, this.now);
    this.tables[1].write(effects);
    return [told, result.ok ? result.value : []];
  }
}

/** A result without the order that it carries: orders go on changing. */
const said = (results: unknown[]): unknown[] =>
  results.map((one) => {
    const { ok, value, ...refusal } = one as { ok: boolean; value?: { orderNo: string } };
    return { ok, orderNo: value?.orderNo, ...refusal };
  });

test.each([1, 2, 3, 4, 5, 6])('a batch does what its orders do one by one: seed %i', (seed) => {
  const pair = new Pair(new Random(seed));
  const seen = { accepted: 0, refused: 0 };
  for (let round = 0; round < 60; round += 1) {
    const [told, batched] = pair.batch();
    expect(said(batched)).toEqual(said(told));
    for (const one of said(told)) seen[(one as { ok: boolean }).ok ? 'accepted' : 'refused'] += 1;
    expect(canonicalState(pair.batched)).toBe(canonicalState(pair.alone));
    expect(brokenInvariants(pair.batched)).toEqual([]);
    pair.tick();
  }
  const [alone, batched] = pair.tables.map((tables) =>
    canonicalState(restoreState(paperRules, tables.snapshot(pair.alone.marks.values()))),
  );
  expect(batched).toBe(alone);
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(100);
});
