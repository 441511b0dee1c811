import { price } from '@candor/core/money/amount.ts';
import { expect, test } from 'vitest';
import { chainHash, emptyHash } from '../../../market/tape/tape.ts';
import { NeededTape } from './read-tape.ts';

const minuteMs = 60_000;
const perMinute = 4;
const minutes = 200;
interface Line {
  readonly prevHash: string;
  readonly headHash: string;
  readonly marks: readonly object[];
}
const from = 29_000_000 * minuteMs;

test('a long stretch comes as minutes that hang together, and each of its marks is read a few times', async () => {
  let reads = 0;
  const marks = Array.from({ length: minutes * perMinute }, (_, seq) => ({
    symbol: 'BTCUSDT',
    seq,
    time: from + (seq * minuteMs) / perMinute,
    backfilled: false,
    get price() {
      reads += 1;
      return price(6_000_050n);
    },
  }));
  const tape = new NeededTape({
    db: { query: async () => [] },
    market: { openMarks: () => marks, openPrevHash: () => emptyHash },
    books: {},
  } as never);
  const to = from + (minutes - 1) * minuteMs;
  const lines: Line[] = [];
  for await (const line of tape.lines({ symbol: 'BTCUSDT', from, to })) lines.push(line as Line);
  expect(lines.map((line) => line.marks.length)).toEqual(Array(minutes).fill(perMinute));
  expect(lines.map(({ prevHash }) => prevHash)).toEqual([
    emptyHash,
    ...lines.slice(0, -1).map((line) => line.headHash),
  ]);
  expect(reads).toBeLessThan(3 * marks.length);
  expect(lines.at(-1)?.headHash).toBe(marks.reduce(chainHash, emptyHash));
});
