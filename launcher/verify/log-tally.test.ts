import { expect, test } from 'vitest';
import { LogTally, type Entry, type StatedFacts } from './log-tally.ts';

const day = 20_000;
const at = (of: number, ms = 0): number => of * 86_400_000 - 3_600_000 + ms;
const act = (what: string, time: number, facts: object = {}): Entry => ({ kind: 'act', act: what, time, ...facts });
const minute = (of: number, marks: Readonly<Record<string, number>>): Entry => ({
  kind: 'minute',
  time: at(of, 120_250),
  minute: at(of, 60_000),
  symbols: Object.fromEntries(Object.entries(marks).map(([symbol, count]) => [symbol, [0, count, 'h', 'c']])),
});
const entries: readonly Entry[] = [
  // Before and after the days.
  act('halt', at(day - 90, -1), { symbol: 'A' }),
  act('halt-end', at(day - 90, 9), { symbol: 'A' }),
  act('void', at(day), { orders: 7, keptWins: 7 }),
  { kind: 'batch', time: at(day), counts: { ack: 5 } },
  { kind: 'batch', time: at(day - 3), counts: { ack: 6 } },
  act('void-automatic', at(day - 3), { cause: 'no-exit', orders: 3 }),
  act('fault', at(day - 1), { from: at(day - 91) }),
  // Within them.
  act('fault', at(day, 5), { from: at(day, -5) }),
  act('halt', at(day - 1), { symbol: 'A' }),
  act('halt', at(day - 1, 10), { symbol: 'B' }),
  act('halt-end', at(day - 1, 400), { symbol: 'B' }),
  act('halt-end', at(day, 400), { symbol: 'A' }),
  act('void', at(day - 2), { orders: 2, keptWins: 1 }),
  act('void-automatic', at(day - 2), { cause: 'no-exit', orders: 4 }),
  act('void-automatic', at(day - 1), { cause: 'no-entry', orders: 1 }),
  { kind: 'batch', time: at(day - 2), counts: { ack: 2, 'refusal-market-halted': 1 } },
  { kind: 'batch', time: at(day, -1), counts: { ack: 3 } },
  minute(day - 3, { A: 1, B: 2 }),
  minute(day - 2, { A: 345_590 }),
  minute(day - 1, { A: 345_700, C: 5 }),
];
const stated = {
  version: 2,
  day,
  days: 90,
  takenAt: at(day, 600_000),
  halts: 2,
  haltedMs: 86_400_000 + 390,
  faults: 1,
  voids: { decided: 1, lostGivenBack: 2, winsKept: 1 },
  counted: { since: day - 2, automatic: { noEntry: 1, noExit: 4 } },
  logged: {
    since: day - 2,
    counts: { ack: 5, 'refusal-market-halted': 1 },
    // A lacks ten on one day, whatever it has too many on the other; B has none, C has its first day alone.
    marks: { symbols: 1, marks: 691_290, missing: 10 },
  },
} satisfies StatedFacts;

/** Names of the figures that don't agree. */
function wrong(lie: Partial<StatedFacts> = {}, logged: Partial<StatedFacts> = lie): string[] {
  const { takenAt, ...facts } = { ...stated, ...logged };
  const tally = new LogTally({ ...stated, ...lie });
  tally.add(entries.toReversed());
  tally.add([{ v: 1, kind: 'statistics', time: takenAt, ...facts }]);
  const findings = tally.findings();
  expect(findings.map(({ name }) => name)).toHaveLength(7);
  return findings.filter(({ ok }) => ok !== true).map(({ name }) => name);
}

test('what was said agrees with what comes out of the log, however its entries come', () => {
  expect(wrong()).toEqual([]);
});

test.each([
  [{ halts: 1 }, 'halts'],
  [{ haltedMs: 86_400_389 }, 'halts'],
  [{ faults: 0 }, 'faults'],
  [{ voids: { ...stated.voids, winsKept: 2 } }, 'voids'],
  [{ voids: { ...stated.voids, lostGivenBack: 9 } }, 'voids'],
  [{ counted: { since: day - 2, automatic: { noEntry: 1, noExit: 7 } } }, 'automatic'],
  [{ logged: { ...stated.logged, counts: { ack: 5 } } }, 'counts'],
  [{ logged: { ...stated.logged, counts: { ...stated.logged.counts, ack: 6 } } }, 'counts'],
  [{ logged: { ...stated.logged, marks: { ...stated.logged.marks, missing: 0 } } }, 'marks'],
])('one lie in the answer and the log, %o, is found in %s alone', (lie, name) => {
  expect(wrong(lie)).toEqual([name]);
});

test('an answer that is not what the log holds is found, and so is one that it does not hold at all', () => {
  expect(wrong({}, { takenAt: 5 })).toEqual(['entry']);
  const tally = new LogTally(stated);
  tally.add(entries);
  expect(tally.findings().filter(({ ok }) => ok !== true)).toMatchObject([{ name: 'entry' }]);
});
