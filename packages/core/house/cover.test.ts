import { describe, expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, type Command } from '../engine.ts';
import { unpaidPositions } from '../futures/exposure.ts';
import { at, Trader } from '../futures/test-trader.ts';
import { accountTypes } from '../ledger/account.ts';
import { zero } from '../money/amount.ts';
import { formatAmount, parseAmount, usdt, type Currency } from '../money/currencies.ts';
import { paperRules, realRules } from '../rules.ts';
import { accountOf, type Effects } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { lendToHouse } from './cover.ts';
import type { TopUpReserve } from './top-up-reserve.ts';

const empty = () => new Trader({ rules: realRules });
const fund = (trader: Trader, reserve: TopUpReserve['reserve'], units: string) =>
  trader
    .do({ kind: 'top-up-reserve', reserve, amount: usdt(units), reference: 'p' })
    .effects.journals.map(({ kind }) => kind);
const kinds = ({ journals }: Effects) => journals.map(({ kind }) => kind);
const house = (trader: Trader, currency: Currency) => {
  const { available } = accountOf(trader.state, 'spot-house', accountTypes.house, currency);
  return formatAmount(available, currency);
};
function refuses(trader: Trader, command: Command, field: string | undefined): void {
  const before = canonicalState(trader.state);
  expect(apply(trader.state, command, trader.now).result).toEqual({
    ok: false,
    refusal: 'house-limit-reached',
    ...(field === undefined ? {} : { field }),
  });
  expect(canonicalState(trader.state)).toBe(before);
}

describe('futures with real money', () => {
  const place = {
    kind: 'place-futures-order',
    userId: 'a',
    orderNo: 'f',
    symbol: 'BTCUSDT',
    direction: 'long',
    orderType: 'market',
    price: null,
    lots: 100n,
    leverage: 10,
    takeProfit: null,
    stopLoss: null,
  } as const;

  test('an order that the house could not pay is refused, and taken once operators have funded it', () => {
    const trader = empty();
    refuses(trader, place, 'lots');
    expect(fund(trader, 'futures-house', '5999.999999')).toEqual(['house-top-up']);
    refuses(trader, place, 'lots');
    fund(trader, 'futures-house', '0.000001');
    trader.open({ lots: 100n, leverage: 10 });
    refuses(trader, { ...place, orderNo: 'g', lots: 1n }, 'lots');
    refuses(trader, { kind: 'lock-position', userId: 'a', orderNo: 'f', newOrderNo: 'h' }, undefined);
    trader.mark('60600');
    expect(trader.close().ok).toBe(true);
    expect(kinds(trader.mark('60600'))).toEqual(['futures-close']);
    expect(trader.house('futures-house')).toBe('5940');
  });

  test('a position is turned where the house can pay what it wins and what it opens', () => {
    const trader = empty();
    fund(trader, 'futures-house', '6000');
    trader.open({ lots: 100n, leverage: 10 });
    trader.mark('60600');
    fund(trader, 'futures-house', '119.999999');
    refuses(trader, { kind: 'reverse-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' }, undefined);
    fund(trader, 'futures-house', '0.000001');
    expect(trader.do({ kind: 'reverse-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' }).result.ok).toBe(true);
    expect(kinds(trader.mark('60600'))).toEqual(['futures-close', 'futures-open']);
  });

  test('of two orders accepted together the one that the house can’t pay is taken back, a limit waits on', () => {
    const trader = empty();
    fund(trader, 'futures-house', '6000');
    expect(
      [trader.place({ lots: 100n }), trader.place({ orderNo: 'g', userId: 'b', lots: 100n })].map(({ ok }) => ok),
    ).toEqual([true, true]);
    expect(trader.place({ orderNo: 'l', userId: 'b', lots: 50n, orderType: 'limit', price: at('60000') }).ok).toBe(
      true,
    );
    trader.mark();
    expect(['f', 'g', 'l'].map((orderNo) => trader.state.futures.orders.get(orderNo)?.status)).toEqual([
      'holding',
      undefined,
      'pending',
    ]);
    refuses(trader, { kind: 'chase-futures-order', userId: 'b', orderNo: 'l' }, undefined);
    fund(trader, 'futures-house', '3000');
    trader.mark();
    expect(trader.state.futures.orders.get('l')?.status).toBe('holding');
  });

  test('what the house can’t pay because a price has more than doubled stays open until it is funded', () => {
    const trader = new Trader({ rules: realRules, funds: '20000' });
    fund(trader, 'futures-house', '6000');
    const order = trader.open({ lots: 100n, leverage: 1, takeProfit: at('125000') });
    trader.mark('125000');
    trader.close();
    expect(kinds(trader.mark('125000'))).toEqual([]);
    expect(unpaidPositions(trader.state)).toEqual({ positions: 1, missing: usdt('500') });
    expect(order).toMatchObject({ status: 'holding', request: null, armed: ['takeProfit'] });
    fund(trader, 'futures-house', '500');
    expect(unpaidPositions(trader.state)).toBeNull();
    expect(kinds(trader.mark('125000'))).toEqual(['futures-close']);
    expect([order.closeReason, trader.house('futures-house')]).toEqual(['takeProfit', '0']);
    expect(trader.state.futures.totalOpenInterest()).toBe(0n);
  });

  test('on paper nothing is added up, and nothing stays unpaid', () => {
    const trader = new Trader({ rules: { ...paperRules, funding: {} }, funds: '20000' });
    trader.state.futures.totalOpenInterest = () => {
      throw new Error('added up');
    };
    trader.open({ lots: 1_000n, leverage: 10 });
    trader.mark('250000');
    expect(unpaidPositions(trader.state)).toBeNull();
  });
});

describe('spot with real money', () => {
  const buy = {
    kind: 'place-spot-order',
    userId: 'a',
    orderNo: 's',
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'market',
    tick: null,
    steps: null,
    budget: usdt('600'),
  } as const;
  const sell = { ...buy, side: 'sell', steps: 1_000, budget: null } as const;
  const limit = { ...buy, type: 'limit', tick: 6_000_100, steps: 1_000, budget: null } as const;

  /** One bitcoin on each side, 59999.00 and 60001.00. */
  function withDepth(trader: Trader): Trader {
    for (const currency of ['USDT', 'BTC'] as const) {
      const units = parseAmount(currency === 'BTC' ? '1' : '10000', currency);
      if (units === null) throw new Error('no amount');
      trader.do({
        kind: 'adjust-balance',
        adjustmentId: currency,
        userId: 'a',
        accountType: 2,
        currency,
        amount: units,
        reverses: null,
        reason: 'a test',
        approval: 'test',
      });
    }
    return depth(trader);
  }
  function depth(trader: Trader): Trader {
    trader.do({
      kind: 'follow-depth',
      symbol: 'BTCUSDT',
      bids: [{ tick: 5_999_900, steps: 100_000 }],
      asks: [{ tick: 6_000_100, steps: 100_000 }],
    });
    return trader;
  }

  test.each([
    ['a buy at market', buy, undefined],
    ['a sell at market', sell, undefined],
    ['a limit that would fill at once', limit, 'quantity'],
  ] as const)(
    '%s is refused while the house has nothing, and fills once operators have funded it',
    (_name, command, field) => {
      const trader = withDepth(empty());
      refuses(trader, command, field);
      fund(trader, 'spot-house', '700');
      const { result, effects } = depth(trader).do(command);
      expect(result).toMatchObject({ ok: true, value: { status: 'filled' } });
      expect(kinds(effects).filter((kind) => kind !== 'spot-hold' && kind !== 'spot-release')).toEqual(
        command.side === 'buy' ? ['house-cover', 'spot-fill'] : ['spot-fill'],
      );
    },
  );

  test('a limit that waits is taken without the house', () => {
    const trader = withDepth(empty());
    expect(trader.do({ ...limit, tick: 6_000_000 }).result).toMatchObject({ ok: true, value: { status: 'open' } });
  });

  test('the house sells what it has bought, and buys outside only the rest', () => {
    const trader = withDepth(empty());
    fund(trader, 'spot-house', '700');
    depth(trader).do(sell);
    expect([house(trader, 'BTC'), house(trader, 'USDT')]).toEqual(['0.01', '100.01']);
    expect(depth(trader).do({ ...buy, orderNo: 't', budget: usdt('2000') }).result).toMatchObject({
      ok: true,
      value: { filledSteps: 1_166 },
    });
    expect(house(trader, 'BTC')).toBe('0');
  });

  test('a bid far above the asks that reach it is bought for at its own price', () => {
    const trader = withDepth(empty());
    trader.do({ ...limit, tick: 6_000_000 });
    fund(trader, 'spot-house', '590');
    trader.do({ kind: 'follow-depth', symbol: 'BTCUSDT', bids: [], asks: [{ tick: 5_500_000, steps: 100_000 }] });
    expect(trader.state.spot.orders.get('s')?.filledSteps).toBe(983);
  });
});

test('on paper the house is lent what it lacks, under a name of its own', () => {
  const trader = new Trader({ rules: { ...paperRules, funding: {} } });
  trader.open({ lots: 100n });
  trader.mark('60600');
  trader.close();
  const { journals } = trader.mark('60600');
  expect(journals.map(({ kind, entries }) => [kind, ...entries.map(({ account }) => account.id)])).toEqual([
    ['paper-loan', 'world:0:USDT', 'futures-house:0:USDT'],
    ['futures-close', 'a:3:USDT', 'futures-house:0:USDT', 'fees:0:USDT', 'insurance:0:USDT'],
  ]);
});

test('a void is paid by the reserve: with real money operators fund it first, on paper it is lent', () => {
  const lost = [
    { orderNo: 'x', userId: 'a', stake: usdt('10'), settledAt: 0, volume: zero, released: zero },
    { orderNo: 'y', userId: 'b', stake: usdt('5'), settledAt: 0, volume: zero, released: zero },
  ];
  const trader = empty();
  fund(trader, 'fast-reserve', '14.999999');
  refuses(trader, { kind: 'void-orders', lost }, undefined);
  fund(trader, 'fast-reserve', '0.000001');
  expect(kinds(trader.do({ kind: 'void-orders', lost }).effects)).toEqual(['fast-void', 'fast-void']);
  const paper = new Trader({ rules: { ...paperRules, funding: {} } });
  expect(kinds(paper.do({ kind: 'void-orders', lost }).effects)).toEqual(['paper-loan', 'fast-void', 'fast-void']);
});

test('whoever forgets to ask whether the house can pay is stopped: with real money nothing is lent', () => {
  const { state, now } = empty();
  const due = { house: 'futures-house', currency: 'USDT', units: usdt('1'), reference: 'x' } as const;
  expect(() => lendToHouse(beginTurn(state, now), due)).toThrow('nothing comes from nothing');
});
