import { mergeCandles, nextBucket } from '@candor/core/market/candles.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FeedMessage } from '../feed.ts';
import { priceOf } from '../test-feed.ts';
import { manualTime } from '../timing.ts';
import { replayFeed } from './feed.ts';
import { parseRecording, readRecordings, type Recording } from './recording.ts';

const startAt = Date.UTC(2026, 10, 20, 12, 0, 0);
const header = 'time,price,quantity,side\n';
const eth = listingOf('ETHUSDT');
if (eth === undefined) throw new Error('ETHUSDT is not listed');

function recordingOf(rows: string): Recording {
  const read = parseRecording(
    header + rows,
    eth ??
      (() => {
        throw new Error('unlisted');
      })(),
  );
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}
/** Ten seconds, four deals, and a seam of 3,333 ms: a round of 13,333 ms. */
const small = recordingOf('5000,100,1,buy\n7000,110,2,sell\n9000,90.5,1,sell\n15000,101,0.5,buy\n');

function feedAt(now: number, recording = small) {
  const time = manualTime(now);
  return { time, feed: replayFeed({ recordings: [recording], startAt, clock: time.clock, every: time.every }) };
}

test.each([
  ['no header', '5,1,1,buy\n', ':1: the first line'],
  ['a missing cell', `${header}5,1,1\n`, ':2: 4 cells'],
  ['a bad time', `${header}5,1,1,buy\n2023-01-01,1,1,buy\n`, ":3: '2023-01-01' is no time"],
  ['time going back', `${header}5,1,1,buy\n4,1,1,buy\n`, ':3: time goes back'],
  ['a price of zero', `${header}5,0.00,1,buy\n`, ":2: '0.00' is no price"],
  ['a negative price', `${header}5,-1,1,buy\n`, ":2: '-1' is no price"],
  ['an exponent', `${header}5,1,1e3,buy\n`, ":2: '1e3' is no quantity"],
  ['an unknown side', `${header}5,1,1,long\n`, ":2: 'long' is neither"],
  ['one moment only', `${header}5,1,1,buy\n5,2,1,buy\n`, 'at least two deals'],
])('a file with %s is refused with its line', (_, text, words) => {
  const read = parseRecording(text, small.listing);
  expect(read.ok ? '' : read.refusal).toContain(words);
});

test('files, folders and lists are read, the symbol is in the name; what is wrong is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
  const put = (name: string): string => {
    writeFileSync(path.join(folder, name), `${header}5,1,1,buy\r\n9,2,1,sell\r\n`);
    return path.join(folder, name);
  };
  try {
    const [a, b] = [put('ETHUSDT-2023.csv'), put('BTCUSDT.csv')];
    const symbols = (where: string): unknown => {
      const read = readRecordings(where);
      return read.ok ? read.value.map(({ listing }) => listing.symbol) : read.refusal;
    };
    expect(symbols(a)).toEqual(['ETHUSDT']);
    expect(symbols(folder)).toEqual(['BTCUSDT', 'ETHUSDT']);
    expect(symbols(`${a}, ${b}`)).toEqual(['ETHUSDT', 'BTCUSDT']);
    expect(symbols(`${a},${put('ETHUSDT-2024.csv')}`)).toContain('second file of ETHUSDT');
    expect(symbols(put('FOOUSDT-1.csv'))).toContain("'FOOUSDT' is no known symbol");
    expect(symbols(path.join(folder, 'XAUUSDT-none.csv'))).toContain("can't be read");
    expect(symbols('')).toContain('no csv file');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('it plays from its start, with a sign of life every 250 ms, and begins again', () => {
  const { feed, time } = feedAt(startAt - 1);
  const heard: FeedMessage[] = [];
  feed.start((message) => heard.push(message));
  time.advance(20_001);
  feed.stop();
  const deals = heard.flatMap((message) =>
    message.kind === 'price' && message.trade !== undefined
      ? [[message.time - startAt, message.price, message.trade.side]]
      : [],
  );
  expect(deals).toEqual([
    [0, priceOf('100'), 'buy'],
    [2_000, priceOf('110'), 'sell'],
    [4_000, priceOf('90.5'), 'sell'],
    [10_000, priceOf('101'), 'buy'],
    [13_333, priceOf('100'), 'buy'],
    [15_333, priceOf('110'), 'sell'],
    [17_333, priceOf('90.5'), 'sell'],
  ]);
  expect(heard.length - deals.length).toBe(81);
  const times = heard.map((message) => ('time' in message ? message.time : 0));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('the past is the recording played backwards in rounds, the same after a restart', async () => {
  const { feed } = feedAt(startAt + 5_000);
  const marks = await feed.historyMarks('ETHUSDT', startAt - 3_500, startAt + 60_000);
  expect(marks.filter((_, i) => i % 4 === 0).map((mark) => [mark.time - startAt, mark.price])).toEqual([
    [-3_500, priceOf('90.5')],
    [-2_500, priceOf('101')],
    [-1_500, priceOf('101')],
    [-500, priceOf('101')],
    [500, priceOf('100')],
    [1_500, priceOf('100')],
    [2_500, priceOf('110')],
    [3_500, priceOf('110')],
    [4_500, priceOf('90.5')],
  ]);
  const again = await feedAt(startAt + 60_000).feed.historyMarks('ETHUSDT', startAt - 3_500, startAt + 5_000);
  expect(again).toEqual(marks);
  expect((await feed.recentTrades('ETHUSDT', 5)).map((trade) => trade.time - startAt)).toEqual([
    4_000, 2_000, 0, -3_333, -9_333,
  ]);
});

test('bars of every timeframe equal their finer bars, and 1,500 of them are quick to make', async () => {
  const { feed } = feedAt(startAt + 5_000);
  for (const [coarse, fine] of [
    ['5m', '1m'],
    ['1h', '15m'],
    ['1w', '1d'],
    ['1M', '1d'],
  ] as const) {
    const [bar] = await feed.history({ symbol: 'ETHUSDT', timeframe: coarse, to: startAt + 5_000, limit: 1 });
    if (bar === undefined) throw new Error('no bar');
    const to = Math.min(nextBucket(coarse, bar.time) - 1, startAt + 5_000);
    const parts = await feed.history({ symbol: 'ETHUSDT', timeframe: fine, from: bar.time, to, limit: 1_500 });
    expect(parts.reduce(mergeCandles)).toEqual(bar);
  }
  const hours = await feed.history({ symbol: 'ETHUSDT', timeframe: '1h', to: startAt, limit: 1_500 });
  expect(hours.length).toBe(1_500);
  expect(new Set(hours.slice(0, -1).map((bar) => `${bar.high} ${bar.low}`))).toEqual(
    new Set([`${priceOf('110')} ${priceOf('90.5')}`]),
  );
  expect(await feed.history({ symbol: 'BTCUSDT', timeframe: '1h', to: startAt, limit: 10 })).toEqual([]);
});
