import { describe, expect, test } from 'vitest';
import { usdt } from '../../money/currencies.ts';
import { paperRules } from '../../rules.ts';
import type { FuturesOrder } from '../order.ts';
import { at, shown, Trader } from '../test-trader.ts';

interface Pair {
  readonly trader: Trader;
  readonly long: FuturesOrder;
  readonly short: FuturesOrder;
}

/** One bitcoin long from 60000 at 20x, locked at another mark. */
function pairOf(lockedAt = '60000', insurance = '1000000'): Pair {
  const rules = { ...paperRules, funding: { ...paperRules.funding, insurance: usdt(insurance) } };
  const trader = new Trader({ rules });
  const long = trader.open();
  trader.mark(lockedAt);
  trader.do({ kind: 'lock-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' });
  const { placedFutures, changedFutures } = trader.mark(lockedAt);
  const [short] = placedFutures;
  if (short === undefined) throw new Error('it is locked');
  expect([...changedFutures]).toContain(long);
  return { trader, long, short };
}

const ends = ({ long, short }: Pair) => [long, short].map(({ status, profit, fee }) => [status, profit, fee] as const);

describe('both legs close as one', () => {
  test('with the sum of both results, which locking has fixed', () => {
    const pair = pairOf('58000');
    pair.trader.close('f');
    pair.trader.mark('40000');
    // −20000 and +18000; 24 of each fee at 40000, besides 36 and 34.8 of opening.
    expect(ends(pair)).toEqual([
      ['closed', -usdt('20000'), usdt('60')],
      ['closed', usdt('18000'), usdt('58.8')],
    ]);
    expect(pair.trader.money()).toEqual({ available: '7881.2', frozen: '0' });
  });

  test.each([
    // 3000 + 2900 − 2000 = 3900 are left: two fees of 1800, then 3600 and 300, then one that takes all.
    ['3000000', '1836', '1834.8', '4329.2'],
    ['6000000', '3636', '334.8', '4029.2'],
    ['9000000', '3936', '34.8', '4029.2'],
  ])('at %s the fees take no more than is left, the first leg’s first', (mark, first, second, available) => {
    const pair = pairOf('58000');
    pair.trader.close('f');
    pair.trader.mark(mark);
    expect(ends(pair).map(([, , fee]) => fee)).toEqual([usdt(first), usdt(second)]);
    expect(pair.trader.money()).toEqual({ available, frozen: '0' });
  });
});

describe('one leg closes', () => {
  test('as long as its proceeds are what the other needs, to the last unit', () => {
    // At the first M + fee are the 6000 of both margins, at the second a millionth more.
    for (const [mark, statuses, available] of [
      ['118577.07508', ['closed', 'holding'], '3928'],
      ['118577.07510', ['closed', 'closed'], '9785.707508'],
    ] as const) {
      const { trader, long, short } = pairOf();
      trader.close('f');
      trader.mark(mark);
      expect([long.status, short.status]).toEqual(statuses);
      expect(trader.money().available).toBe(available);
    }
  });

  test('and the other is liquidated where its raised margin ends', () => {
    const { trader, long } = pairOf();
    trader.close('g');
    const { changedFutures } = trader.mark('58000');
    expect([...changedFutures]).toContain(long);
    expect(long).toMatchObject({ status: 'holding', held: usdt('4900'), lockedWith: null });
    // (60000 − 4900) / 0.9944 = 55410.297…
    for (let i = 0; i < 3; i += 1) trader.mark('55410.3');
    expect(long.status).toBe('holding');
    trader.mark('55410.29');
    trader.mark('55410.29');
    expect([long.closeReason, shown(long.close?.price)]).toEqual(['liquidation', '55410.29']);
  });

  test('and the other may have a stop-loss down to that liquidation', () => {
    const { trader } = pairOf();
    trader.close('g');
    trader.mark('58000');
    trader.mark('59000');
    const stop = (text: string) =>
      trader.do({ kind: 'set-stops', userId: 'a', orderNo: 'f', stopLoss: at(text), takeProfit: undefined }).result;
    expect(stop('55410.29')).toEqual({ ok: false, refusal: 'stop-loss-below-liquidation', field: 'stopLoss' });
    expect(stop('55410.3').ok).toBe(true);
  });
});

test('a loss beyond the margin is three lines: the customer, the house, the insurance, which no fee touches', () => {
  const trader = new Trader();
  trader.open();
  trader.close();
  const [journal] = trader.mark('56000').journals;
  expect(journal?.entries.map(({ account, available, frozen }) => [account.id, available, frozen])).toEqual([
    ['a:3:USDT', 0n, -usdt('3000')],
    ['futures-house:0:USDT', usdt('4000'), 0n],
    ['insurance:0:USDT', -usdt('1000'), 0n],
  ]);
});
