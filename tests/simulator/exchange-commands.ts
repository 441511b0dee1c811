import type { Command } from '@candor/core/engine.ts';
import { maximumOf } from '@candor/core/exchange/price.ts';
import { unitPrice } from '@candor/core/exchange/rules.ts';
import { amount, zero } from '@candor/core/money/amount.ts';
import type { Currency } from '@candor/core/money/currencies.ts';
import type { Draw } from './draw.ts';

/**
 * A random quote, or carrying one out: mostly the newest, sometimes late, another's or one that has gone, or after its
 * money was moved away.
 */
export function nextExchangeCommand(draw: Draw): Command {
  const { random, state, userId, newId } = draw;
  const quotes = [...state.quotes.values()];
  const chosen = random.chance(0.8) ? quotes.at(-1) : quotes[0];
  if (quotes.length > 1 && chosen !== undefined && random.chance(0.1)) {
    const amount = state.accounts.get(`${chosen.userId}:1:${chosen.from}`)?.available ?? zero;
    return {
      kind: 'transfer',
      transferId: `${newId}t`,
      userId: chosen.userId,
      fromType: 1,
      toType: 3,
      currency: chosen.from,
      amount,
    };
  }
  if (chosen !== undefined && random.chance(quotes.length > 1 ? 0.7 : 0.4)) {
    return {
      kind: 'execute-exchange',
      userId: random.chance(0.05) ? userId : chosen.userId,
      quoteId: random.chance(0.02) ? 'none' : chosen.quoteId,
    };
  }
  return quote(draw);
}

function quote({ random, state, userId, newId: quoteId }: Draw): Command {
  const code = (): Currency =>
    random.chance(0.02) ? random.pick(['VND', 'SOL'] as const) : random.pick(['USDT', 'BTC', 'ETH'] as const);
  const held = (['USDT', 'BTC', 'ETH'] as const).filter(
    (currency) => (state.accounts.get(`${userId}:1:${currency}`)?.available ?? 0n) > 0n,
  );
  const [from, to] = [held.length === 0 || random.chance(0.1) ? code() : random.pick(held), code()];
  const own = state.accounts.get(`${userId}:1:${from}`)?.available ?? 0n;
  const price = state.marks.get(`${from}USDT`)?.price ?? unitPrice;
  const house = state.accounts.get('exchange-house:0:USDT')?.available ?? zero;
  // All that the house can deliver, so that of two quotes only one can be carried out.
  if (from === 'USDT' && own > house && random.chance(0.5))
    return { kind: 'quote-exchange', quoteId, userId, from, to, source: 'simulated', quantity: house };
  const usual = own === 0n ? 20_000_000n : own;
  const most = random.chance(0.02) ? maximumOf(state.rules.exchange, from, price) + 1n : usual;
  return {
    kind: 'quote-exchange',
    quoteId,
    userId,
    from,
    to,
    source: 'simulated',
    quantity: amount(random.chance(0.1) ? most : (most * BigInt(random.whole(0, 1_000))) / 1_000n),
  };
}
