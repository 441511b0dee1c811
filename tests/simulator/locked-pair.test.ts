import { apply, emptyState, type Command } from '@candor/core/engine.ts';
import { profitAt } from '@candor/core/futures/formulas.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import { price, type Price } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import type { State } from '@candor/core/state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const userId = 'trader';
const start = 1_800_000_000_000;
const usd = (cents: number): Price => price(BigInt(cents) * 10n ** 6n);

class Market {
  readonly state: State = emptyState(paperRules);
  private now = start;
  private seq = 0;

  do(command: Command): void {
    this.now += 1;
    const { result } = apply(this.state, command, this.now);
    if (!result.ok) throw new Error(`${command.kind} ${result.refusal}`);
    const broken = brokenInvariants(this.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  mark(at: Price): void {
    this.now += 250;
    this.do({
      kind: 'tick',
      marks: [{ symbol: 'BTCUSDT', price: at, time: this.now, seq: (this.seq += 1), backfilled: false }],
    });
  }

  /** All that the customer would have: their account and what their open positions are worth at a mark. */
  equity(at: Price): bigint {
    const account = this.state.accounts.get(`${userId}:3:USDT`);
    const floating = [...this.state.futures.orders.values()].reduce(
      (sum, o) => sum + (o.open === null ? 0n : profitAt(o.direction, o.size, o.open.price, at)),
      0n,
    );
    return (account?.available ?? 0n) + (account?.frozen ?? 0n) + floating;
  }

  fees(): bigint {
    return ['fees', 'insurance'].reduce(
      (sum, name) => sum + (this.state.accounts.get(`${name}:0:USDT`)?.available ?? 0n),
      0n,
    );
  }
}

const cents = fc.integer({ min: 4_500_000, max: 7_500_000 });

test('closing a leg of a locked pair at any mark keeps equity but for the fee, never asks the insurance', () => {
  fc.assert(
    fc.property(
      fc.record({
        side: fc.constantFrom<'long' | 'short'>('long', 'short'),
        leverage: fc.constantFrom(1, 2, 5, 10, 20),
        lots: fc.integer({ min: 1, max: 1_000 }),
        lock: fc.integer({ min: 5_900_000, max: 6_100_000 }),
        end: cents,
        first: fc.boolean(),
      }),
      ({ side, leverage, lots, lock, end, first }) => {
        const market = new Market();
        market.do({ kind: 'fund-house' });
        for (let i = 0; i < 20; i += 1) {
          market.state.testFundsDays.delete(userId);
          market.do({ kind: 'take-test-funds', userId });
        }
        market.do({
          kind: 'transfer',
          transferId: 't',
          userId,
          fromType: 1,
          toType: 3,
          currency: 'USDT',
          amount: usdt('200000'),
        });
        market.mark(usd(6_000_000));
        market.do({
          kind: 'place-futures-order',
          userId,
          orderNo: 'a',
          symbol: 'BTCUSDT',
          direction: side,
          orderType: 'market',
          price: null,
          lots: BigInt(lots),
          leverage,
          takeProfit: null,
          stopLoss: null,
        });
        market.mark(usd(6_000_000));
        market.do({ kind: 'lock-position', userId, orderNo: 'a', newOrderNo: 'b' });
        market.mark(usd(lock));
        const locked = market.equity(usd(lock));
        // Whatever the mark does, the pair is worth the same, to the rounding of two profits.
        const difference = market.equity(usd(end)) - locked;
        expect(difference <= 1n && difference >= -1n).toBe(true);
        const insurance = market.state.accounts.get('insurance:0:USDT')?.available ?? 0n;
        const fees = market.fees();
        const before = market.equity(usd(end));
        market.do({ kind: 'close-position', userId, orderNo: first ? 'a' : 'b' });
        market.mark(usd(end));
        expect(before - market.equity(usd(end))).toBe(market.fees() - fees);
        expect((market.state.accounts.get('insurance:0:USDT')?.available ?? 0n) >= insurance).toBe(true);
        // The leg that stays carries itself: it is not liquidated by the next mark.
        market.mark(usd(end));
        market.mark(usd(end));
        expect([...market.state.futures.orders.values()].every(({ status }) => status === 'holding')).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
