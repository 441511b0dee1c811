import { needsOf } from '@candor/verifier/receipt.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stretchesOf } from './needed-minutes.ts';

interface Vector {
  readonly name: string;
  readonly receipt: { readonly content: string };
}
const file = new URL('../../../../../packages/verifier/vectors/receipts.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];

test('what rests on no mark needs none', () => {
  expect(stretchesOf('')).toEqual([]);
  expect(stretchesOf('terms spot|o1|u|BTCUSDT')).toEqual([]);
  expect(stretchesOf('terms exchange|q1|u|USDT|BTC\nfrom -\nto -\nfrom-at-execution -\nto-at-execution -')).toEqual([]);
});

test('a fast order needs the tape from its receipt to the mark that ended it, or could not', () => {
  const fast = (entry: string, exit: string) =>
    stretchesOf(`terms fast|o1|u|BTCUSDT|up|30|1|1|1|-|1000\nentry ${entry}\nexit ${exit}`);
  expect(fast('7@1250=5', '99@31250=5')).toEqual([{ symbol: 'BTCUSDT', from: 1_000, to: 31_250 }]);
  expect(fast('7@1250=5 backfilled', '-')).toEqual([{ symbol: 'BTCUSDT', from: 1_000, to: 31_250 }]);
  expect(fast('-', '-')).toEqual([{ symbol: 'BTCUSDT', from: 1_000, to: 1_001 }]);
});

test('a position needs the marks of opening and closing with the one before, an exchange each of its marks', () => {
  expect(
    stretchesOf('terms futures|o1|u|BTCUSDT|long|1|1|20|1|1|1\nopen 7@1250=5\nclose 99@90000=5 backfilled'),
  ).toEqual([
    { symbol: 'BTCUSDT', from: 1_249, to: 1_250 },
    { symbol: 'BTCUSDT', from: 89_999, to: 90_000 },
  ]);
  expect(
    stretchesOf(
      'terms exchange|q1|u|ETH|BTC\nfrom ETHUSDT#7@1250=5\nto BTCUSDT#8@1250=5\n' +
        'from-at-execution ETHUSDT#9@2000=5\nto-at-execution BTCUSDT#10@2000=5',
    ),
  ).toEqual([
    { symbol: 'ETHUSDT', from: 1_250, to: 1_250 },
    { symbol: 'BTCUSDT', from: 1_250, to: 1_250 },
    { symbol: 'ETHUSDT', from: 2_000, to: 2_000 },
    { symbol: 'BTCUSDT', from: 2_000, to: 2_000 },
  ]);
});

test.each(vectors)('$name: no less than the verifier needs', ({ receipt: { content } }) => {
  const given = stretchesOf(content);
  for (const { symbol, from, to } of needsOf(content))
    expect(given.some((one) => one.symbol === symbol && one.from <= from && one.to >= to)).toBe(true);
});
