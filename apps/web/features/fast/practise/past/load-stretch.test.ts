import { beforeEach, expect, test, vi } from 'vitest';
import type { Tape } from '@candor/verifier/text.ts';
import { partOf, start, symbol, tapeMarks } from './test-tape.ts';

const asked: { from: number; to: number }[] = [];
let all = tapeMarks([]);
let changed = -1;
const answer = ({ from, to }: { from: number; to: number }): Tape => {
  const some = all.filter(({ time }) => time >= from && time <= to);
  const first = all.findIndex((mark) => mark === some[0]);
  const part = first < 0 ? partOf(all, 0, 0) : partOf(all, first, first + some.length);
  return { ...part, marks: part.marks.map((mark) => (mark.seq === changed ? { ...mark, price: '1' } : mark)) };
};
vi.mock('../../../../shell/client/call.ts', () => ({
  call: async (name: string, { query }: { query: { symbol: string; from: number; to: number } }) => {
    if (name !== 'GET /fair/tape' || query.symbol !== symbol) throw new Error(`${name} is not asked`);
    asked.push({ from: query.from, to: query.to });
    return answer(query);
  },
}));
let now = 0;
vi.mock('../../../../shell/clock/server-clock.ts', () => ({ serverNow: () => now }));
vi.mock('../../../../shell/quotes/tickers.ts', () => ({ tickerOf: () => undefined }));
const { loadStretch } = await import('./load-stretch.ts');

const minutes = (count: number) =>
  tapeMarks(Array.from({ length: count * 240 + 1 }, (_, at) => `${61_000 + (at % 7)}`));
beforeEach(() => {
  asked.length = 0;
  changed = -1;
});
const never = (): number => {
  throw new Error('nothing is left to chance');
};
function growsUntil(marks: typeof all): void {
  all = marks;
  now = (marks.at(-1)?.time ?? start) + 0.4;
}

test('without any price, and with less than two minutes of them, it says how much there is', async () => {
  growsUntil([]);
  expect(await loadStretch(symbol, never)).toEqual({ kind: 'short', ms: 0 });
  growsUntil(minutes(1));
  expect(await loadStretch(symbol, () => 0)).toEqual({ kind: 'short', ms: 60_000 });
});

test('a young tape is played whole, asked for once', async () => {
  growsUntil(minutes(3));
  const found = await loadStretch(symbol, () => 0.7);
  expect(found).toMatchObject({ kind: 'stretch', stretch: { from: start, to: start + 180_000 } });
  expect(asked.slice(1)).toEqual([{ from: start, to: start + 180_000 }]);
});

test('of a long one half an hour, where chance says, in three parts', async () => {
  growsUntil(minutes(90));
  const found = await loadStretch(symbol, () => 0.5);
  const from = start + 30 * 60_000;
  expect(found).toMatchObject({ kind: 'stretch', stretch: { from, to: from + 1_800_000 } });
  expect(asked.slice(1).map((span) => span.from - from)).toEqual([0, 600_000, 1_200_000, 1_800_000]);
});

test('where chance finds a gap it looks elsewhere, and plays the longest that it has found', async () => {
  const whole = minutes(90);
  // Nothing was recorded in the last half hour but its first five minutes.
  growsUntil([...whole.slice(0, 65 * 240), ...whole.slice(-2)].map((mark, seq) => ({ ...mark, seq })));
  const chances = [1, 1, 0];
  const found = await loadStretch(symbol, () => chances.shift() ?? never());
  expect(chances).toEqual([]);
  expect(found).toMatchObject({ kind: 'stretch', stretch: { to: expect.any(Number) as number } });
  const length = found.kind === 'stretch' ? found.stretch.to - found.stretch.from : 0;
  expect(length).toBe(1_800_000);
  // Nowhere else either: what there is.
  const poor = await loadStretch(symbol, () => 0.999_999);
  expect(poor.kind === 'stretch' ? poor.stretch.to - poor.stretch.from : 0).toBeGreaterThan(120_000);
});

test('a symbol whose feed was lost some minutes ago still has its past', async () => {
  growsUntil(minutes(4));
  now += 300_000;
  expect(await loadStretch(symbol, () => 0)).toMatchObject({ kind: 'stretch', stretch: { to: start + 240_000 } });
});

test('one changed price, and nothing of it is played', async () => {
  growsUntil(minutes(3));
  changed = 100;
  expect(await loadStretch(symbol, () => 0)).toEqual({ kind: 'broken' });
});
