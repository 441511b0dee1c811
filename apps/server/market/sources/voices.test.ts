import { sourceRules } from '@candor/core/market/sources.ts';
import { expect, test } from 'vitest';
import { priceOf } from '../test-feed.ts';
import { Voices } from './voices.ts';

const [symbol, other] = ['BTCUSDT', 'ETHUSDT'];

/** At 10,000 two venues have priced BTC, each on a line that ETH uses too. */
function twoVenues(): Voices {
  const voices = new Voices([symbol, other], sourceRules);
  const say = (source: string, price: string, time: number, arrivedAt: number): void => {
    expect(voices.hear({ kind: 'price', symbol, source, line: '1', time, price: priceOf(price) }, arrivedAt)).toBe(
      null,
    );
  };
  say('one', '60000', 9_900, 9_950);
  say('two', '60000.02', 9_920, 9_990);
  return voices;
}
const alive = (voices: Voices, source: string, time: number, line = '1'): void =>
  void voices.hear({ kind: 'heartbeat', symbol: other, source, line, time }, time);

test('what each has said stands beside what they come to', () => {
  const spoken = twoVenues().at(symbol, 10_000);
  expect(spoken).toEqual({
    ok: true,
    value: {
      price: priceOf('60000.01'),
      statedAt: 9_920,
      heardAt: 9_920,
      quotes: [
        { source: 'one', price: priceOf('60000'), statedAt: 9_900, arrivedAt: 9_950, saidAt: 9_900 },
        { source: 'two', price: priceOf('60000.02'), statedAt: 9_920, arrivedAt: 9_990, saidAt: 9_920 },
      ],
    },
  });
});

test('a venue whose line is more than 300 ms behind does not count, and counts again with the next word on it', () => {
  const voices = twoVenues();
  alive(voices, 'two', 10_220);
  expect(voices.at(symbol, 10_250)).toMatchObject({ ok: true, value: { price: priceOf('60000.02'), statedAt: 9_920 } });
  // A word of the other symbol, but on the other line.
  alive(voices, 'one', 10_240, '2');
  expect(voices.at(symbol, 10_250)).toMatchObject({ value: { price: priceOf('60000.02') } });
  alive(voices, 'one', 10_240);
  expect(voices.at(symbol, 10_250)).toMatchObject({ value: { price: priceOf('60000.01') } });
  expect(voices.at(symbol, 10_600)).toEqual({ ok: false, refusal: 'late' });
});

test('one that says nothing of the symbol for 2 s has no quote, however alive its line is', () => {
  const voices = twoVenues();
  alive(voices, 'one', 11_950);
  alive(voices, 'two', 11_950);
  const spoken = voices.at(symbol, 11_910);
  expect(spoken.ok && spoken.value.quotes.map(({ source }) => source)).toEqual(['two']);
  expect(voices.at(symbol, 11_921)).toEqual({ ok: false, refusal: 'stale' });
});

test('what was said over a line that was lost is no sign of what holds on the next, however alive that is', () => {
  const voices = twoVenues();
  voices.hear({ kind: 'lost', symbol, source: 'one' }, 10_000);
  alive(voices, 'one', 10_100);
  alive(voices, 'two', 10_100);
  expect(voices.at(symbol, 10_100)).toMatchObject({ value: { price: priceOf('60000.02') } });
  voices.hear({ kind: 'heartbeat', symbol, source: 'one', line: '1', time: 10_120 }, 10_120);
  expect(voices.at(symbol, 10_120)).toMatchObject({ value: { price: priceOf('60000.02') } });
  voices.hear({ kind: 'price', symbol, source: 'one', line: '1', time: 10_140, price: priceOf('60000.04') }, 10_140);
  expect(voices.at(symbol, 10_140)).toMatchObject({ value: { price: priceOf('60000.03') } });
});

test('two that are apart say nothing together, and it is counted how each fared', () => {
  const voices = twoVenues();
  voices.at(symbol, 10_000);
  voices.hear({ kind: 'price', symbol, source: 'one', line: '1', time: 10_100, price: priceOf('60300') }, 10_100);
  alive(voices, 'two', 10_100);
  expect(voices.at(symbol, 10_250)).toEqual({ ok: false, refusal: 'sources-apart' });
  alive(voices, 'two', 10_500);
  voices.at(symbol, 10_750);
  voices.at(symbol, 12_000);
  expect(
    Object.fromEntries([...voices.votes.counts].map(([source, counts]) => [source, Object.fromEntries(counts)])),
  ).toEqual({
    one: { counted: 1, apart: 1, late: 2 },
    two: { counted: 2, apart: 1, silent: 1 },
  });
});

test('before the first price nobody is silent', () => {
  const voices = new Voices([symbol], sourceRules);
  expect(voices.at(symbol, 10_000)).toEqual({ ok: false, refusal: 'silent' });
  expect([...voices.votes.counts]).toEqual([]);
});
