import { catalogue } from '@candor/core/market/catalogue.ts';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openClock } from '../../clock.ts';
import { priceOf } from '../test-feed.ts';
import { openBinanceFeed } from './feed.ts';
import { closeAll, openTestMarket, testTiming, testVenue, until } from './test-market.ts';

afterEach(closeAll);

const btc = 'BTCUSDT';
const symbols = { [btc]: '60000.00', ETHUSDT: '3000.0000' };

test('only coins that both sides know are listed, and a market begins within a second', async () => {
  const venue = await testVenue({ symbols: { ...symbols, SCAMUSDT: '1.0000' } });
  const { market, feed } = await openTestMarket([venue]);
  expect(feed.listings.map(({ symbol }) => symbol)).toEqual([btc, 'ETHUSDT']);
  await until('the first mark, from the restated last price', () => market.latest(btc) !== undefined, 1_500);
  venue.trade(btc, '60010.50', { quantity: '0.25', soldByTaker: true });
  await until('a deal moves the mark', () => market.latest(btc)?.price === priceOf('60010.5'));
  expect(market.halted(btc)).toBe(false);
  expect(market.trades(btc, 1)).toMatchObject([{ price: priceOf('60010.5'), quantity: 25_000_000n, side: 'sell' }]);
});

test('a quiet market keeps its marks by signs of life, no two in one quarter of a second', async () => {
  const venue = await testVenue({ symbols });
  const { market, marks } = await openTestMarket([venue]);
  await until('marks', () => market.latest(btc) !== undefined);
  const begin = marks(btc).length;
  await until('more marks', () => marks(btc).length >= begin + 8, 20_000);
  const later = marks(btc).slice(begin);
  expect(new Set(later.map(({ price }) => price)).size).toBe(1);
  expect(new Set(later.map(({ time }) => Math.floor(time / 250))).size).toBe(later.length);
});

test('a venue that can not be asked at the start lists every coin, halted until it speaks', async () => {
  const venue = await testVenue({ symbols });
  venue.refuse(500);
  const { market, feed } = await openTestMarket([venue]);
  expect(feed.listings).toEqual(catalogue.filter(({ group }) => group === 'usdt'));
  await until('it speaks', () => !market.halted(btc));
  expect([market.halted('SOLUSDT'), market.latest('SOLUSDT')]).toEqual([true, undefined]);
  await expect(market.klines({ symbol: btc, timeframe: '1m', limit: 5 })).rejects.toThrow('the bars of BTCUSDT');
});

test('cut connections come back, marks with them, and the deals in between count as volume', async () => {
  const venue = await testVenue({ symbols });
  const { market, count, messages } = await openTestMarket([venue]);
  await until('marks', () => !market.halted(btc));
  venue.trade(btc, '60001.00');
  await until('the deal', () => market.latest(btc)?.price === priceOf('60001'));
  venue.cut();
  for (const price of ['60002.00', '60003.00', '60004.00']) venue.trade(btc, price, { quantity: '2' });
  await until('a new connection', () => venue.connections === 2);
  await after(150);
  venue.trade(btc, '60005.00', { quantity: '3' });
  await until('the price after the cut', () => market.latest(btc)?.price === priceOf('60005'));
  await until('the deals that were missed', () => market.trades(btc, 10).length === 5);
  expect(market.trades(btc, 10).map(({ price }) => price)).toEqual(
    ['60005', '60004', '60003', '60002', '60001'].map(priceOf),
  );
  expect(messages.filter(({ kind }) => kind === 'missed').length).toBe(3);
  expect([count('connection-lost'), count('trade-gap')]).toEqual([1, 1]);
  expect(market.halted(btc)).toBe(false);
});

test('a half-open connection halts the symbol within 3 s of the last word, and trading resumes by itself', async () => {
  const venue = await testVenue({ symbols });
  const { market, count, marks } = await openTestMarket([venue], { silenceMs: 4_000 });
  await until('marks', () => !market.halted(btc));
  venue.silence();
  const silentAt = performance.now();
  await until('a halt', () => market.halted(btc), 3_300);
  // Its line is too old after 0.3 s, the last mark another second later.
  expect(performance.now() - silentAt).toBeGreaterThan(1_000);
  const last = marks(btc).at(-1)?.time ?? 0;
  await after(300);
  expect(marks(btc).at(-1)?.time).toBe(last);
  venue.trade(btc, '60100.00', { said: false });
  await until('a new connection', () => venue.connections === 2, 4_500);
  expect(count('connection-silent')).toBe(1);
  expect(market.halted(btc)).toBe(true);
  venue.speak();
  await until('marks again', () => !market.halted(btc), 1_500);
  expect(
    marks(btc)
      .filter(({ time }) => time > last)
      .map(({ price }) => price),
  ).not.toContain(priceOf('60000'));
}, 15_000);

test('a price from before a cut is not revived by signs of life after it', async () => {
  const venue = await testVenue({ symbols, beatMs: 0 });
  const { market, messages } = await openTestMarket([venue]);
  await until('a connection', () => venue.connections === 1);
  venue.trade(btc, '60000.00');
  await until('the deal', () => messages.length === 1);
  venue.cut();
  await until('a new connection', () => venue.connections === 2);
  await after(50);
  venue.level(btc, 'bids', '59940.00', '7');
  await after(100);
  expect(messages.map(({ kind }) => kind)).toEqual(['price', 'lost', 'lost']);
  venue.trade(btc, '60020.00');
  venue.level(btc, 'bids', '59940.00', '8');
  await until('the new price', () => market.latest(btc)?.price === priceOf('60020'));
  expect(messages.slice(3).map(({ kind }) => kind)).toEqual(['price', 'heartbeat']);
});

test('a price from before a cut does not count because of another symbol on the same new line', async () => {
  const venue = await testVenue({ symbols, beatMs: 0 });
  const { market } = await openTestMarket([venue]);
  await until('a connection', () => venue.connections === 1);
  venue.trade(btc, '60000.00');
  venue.trade('ETHUSDT', '3000.00');
  await until('both', () => market.latest(btc) !== undefined && market.latest('ETHUSDT') !== undefined);
  venue.cut();
  await until('a new connection', () => venue.connections === 2);
  const before = market.latest(btc)?.seq;
  await after(50);
  venue.trade('ETHUSDT', '3001.00');
  await until('the new price', () => market.latest('ETHUSDT')?.price === priceOf('3001'));
  expect(market.latest(btc)?.seq).toBe(before);
});

test('a venue that restarts, its numbers beginning anew, is followed again', async () => {
  const venue = await testVenue({ symbols });
  const { market, feed } = await openTestMarket([venue]);
  venue.trade(btc, '60000.00');
  await until('marks and a book', () => !market.halted(btc) && feed.depth(btc) !== null);
  await venue.down();
  await after(400);
  expect(feed.depth(btc)).toBeNull();
  await venue.start(true);
  await until('a new connection', () => venue.connections === 2);
  await after(100);
  venue.trade(btc, '60030.00');
  await until('its price', () => market.latest(btc)?.price === priceOf('60030'));
  await until('its book', () => feed.depth(btc) !== null);
});

test('garbage and prices that are none are counted and change nothing', async () => {
  const venue = await testVenue({ symbols });
  const { market, count } = await openTestMarket([venue]);
  await until('marks', () => !market.halted(btc));
  venue.trade(btc, '60000.00');
  const garbage = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '"e"',
    '{"e":1}',
    '{"stream":"x","data":{"e":"aggTrade","s":"BTCUSDT"}}',
    '{"data":{"e":"depthUpdate","s":"BTCUSDT","E":1,"U":9,"u":3,"b":[],"a":[]}}',
  ];
  for (const text of garbage) venue.raw(text);
  for (const price of ['NaN', '0', '0.00', '-60000.00', '1e5', '', 'Infinity', '60000,5']) venue.trade(btc, price);
  venue.raw(JSON.stringify({ data: { e: '24hrTicker', E: Date.now(), s: 'NOPEUSDT', c: '1' } }));
  venue.raw(JSON.stringify({ result: null, id: 1 }));
  await until(
    'all of it is counted',
    () => count('symbol-unknown') === 1 && (market.counts.refused.get('no-price') ?? 0) >= 8,
  );
  expect(count('garbage')).toBe(garbage.length - 1);
  await after(300);
  expect([market.latest(btc)?.price, market.halted(btc), venue.connections]).toEqual([priceOf('60000'), false, 1]);
});

test('repeated and overtaken deals are dropped, a clock two minutes off is no price', async () => {
  const venue = await testVenue({ symbols });
  const { market, count } = await openTestMarket([venue]);
  await until('marks', () => !market.halted(btc));
  for (const price of ['60000.00', '60010.00', '60020.00']) venue.trade(btc, price);
  venue.repeat(btc);
  venue.repeat(btc, 2);
  await until('both are dropped', () => count('trade-repeated') === 2);
  await until('the mark is the newest', () => market.latest(btc)?.price === priceOf('60020'));
  expect(market.trades(btc, 10).length).toBe(3);

  for (const skewMs of [120_000, -120_000]) {
    const skewed = await openTestMarket([await testVenue({ symbols, skewMs })]);
    await until('it speaks', () => skewed.messages.length > 20);
    expect([skewed.market.latest(btc), skewed.market.halted(btc)]).toEqual([undefined, true]);
  }
});

test('a tick of ±50 % is no mark, neither of one venue among three nor of the only one', async () => {
  const three = [await testVenue({ symbols }), await testVenue({ symbols }), await testVenue({ symbols })] as const;
  const alone = await testVenue({ symbols });
  const all = [await openTestMarket(three), await openTestMarket([alone])];
  for (const [venue, opened] of [
    [three[1], all[0]],
    [alone, all[1]],
  ] as const) {
    if (opened === undefined) throw new Error('no market');
    venue.trade(btc, '60000.00');
    await until('marks', () => !opened.market.halted(btc));
    await after(400);
    const begin = opened.marks(btc).length;
    for (const spike of ['90000.00', '30000.00']) {
      venue.trade(btc, spike);
      await after(350);
      venue.trade(btc, '60010.00');
      await after(300);
    }
    await until('marks after it', () => opened.marks(btc).length > begin + 3);
    const range = new Set(
      opened
        .marks(btc)
        .slice(begin)
        .map(({ price }) => price),
    );
    expect([...range].filter((price) => price < priceOf('59990') || price > priceOf('60010'))).toEqual([]);
  }
  expect([
    all[0]?.market.counts.refused.get('deviates'),
    (all[1]?.market.counts.refused.get('deviates') ?? 0) > 0,
  ]).toEqual([undefined, true]);
}, 15_000);

test('the mark is the median of the venues that speak, and the volume that of the first alone', async () => {
  const venues = [await testVenue({ symbols }), await testVenue({ symbols }), await testVenue({ symbols })] as const;
  const { market } = await openTestMarket(venues);
  await until('three connections', () => venues.every((venue) => venue.connections === 1));
  await after(100);
  venues.forEach((venue, i) => venue.trade(btc, `600${i + 1}0.00`));
  await until('the middle', () => market.latest(btc)?.price === priceOf('60020'));
  expect(market.trades(btc, 10).map(({ price }) => price)).toEqual([priceOf('60010')]);
  await venues[0].down();
  await until(
    'the lower of the two that are left',
    () => market.latest(btc)?.price === priceOf('60020') && market.age(btc) < 300,
  );
  await venues[1].down();
  await until('the last one', () => market.latest(btc)?.price === priceOf('60030'), 5_000);
  expect(market.halted(btc)).toBe(false);
}, 15_000);

test('the feed can be stopped and started again', async () => {
  const venue = await testVenue({ symbols });
  const address = { name: 'one', restUrl: venue.restUrl, wsUrl: `${venue.wsUrl}/` };
  const feed = await openBinanceFeed({ venues: [address], clock: openClock(), timing: testTiming });
  let messages = 0;
  feed.start(() => {
    messages += 1;
  });
  await until('words', () => messages > 5);
  feed.stop();
  const before = messages;
  await after(300);
  expect(messages).toBe(before);
  feed.start(() => {
    messages += 1;
  });
  await until('words again', () => messages > before + 5);
  feed.stop();
});
