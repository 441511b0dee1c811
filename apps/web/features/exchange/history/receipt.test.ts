import { expect, test } from 'vitest';
import { readReceipt } from './receipt.ts';

const content = [
  'terms exchange|q1|a|USDT|BTC|600000000|simulated|-|BTCUSDT#7@1000=6000000000000|' +
    '16666666666666|100000|999999|1000|998999|1100|11100',
  'source simulated',
  'from -',
  'to BTCUSDT#7@1000=6000000000000',
  'from-at-execution -',
  'to-at-execution BTCUSDT#9@1500=6000100000000',
  'rate 16666666666666',
  'gross 999999',
  'fee 1000',
  'obtainable 998999',
  'executed 1600',
  'journal 5',
].join('\n');
const scales = { from: 6, to: 8 };

test.each([
  ['rate 16666666666666', 'rate 16666666666667'],
  ['gross 999999', 'gross 999998'],
  ['fee 1000', 'fee 1001'],
  ['obtainable 998999', 'obtainable 998000'],
  ['600000000', '599000000'],
])('finds that %s was not %s', (stated, other) => {
  expect(readReceipt(content.replace(stated, other), scales).adds).toBe(false);
});

test('reads the marks and does the arithmetic again', () => {
  expect(readReceipt(content, scales)).toMatchObject({
    source: 'simulated',
    adds: true,
    offered: [{ symbol: 'BTCUSDT', seq: '7', time: 1000, price: '60000' }],
    executed: [{ seq: '9', price: '60001' }],
  });
});
