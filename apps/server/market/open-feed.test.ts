import { afterEach, expect, test } from 'vitest';
import { openClock } from '../clock.ts';
import { SettingsError, settingsOf } from '../settings.ts';
import { closeAll, testVenue, until } from './binance/test-market.ts';
import type { FeedMessage } from './feed.ts';
import { openFeed, publishedSeedHash, venuesOf } from './open-feed.ts';
import { playPast } from './play-past.ts';
import { priceOf, testFeed } from './test-feed.ts';
import { alignedTimer, manualTime } from './timing.ts';

afterEach(closeAll);

const seed = { secret: 'some seed', origin: 'set', firstDay: 0, commitment: 'ab', levels: {} } as const;
const installation = { createdAt: 0, seed };

test('a replay that can not be read, and a source whose name is taken, are refused by their key', async () => {
  const clock = openClock();
  const replay = settingsOf({ MARKET_FEED: 'replay', MARKET_REPLAY_FILE: 'nowhere.csv' });
  await expect(openFeed(replay, installation, clock, alignedTimer(clock))).rejects.toThrow(/^MARKET_REPLAY_FILE: /);
  for (const sources of ['binance=https://a|wss://b', 'x=https://a|wss://b,x=https://c|wss://d']) {
    expect(() => venuesOf(settingsOf({ MARKET_SOURCES: sources }))).toThrow(SettingsError);
  }
});

test('the settings name the venues, Binance first', () => {
  expect(
    venuesOf(
      settingsOf({ MARKET_SOURCES: 'us=https://api.example/x?a=1|wss://stream.example:9443, eu=https://e|wss://f' }),
    ),
  ).toEqual([
    { name: 'binance', restUrl: 'https://api.binance.com', wsUrl: 'wss://stream.binance.com:9443' },
    { name: 'us', restUrl: 'https://api.example/x?a=1', wsUrl: 'wss://stream.example:9443' },
    { name: 'eu', restUrl: 'https://e', wsUrl: 'wss://f' },
  ]);
});

test('a binance feed of two sources hears both, and publishes no seed', async () => {
  const [one, two] = [
    await testVenue({ symbols: { BTCUSDT: '60000.00' } }),
    await testVenue({ symbols: { BTCUSDT: '60001.00' } }),
  ];
  const settings = settingsOf({
    MARKET_FEED: 'binance',
    BINANCE_REST_URL: one.restUrl,
    BINANCE_WS_URL: one.wsUrl,
    MARKET_SOURCES: `other=${two.restUrl}|${two.wsUrl}`,
  });
  const clock = openClock();
  const feed = await openFeed(settings, installation, clock, alignedTimer(clock));
  expect([feed.name, feed.listings.map(({ symbol }) => symbol), publishedSeedHash(settings, seed)]).toEqual([
    'binance',
    ['BTCUSDT'],
    null,
  ]);
  const heard: FeedMessage[] = [];
  feed.start((message) => heard.push(message));
  await until('both', () => new Set(heard.map(({ source }) => source)).size === 2);
  feed.stop();
});

test('the past is played on its own clock, as far as the feed remembers it', async () => {
  const begin = Date.UTC(2026, 10, 20, 12);
  const live = testFeed(manualTime(begin + 3_600_000));
  live.remember('BTCUSDT', [
    { time: begin + 250, price: '60000' },
    { time: begin + 500, price: '60010' },
    { time: begin + 1_000, price: '60020' },
  ]);
  const time = manualTime(begin);
  const past = await playPast(live, time, 1, 60_000);
  expect([
    past.listings.map(({ symbol }) => symbol),
    past.depth('BTCUSDT'),
    await past.recentTrades('BTCUSDT', 5),
  ]).toEqual([['BTCUSDT'], null, []]);
  expect((await past.historyMarks('BTCUSDT', begin, begin + 60_000)).length).toBe(0);
  const heard: FeedMessage[] = [];
  past.start((message) => heard.push(message));
  time.advance(2_000);
  past.stop();
  time.advance(2_000);
  expect(heard.map((message) => (message.kind === 'price' ? [message.time - begin, message.price] : []))).toEqual([
    [250, priceOf('60000')],
    [500, priceOf('60010')],
    [1_000, priceOf('60020')],
  ]);
});
