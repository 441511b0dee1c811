import { amount, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import { spotRules, type Pair } from '@candor/core/spot/rules.ts';
import { expect, test } from 'vitest';
import { presentSpotOrder, stepsText, tickText } from './present.ts';

function pairOf(symbol: string): Pair {
  const pair = spotRules.pairs.get(symbol);
  if (pair === undefined) throw new Error(`${symbol} is no pair`);
  return pair;
}
const btc = pairOf('BTCUSDT');

/** A resting buy of 0.01 BTC at 60,000. */
const resting: SpotOrder = {
  orderNo: 's1',
  userId: 'an',
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  tick: 6_000_000,
  steps: 1_000,
  budget: null,
  force: 'gtc',
  selfTrade: 'end-maker',
  stop: null,
  listNo: null,
  clientId: null,
  makerFee: rate(100_000n),
  takerFee: rate(150_000n),
  feeBasis: null,
  receivedAt: 1_000,
  queued: 7,
  status: 'open',
  filledSteps: 0,
  dealCount: 0n,
  dealAmount: amount(0n),
  fee: amount(0n),
  held: usdt('600'),
  armed: false,
  trigger: null,
  enteredBefore: null,
  prevented: null,
  endedAt: null,
};
const shown = {
  id: 's1',
  orderNo: 's1',
  contractType: 'spot',
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  price: '60000',
  quantity: '0.01',
  amount: null,
  dealPrice: null,
  volume: '0',
  dealAmount: '0',
  fee: '0',
  feeCurrency: 'BTC',
  timing: 'gtc',
  selfTrade: 'end-maker',
  metOwn: null,
  stopPrice: null,
  stopWhen: null,
  triggeredAt: null,
  listId: null,
  ownName: null,
  time: 1_000,
  endedAt: null,
  status: 'open',
};

test('what rests has no deal yet, and says in which currency its fee will be', () => {
  expect(presentSpotOrder(resting, btc, false)).toEqual(shown);
  expect(presentSpotOrder({ ...resting, side: 'sell' }, btc, false)).toEqual({
    ...shown,
    side: 'sell',
    feeCurrency: 'USDT',
  });
});

test('the price of a deal is the average of its fills, rounded down to what a price can say', () => {
  const dealt: SpotOrder = {
    ...resting,
    status: 'partial',
    filledSteps: 3,
    dealCount: 6_000_000n + 2n * 5_999_999n,
    dealAmount: usdt('1.8'),
    fee: amount(3n),
  };
  expect(presentSpotOrder(dealt, btc, false)).toEqual({
    ...shown,
    status: 'partial',
    dealPrice: '59999.99333333',
    volume: '0.00003',
    dealAmount: '1.8',
    fee: '0.00000003',
  });
});

test('a market buy has an amount in place of price and quantity', () => {
  const market: SpotOrder = { ...resting, type: 'market', tick: null, steps: null, budget: usdt('250.5') };
  expect(presentSpotOrder(market, btc, false)).toEqual({
    ...shown,
    type: 'market',
    price: null,
    quantity: null,
    amount: '250.5',
  });
});

test.each([
  ['open', true, 'locked'],
  ['partial', true, 'locked'],
  ['filled', true, 'filled'],
  ['cancelled', true, 'cancelled'],
  ['open', false, 'open'],
  ['partial', false, 'partial'],
] as const)('an order that is %s, with its pair halted: %s, is shown as %s', (status, halted, as) => {
  expect(presentSpotOrder({ ...resting, status }, btc, halted).status).toBe(as);
});

test('in every pair one tick and one step are written exactly, and counts of them add up', () => {
  for (const pair of spotRules.pairs.values()) {
    const [tick, step] = [tickText(1, pair), stepsText(1, pair)];
    expect(
      [tick, step].every((text) => /^(0\.0*1|1)$/.test(text)),
      pair.symbol,
    ).toBe(true);
    expect(tickText(10 ** 6, pair), pair.symbol).toBe(String(Number(tick) * 10 ** 6));
    expect([tickText(0, pair), stepsText(0, pair)]).toEqual(['0', '0']);
  }
});
