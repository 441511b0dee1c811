import { createHash } from 'node:crypto';
import { crossRate, obtainedFor } from '@candor/core/exchange/price.ts';
import { exchangeReceipt, type Exchange } from '@candor/core/exchange/quote.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { expect, test } from 'vitest';
import type { Receipt, Tape, TapeMark } from '../text.ts';
import { stretchesOf, verifyReceipt } from '../receipt.ts';

const nodeHash = (text: string): string => createHash('sha256').update(text).digest('hex');
const prevHash = '0'.repeat(64);
const start = 2_000_000;
const tapeOf = (symbol: string, prices: readonly string[]): Tape => {
  const marks = prices.map((each, i): TapeMark => ({
    seq: i + 3,
    time: start + i * 250,
    price: each,
    backfilled: false,
  }));
  return {
    symbol,
    prevHash,
    marks,
    headHash: marks.reduce((head, m) => nodeHash(`${head}|${symbol}|${m.seq}|${m.time}|${m.price}|0`), prevHash),
  };
};
const btc = tapeOf('BTCUSDT', ['60000', '60001', '60002']);
const eth = tapeOf('ETHUSDT', ['3000', '3000.5', '3001']);
const markAt = (tape: Tape, i: number): Mark => {
  const [whole = '0', fraction = ''] = (tape.marks[i]?.price ?? '').split('.');
  return {
    symbol: tape.symbol,
    seq: tape.marks[i]?.seq ?? 0,
    time: tape.marks[i]?.time ?? 0,
    price: price(BigInt(whole + fraction.padEnd(8, '0'))),
    backfilled: false,
  };
};

function receiptOf(change: Partial<Exchange['quote']> = {}, done: Partial<Exchange> = {}): Receipt {
  const [fromMark, toMark] = [markAt(btc, 0), markAt(eth, 0)];
  const quantity = amount(12_345_678n),
    feeRate = rate(100_000n),
    cross = crossRate(fromMark.price, toMark.price);
  const quote = {
    quoteId: 'Q1',
    userId: 'u',
    from: 'BTC',
    to: 'ETH',
    quantity,
    source: 'test',
    fromMark,
    toMark,
    rate: cross,
    feeRate,
    ...obtainedFor(quantity, 'BTC', 'ETH', cross, feeRate),
    quotedAt: start,
    expiresAt: start + 10_000,
    ...change,
  } as const;
  const content = exchangeReceipt({
    quote,
    fromMark: markAt(btc, 2),
    toMark: markAt(eth, 2),
    executedAt: start + 600,
    journal: 9,
    ...done,
  });
  return { orderNo: 'Q1', journalId: '9', content, contentHash: nodeHash(content) };
}
const wrong = (receipt: Receipt, tapes: readonly Tape[] = [btc, eth]): string[] =>
  verifyReceipt(receipt, tapes)
    .filter(({ ok }) => ok === false)
    .map(({ name }) => name);

test.each<[string, Receipt, readonly Tape[], string[]]>([
  [
    'a price of the quote that nobody saw',
    receiptOf({ fromMark: { ...markAt(btc, 0), price: price(5_900_000_000_000n) } }),
    [btc, eth],
    ['quoteMarks', 'rate', 'exchangeFee', 'obtained', 'within'],
  ],
  [
    'a price at the exchange that nobody saw',
    receiptOf({}, { toMark: { ...markAt(eth, 2), price: price(300_010_000_000n) } }),
    [btc, eth],
    ['exchangeMarks'],
  ],
  ['a fee that is too high', receiptOf({ fee: amount(999_999_999n) }), [btc, eth], ['exchangeFee']],
  ['a cent less than was due', receiptOf({ obtainable: amount(1n) }), [btc, eth], ['obtained']],
  ['an exchange at the moment its quote ended', receiptOf({ expiresAt: start + 600 }), [btc, eth], ['within']],
  ['an exchange after the quote had ended', receiptOf({}, { executedAt: start + 10_001 }), [btc, eth], ['within']],
  [
    'a tick that was changed afterwards',
    receiptOf(),
    [{ ...btc, marks: btc.marks.map((m, i) => (i === 1 ? { ...m, price: '1' } : m)) }, eth],
    ['chain'],
  ],
  ['another text than was hashed', { ...receiptOf(), contentHash: nodeHash('x') }, [btc, eth], ['receipt']],
  ['a receipt of another exchange', { ...receiptOf(), orderNo: 'Q2' }, [btc, eth], ['receipt']],
])('finds %s', (_, receipt, tapes, names) => expect(wrong(receipt, tapes)).toEqual(names));

test('of a tape that is missing nothing is told', () => {
  const told = verifyReceipt(receiptOf(), [btc]).map(({ name, ok }) => [name, ok]);
  expect(told.filter(([, ok]) => ok !== true)).toEqual([
    ['quoteMarks', null],
    ['exchangeMarks', null],
  ]);
});

test('an honest exchange adds up, between two coins and with USDT, and names the stretches it needs', () => {
  expect(wrong(receiptOf())).toEqual([]);
  const toMark = markAt(btc, 0),
    quantity = amount(50_000_000n),
    feeRate = rate(100_000n),
    cross = crossRate(price(100_000_000n), toMark.price);
  const bought = receiptOf(
    {
      from: 'USDT',
      to: 'BTC',
      quantity,
      fromMark: null,
      toMark,
      rate: cross,
      ...obtainedFor(quantity, 'USDT', 'BTC', cross, feeRate),
    },
    { fromMark: null, toMark: markAt(btc, 1) },
  );
  expect(wrong(bought, [btc])).toEqual([]);
  expect(stretchesOf(bought.content)).toEqual([{ symbol: 'BTCUSDT', from: start - 5_000, to: start + 250 }]);
  expect(stretchesOf('terms fast|x')).toEqual([]);
});
