import { afterEach, expect, test } from 'vitest';
import { judge } from '@candor/verifier/judge.ts';
import { entriesTo, openTestLog, type TestLog } from '../../../../witness/test-log.ts';
import { holdProof, noteOf } from './hold-proof.ts';
import type { Memory } from './look-at-log.ts';

let logs: TestLog[] = [];
afterEach(async () => {
  for (const log of logs) await log.close();
  logs = [];
});
async function open(seed = 7, origin = 'log.example/log/1'): Promise<TestLog> {
  const log = await openTestLog(600, seed, origin);
  logs.push(log);
  return log;
}
const getFrom = (log: TestLog) => async (place: string) => {
  const answer = await fetch(`${log.address}/log/${place}`);
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
const memoryOf = (log: TestLog, note: string): Memory => ({
  keys: [log.keys.vkey, ...(log.keys.cosignerVkey === null ? [] : [log.keys.cosignerVkey])],
  note,
  seenAt: 1,
  evidence: null,
});
async function judged(evidence: string | null): Promise<string[]> {
  const { parts } = await judge([new TextEncoder().encode(evidence ?? '')]);
  return parts.flatMap(({ steps }) => steps.map(({ name, ok }) => `${name} ${ok}`));
}
const guilty = ['signature true', 'signature true', 'oneHistory false'];
const [early, late] = [1_700_000_000_000, 1_700_000_060_000];

test('the checkpoint of a proof is read out of it', () => {
  expect(noteOf('c2sp.org/tlog-proof@v1\nindex 0\n\norigin\n1\nroot\n\n— name AAAA\n')).toBe(
    'origin\n1\nroot\n\n— name AAAA\n',
  );
});

test('a checkpoint behind what was seen is held, the same, and one from before, where it was said before', async () => {
  const log = await open();
  const memory = memoryOf(log, log.note(400, log.entries, early));
  const hold = (note: string) => holdProof(note, memory, getFrom(log));
  for (const note of [log.note(600, log.entries, late), log.note(400, log.entries, late), log.note(300)])
    expect(await hold(note)).toEqual({ held: 'held', evidence: null });
});

test('another root of the same size, another history or a log that has shrunk contradicts, as evidence', async () => {
  const log = await open();
  const other = [...entriesTo(100), ...entriesTo(500, 'other')];
  const memory = memoryOf(log, log.note(400, log.entries, early));
  for (const [size, entries] of [
    [400, other],
    [600, other],
    [300, other],
    [300, log.entries],
  ] as const) {
    log.show(600, size === 600 ? other : log.entries);
    const found = await holdProof(log.note(size, entries, late), memory, getFrom(log));
    expect([size, found.held, await judged(found.evidence)]).toEqual([size, 'contradicts', guilty]);
  }
});

test('what the known key has not signed, what is of another log or has no tiles proves nothing', async () => {
  const log = await open();
  const memory = memoryOf(log, log.note(400));
  const hold = (note: string, get = getFrom(log)) => holdProof(note, memory, get);
  expect(await hold((await open(9)).note(500))).toEqual({ held: 'unsigned', evidence: null });
  expect(await hold((await open(7, 'log.example/log/2')).note(500))).toEqual({ held: 'unproven', evidence: null });
  expect(await hold('nonsense')).toEqual({ held: 'unproven', evidence: null });
  expect(await hold(log.note(600), async () => new Uint8Array(8_192))).toEqual({ held: 'unproven', evidence: null });
});
