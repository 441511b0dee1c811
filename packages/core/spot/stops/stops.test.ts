import { verifyReceipt } from '@candor/verifier/receipt.ts';
import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { usdt } from '../../money/currencies.ts';
import { restoreState } from '../../restore/restore.ts';
import type { PlaceSpotOrder } from '../place-order.ts';
import { Venue } from '../orders/test-venue.ts';

type Changes = Partial<Omit<PlaceSpotOrder, 'kind'>>;
/** A loss is ended at 59,000, at 58,990 or better. */
const stopLimit = {
  side: 'sell',
  tick: 5_899_000,
  stop: { tick: 5_900_000, when: 'falling' },
} as const satisfies Changes;
const stopMarket = { ...stopLimit, type: 'market', tick: null } as const;
const stopBuy = { type: 'market', tick: null, stop: { tick: 6_100_000, when: 'rising' } } as const;

test.each<[string, Changes, string, string]>([
  [
    'that the mark has reached falling',
    { ...stopLimit, stop: { tick: 6_000_000, when: 'falling' } },
    'stop-reached',
    'stopPrice',
  ],
  [
    'that the mark has reached rising',
    { ...stopBuy, stop: { tick: 6_000_000, when: 'rising' } },
    'stop-reached',
    'stopPrice',
  ],
  ['at a price of nothing', { ...stopLimit, stop: { tick: 0, when: 'falling' } }, 'price-band', 'stopPrice'],
  ['with a limit outside of the band around it', { ...stopLimit, tick: 5_309_999 }, 'price-band', 'price'],
  ['for the book alone', { ...stopLimit, force: 'maker' }, 'force-unfit', 'timing'],
  ['of more than there is', { ...stopLimit, steps: 100_001 }, 'insufficient-balance', 'quantity'],
])('a stop %s is refused and changes nothing', (_name, changes, refusal, field) => {
  const venue = new Venue();
  const before = canonicalState(venue.state);
  expect(venue.put(changes).result).toEqual({ ok: false, refusal, field });
  expect(canonicalState(venue.state)).toBe(before);
});

test('two marks in a row let a stop in: one alone only arms, and one between disarms', () => {
  const venue = new Venue();
  venue.depth([{ tick: 5_899_500, steps: 100_000 }], []);
  const order = venue.placed(stopLimit);
  expect([order.status, venue.market.book.bestTick('sell')]).toEqual(['waiting', null]);
  const seen = ['59000.01', '59000', '59000.01', '59000', '58999'].map((mark) => {
    venue.mark(mark);
    return [order.status, order.armed];
  });
  expect(seen).toEqual([
    ['waiting', false],
    ['waiting', true],
    ['waiting', false],
    ['waiting', true],
    ['filled', false],
  ]);
  expect([order.trigger?.seq, order.dealAmount, order.held]).toEqual([5, usdt('589.95'), 0n]);
});

test('the limit of a stop holds: what its side doesn’t reach rests, in the queue as of when it came in', () => {
  const venue = new Venue();
  const order = venue.placed(stopLimit);
  const before = venue.placed({ userId: 'b', orderNo: 'm', side: 'sell', tick: 5_899_000 });
  venue.mark('59000');
  venue.mark('58995');
  const after = venue.placed({ userId: 'b', orderNo: 'n', side: 'sell', tick: 5_899_000 });
  expect([before, order, after].map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  const queue = venue.market.book.resting().map(({ order: handle }) => venue.market.byHandle.get(handle)?.orderNo);
  expect(queue).toEqual(['m', 's', 'n']);
});

test('a stop at market sells to the edge of the band and drops the rest', () => {
  const venue = new Venue();
  venue.depth(
    [
      { tick: 5_899_000, steps: 400 },
      { tick: 5_300_000, steps: 9_000 },
    ],
    [],
  );
  const order = venue.placed(stopMarket);
  venue.mark('59000');
  venue.mark('59000');
  expect([order.status, order.filledSteps, order.held]).toEqual(['cancelled', 400, 0n]);
});

test('a stop to buy by quantity holds what it costs at the edge of the band around its stop', () => {
  const venue = new Venue();
  venue.depth([], [{ tick: 6_101_000, steps: 100_000 }]);
  const order = venue.placed(stopBuy);
  expect(venue.coin('a', 'USDT')).toEqual(['9329', '671']);
  venue.mark('61000');
  venue.mark('61000');
  expect([order.status, order.dealAmount, venue.coin('a', 'USDT')[1]]).toEqual(['filled', usdt('610.1'), '0']);
});

test('a limit that the mark has left far behind takes to the edge of the band and doesn’t rest', () => {
  const venue = new Venue();
  venue.depth(
    [
      { tick: 6_500_000, steps: 500 },
      { tick: 6_300_000, steps: 5_000 },
    ],
    [],
  );
  const gain = venue.placed({ side: 'sell', tick: 6_050_000, stop: { tick: 6_100_000, when: 'rising' } });
  venue.mark('72000');
  venue.mark('72000');
  expect([gain.status, gain.filledSteps]).toEqual(['cancelled', 500]);
});

test('nothing is let in while operators have stopped the symbol, nor by a mark that is too old', () => {
  const venue = new Venue();
  venue.depth([{ tick: 5_899_500, steps: 100_000 }], []);
  const order = venue.placed(stopLimit);
  venue.state.halts.add('BTCUSDT');
  venue.mark('59000');
  venue.mark('59000');
  expect([order.status, order.armed]).toEqual(['waiting', true]);
  venue.state.halts.delete('BTCUSDT');
  const last = venue.state.marks.get('BTCUSDT');
  if (last === undefined) throw new Error('there is a mark');
  const [time, seq] = [last.time + 250, last.seq + 1];
  venue.now = time + 2_001;
  venue.do({ kind: 'tick', marks: [{ ...last, time, seq }] });
  expect(order.status).toBe('waiting');
  venue.now += 1_000;
  venue.do({ kind: 'tick', marks: [{ ...last, time: venue.now, seq: seq + 1 }] });
  expect(order.status).toBe('filled');
});

test('after a restart an armed order still is, and the next mark lets it in', () => {
  const venue = new Venue();
  venue.depth([{ tick: 5_899_500, steps: 100_000 }], []);
  const order = venue.placed({ ...stopLimit, clientId: 'mine' });
  venue.mark('59000');
  const { state } = venue;
  const restored = restoreState(state.rules, {
    accounts: [...state.accounts.values()],
    spotOrders: [order],
    marks: [...state.marks.values()],
    nextJournal: state.nextJournal,
    ...Object.fromEntries(
      [
        'fastOrders',
        'futuresOrders',
        'products',
        'earnOrders',
        'quotes',
        'deposits',
        'withdrawals',
        'adjustments',
        'limits',
        'dayResults',
        'testFundsDays',
        'bonuses',
        'withdrawalDays',
        'depositProofs',
        'withdrawalTxids',
      ].map((name) => [name, []]),
    ),
  } as never);
  expect(restored.spot.stops.armed('BTCUSDT').map(({ orderNo }) => orderNo)).toEqual(['s']);
  expect(restored.spot.named('a', 'mine')).toBe(order);
});

test('a waiting order is ended like any other, and what it held comes back', () => {
  const venue = new Venue();
  const order = venue.placed(stopLimit);
  expect(venue.coin('a', 'BTC')).toEqual(['0.99', '0.01']);
  expect(venue.cancel('s', { userId: 'b' }).result).toMatchObject({ ok: false, refusal: 'not-found' });
  expect(venue.cancel('s', { untouched: true }).result.ok).toBe(true);
  expect([order.status, venue.coin('a', 'BTC')]).toEqual(['cancelled', ['1', '0']]);
  venue.mark('58000');
  venue.mark('58000');
  expect(order.status).toBe('cancelled');
});

test('the receipt names stop and mark, and nobody needs core to see that two marks have reached it', () => {
  const venue = new Venue();
  venue.depth([{ tick: 5_899_500, steps: 100_000 }], []);
  venue.placed(stopLimit);
  venue.mark('59000');
  const { receipts } = venue.mark('58999');
  const [receipt] = receipts;
  expect(receipt?.content).toMatch(
    /^terms spot-when\|s\|a\|BTCUSDT\|sell\|.*\|gtc\|falling\|5900000000000\nrole taker\ntrigger BTCUSDT#2@/,
  );
  const steps = verifyReceipt(
    {
      orderNo: receipt?.receiptNo ?? '',
      journalId: String(receipt?.journal),
      content: receipt?.content ?? '',
      contentHash: '',
    },
    [],
  );
  expect(steps.map(({ name }) => name)).toEqual([
    'receipt',
    'chain',
    'fillMark',
    'fillPrice',
    'fillAmount',
    'fillFee',
    'fillRole',
    'letIn',
    'trigger',
  ]);
});
