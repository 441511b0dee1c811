import { fastRules } from '@candor/core/fast/terms.ts';
import { futuresRules } from '@candor/core/futures/contract.ts';
import { catalogue } from '@candor/core/market/catalogue.ts';
import { spotRules } from '@candor/core/spot/rules.ts';
import { expect, test } from 'vitest';
import { mainWay, otherWays, type Ticket } from './ways.ts';

/** As the server tells it. */
const rule = {
  fast: { symbols: catalogue.map(({ symbol }) => symbol).filter((symbol) => !fastRules.excludedSymbols.has(symbol)) },
  futures: [...futuresRules.contracts.values()],
};
/** By the rules of each trade, not by the page's. */
function trading(symbol: string): Ticket[] {
  const trades: Readonly<Record<Ticket, boolean>> = {
    fast: !fastRules.excludedSymbols.has(symbol),
    futures: futuresRules.contracts.has(symbol),
    spot: spotRules.pairs.has(symbol),
  };
  return (['fast', 'futures', 'spot'] as const).filter((ticket) => trades[ticket]);
}
const waysOf = (listing: (typeof catalogue)[number]): Ticket[] =>
  [mainWay(listing.group), ...otherWays(listing, rule)].toSorted();

test.each(catalogue.map((listing) => [listing.symbol, listing] as const))(
  'from the chart of %s there is one way to each ticket that trades it, and to no other',
  (symbol, listing) => {
    expect(waysOf(listing)).toEqual(trading(symbol));
  },
);

test('there are symbols with all three tickets, and such with some of them', () => {
  const counts = new Set(catalogue.map((listing) => waysOf(listing).length));
  expect(counts).toEqual(new Set([1, 2, 3]));
});

test('while the rules are on their way there is the large one', () => {
  expect(otherWays({ symbol: 'BTCUSDT', group: 'usdt' }, undefined)).toEqual([]);
});
