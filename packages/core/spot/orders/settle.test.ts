import { expect, test } from 'vitest';
import { usdt } from '../../money/currencies.ts';
import { realRules } from '../../rules.ts';
import { Venue } from './test-venue.ts';
import { journalsOf } from '../../test-apply.ts';

/** A step of BTCUSDT at 60000.01 is worth 600000.1 units: every fill has a remainder. */
const uneven = { tick: 6_000_001, steps: 33 } as const;
const sale = { ...uneven, userId: 'b', side: 'sell' } as const;

test('a seller who came second pays the taker’s fee, the buyer the maker’s; the remainder is a fee', () => {
  const venue = new Venue();
  const bought = venue.placed(uneven);
  const { result, effects } = venue.put({ ...sale, orderNo: 't' });
  // 33 steps are worth 19,800,003.3: the buyer pays one unit more than the seller is credited.
  expect(journalsOf(effects)).toEqual([
    ['spot-hold', ['b:2:BTC', -33_000n, 33_000n]],
    [
      'spot-fill',
      ['a:2:USDT', 0n, -19_800_004n],
      ['a:2:BTC', 32_967n, 0n],
      ['b:2:BTC', 0n, -33_000n],
      ['b:2:USDT', 19_770_302n, 0n],
      ['fees:0:BTC', 33n, 0n],
      ['fees:0:USDT', 29_702n, 0n],
    ],
  ]);
  expect(effects.journals.map(({ reference }) => reference)).toEqual(['t', 't']);
  const both = { journal: effects.journals[1]?.id, tick: 6_000_001, steps: 33, time: venue.now };
  expect(effects.deals).toEqual([
    { ...both, order: bought, role: 'maker', amount: 19_800_004n, fee: 33n },
    { ...both, order: result.ok ? result.value : null, role: 'taker', amount: 19_800_003n, fee: 29_701n },
  ]);
  expect([...effects.changedSpot].map(({ orderNo }) => orderNo)).toEqual(['s', 't']);
});

test('a buyer who came second pays the taker’s fee, the seller the maker’s, each in what they receive', () => {
  const venue = new Venue();
  venue.placed({ ...sale, orderNo: 'm' });
  const { effects } = venue.put(uneven);
  expect(journalsOf(effects)[1]).toEqual([
    'spot-fill',
    ['a:2:USDT', 0n, -19_800_004n],
    ['a:2:BTC', 32_950n, 0n],
    ['b:2:BTC', 0n, -33_000n],
    ['b:2:USDT', 19_780_202n, 0n],
    ['fees:0:BTC', 50n, 0n],
    ['fees:0:USDT', 19_802n, 0n],
  ]);
  expect(effects.deals.map(({ role, amount, fee }) => [role, amount, fee])).toEqual([
    ['taker', 19_800_004n, 50n],
    ['maker', 19_800_003n, 19_801n],
  ]);
});

test('many small fills cost their buyer no more than one large one: rounded up once, over all of them', () => {
  const venue = new Venue();
  const bought = venue.placed(uneven);
  expect(bought.held).toBe(19_800_004n);
  const effects = ['s1', 's2', 's3'].map((orderNo) => venue.put({ ...sale, orderNo, steps: 11 }).effects);
  const deals = effects.flatMap((one) => one.deals.filter(({ order }) => order === bought));
  expect(deals.map((deal) => deal.amount)).toEqual([6_600_002n, 6_600_001n, 6_600_001n]);
  const receipts = effects.flatMap((one) => one.receipts.filter(({ content }) => content.includes('|a|')));
  // 60000.01 × 0.00011, in smallest units of both, twice.
  const each = 6_000_001_000_000n * 11_000n;
  expect(receipts.map(({ receiptNo, content }) => [receiptNo, ...content.split('\n').slice(1, 7)])).toEqual(
    deals.map(({ journal, amount }, i) => [
      `s-${journal}`,
      'role maker',
      'mark -',
      'price 6000001000000',
      'quantity 11000',
      `before ${each * BigInt(i)}`,
      `amount ${amount}`,
    ]),
  );
  expect(bought).toMatchObject({
    status: 'filled',
    filledSteps: 33,
    dealCount: 198_000_033n,
    dealAmount: 19_800_004n,
    fee: 33n,
    held: 0n,
    endedAt: venue.now,
  });
  expect([venue.coin('a', 'USDT'), venue.state.spot.orders.size]).toEqual([['9980.199996', '0'], 0]);
});

test('an order that has traded in part is open with what is left of it', () => {
  const venue = new Venue();
  const bought = venue.placed();
  const { effects } = venue.put({ ...sale, orderNo: 'm', tick: 6_000_000, steps: 400 });
  expect([...effects.changedSpot].map(({ orderNo }) => orderNo)).toEqual(['s', 'm']);
  expect([...venue.state.spot.orders.keys()]).toEqual(['s']);
  expect(bought).toMatchObject({ status: 'partial', filledSteps: 400, held: usdt('360'), endedAt: null });
  expect(venue.market.book.depth('buy', 1)).toEqual([{ tick: 6_000_000, steps: 600 }]);
});

test('an own order in the way is cancelled, its money free again, and the new one goes on', () => {
  const venue = new Venue();
  const own = venue.placed();
  const { effects } = venue.put({ orderNo: 't', side: 'sell' });
  expect(journalsOf(effects)).toEqual([
    ['spot-hold', ['a:2:BTC', -1_000_000n, 1_000_000n]],
    ['spot-release', ['a:2:USDT', usdt('600'), -usdt('600')]],
  ]);
  expect(own).toMatchObject({ status: 'cancelled', filledSteps: 0, held: 0n, endedAt: venue.now });
  expect(venue.market.book.resting()).toMatchObject([{ side: 'sell', tick: 6_000_000, steps: 1_000 }]);
});

test('what the house sells on paper it is lent, a hundred times over, and pays no fee for', () => {
  const venue = new Venue();
  venue.depth([], [{ tick: 6_000_000, steps: 5_000 }]);
  const [, ...journals] = journalsOf(venue.put().effects);
  expect(journals).toEqual([
    ['paper-loan', ['world:0:BTC', -100_000_000n, 0n], ['spot-house:0:BTC', 100_000_000n, 0n]],
    [
      'spot-fill',
      ['a:2:USDT', 0n, -usdt('600')],
      ['a:2:BTC', 998_500n, 0n],
      ['spot-house:0:BTC', -1_000_000n, 0n],
      ['spot-house:0:USDT', usdt('600'), 0n],
      ['fees:0:BTC', 1_500n, 0n],
    ],
  ]);
});

test('with real money the house buys outside, at the price it sells for, only what it lacks', () => {
  const venue = new Venue({ rules: realRules });
  venue.do({ kind: 'top-up-reserve', reserve: 'spot-house', amount: usdt('1000'), reference: 'p' });
  const follow = () => venue.depth([{ tick: 5_900_000, steps: 400 }], [{ tick: 6_000_000, steps: 1_000 }]);
  follow();
  venue.placed({ type: 'market', tick: null, side: 'sell', steps: 400 });
  follow();
  const [, ...journals] = journalsOf(venue.put({ orderNo: 't' }).effects);
  expect(journals).toEqual([
    [
      'house-cover',
      ['spot-house:0:USDT', -usdt('360'), 0n],
      ['world:0:USDT', usdt('360'), 0n],
      ['world:0:BTC', -600_000n, 0n],
      ['spot-house:0:BTC', 600_000n, 0n],
    ],
    [
      'spot-fill',
      ['a:2:USDT', 0n, -usdt('600')],
      ['a:2:BTC', 998_500n, 0n],
      ['spot-house:0:BTC', -1_000_000n, 0n],
      ['spot-house:0:USDT', usdt('600'), 0n],
      ['fees:0:BTC', 1_500n, 0n],
    ],
  ]);
});

test('a tenth of what is traded counts towards the release of a bonus, for the buyer and for the seller', () => {
  const venue = new Venue();
  for (const userId of ['a', 'b']) venue.do({ kind: 'sign-up-gift', userId });
  venue.placed({ steps: 100 });
  const { effects } = venue.put({ ...sale, orderNo: 't', tick: 6_000_000, steps: 100 });
  expect([...effects.bonuses].map(({ userId, volume, carry }) => [userId, volume, carry])).toEqual([
    ['a', usdt('6'), usdt('6')],
    ['b', usdt('6'), usdt('6')],
  ]);
});
