import { afterEach, expect, test } from 'vitest';
import { judge } from '@candor/verifier/judge.ts';
import { readNote } from '@candor/verifier/log/note.ts';
import { entriesTo, keysOfSeed, namingOf, openTestLog, type TestLog } from '../../../../witness/test-log.ts';
import { cosignersOf } from '../../../../witness/cosigner.ts';
import { lookAtLog, type LogIdentity, type Looked, type Memory } from './look-at-log.ts';

/** A phone that looks at a log now and then, and has nothing but what it kept. */
const now = 1_700_000_200_000;
const [witness] = cosignersOf('witness.example/w1', new Uint8Array(64).fill(3));
const vkey = witness?.vkey ?? '';
let logs: TestLog[] = [];
afterEach(async () => {
  for (const log of logs) await log.close();
  logs = [];
});
async function open(count = 600, seed = 7, origin = 'log.example/log/1'): Promise<TestLog> {
  const log = await openTestLog(count, seed, origin);
  logs.push(log);
  return log;
}
const getFrom =
  (log: TestLog, lines = '') =>
  async (place: string): Promise<Uint8Array> => {
    const answer = await fetch(`${log.address}/log/${place}`);
    if (!answer.ok) throw new Error(`${place} answers ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return place === 'checkpoint' ? new TextEncoder().encode(new TextDecoder().decode(bytes) + lines) : bytes;
  };
const identityOf = ({ keys }: TestLog, more: Partial<LogIdentity> = {}): LogIdentity => ({
  origin: keys.origin,
  vkey: keys.vkey,
  cosignerVkey: keys.cosignerVkey,
  witnesses: [],
  previous: null,
  ...more,
});
const look = (log: TestLog, memory: Memory | null = null): Promise<Looked> =>
  lookAtLog({ log: identityOf(log), memory, get: getFrom(log), now });

/** The steps that the verifier, which asks nobody, finds in what was kept. */
async function judged(memory: Memory | null): Promise<string[]> {
  const { parts } = await judge([new TextEncoder().encode(memory?.evidence ?? '')]);
  return parts.flatMap(({ steps }) => steps.map(({ name, ok }) => `${name} ${ok}`));
}
const guilty = ['signature true', 'signature true', 'oneHistory false'];

test('what is seen first is remembered, and what goes on from it afterwards', async () => {
  const log = await open();
  log.show(300);
  const first = await look(log);
  expect(first).toMatchObject({ finding: 'first', size: 300, since: null, witnesses: 0, all: 0, witnessedAt: null });
  log.show(600);
  const second = await look(log, first.memory);
  expect(second).toMatchObject({ finding: 'grown', size: 600, since: now, memory: { evidence: null } });
  expect(second.memory?.note).toContain('\n600\n');
  expect((await look(log, second.memory)).finding).toBe('grown');
});

test('two logs for two customers: the other one is evidence against the house', async () => {
  const log = await open();
  log.show(300);
  const { memory } = await look(log);
  log.show(600, [...entriesTo(100), ...entriesTo(500, 'other')]);
  const looked = await look(log, memory);
  expect([looked.finding, looked.memory?.note]).toEqual(['forked', memory?.note]);
  expect(await judged(looked.memory)).toEqual(guilty);
  // It stays said, also when the log is shown right again.
  log.show(600);
  expect((await look(log, looked.memory)).memory?.evidence).toBe(looked.memory?.evidence);
});

/** A browser keeps for good whatever is not the checkpoint. */
function keptFrom(log: () => TestLog) {
  const kept = new Map<string, Uint8Array>();
  return async (place: string, isFresh = false): Promise<Uint8Array> => {
    const known = kept.get(place);
    if (known !== undefined && place !== 'checkpoint' && !isFresh) return known;
    const bytes = await getFrom(log())(place);
    kept.set(place, bytes);
    return bytes;
  };
}

test('tiles that a browser has kept of the history it knew do not hide another one', async () => {
  const log = await open();
  const get = keptFrom(() => log);
  const lookBy = (memory: Memory | null) => lookAtLog({ log: identityOf(log), memory, get, now });
  log.show(300);
  const { memory } = await lookBy((await lookBy(null)).memory);
  log.show(400, [...entriesTo(100), ...entriesTo(300, 'other')]);
  const looked = await lookBy(memory);
  expect([looked.finding, await judged(looked.memory)]).toEqual(['forked', guilty]);
});

test('another root of the same size is evidence as well', async () => {
  const log = await open();
  log.show(300);
  const { memory } = await look(log);
  log.show(300, entriesTo(300, 'other'));
  const looked = await look(log, memory);
  expect(looked.finding).toBe('forked');
  expect(await judged(looked.memory)).toEqual(guilty);
});

test('a log that has shrunk is evidence, by its own times', async () => {
  const log = await open();
  log.show(300, log.entries, 1_700_000_000_000);
  const { memory } = await look(log);
  log.show(200, log.entries, 1_700_000_060_000);
  const looked = await look(log, memory);
  expect(looked.finding).toBe('shrunk');
  expect(await judged(looked.memory)).toEqual(guilty);
});

test('a new log with the old key and origin is found by what was seen', async () => {
  const log = await open();
  log.show(300);
  const { memory } = await look(log);
  const begun = entriesTo(400, 'anew');
  log.show(5, begun, 1_700_000_060_000);
  const soon = await look(log, memory);
  expect([soon.finding, await judged(soon.memory)]).toEqual(['shrunk', guilty]);
  log.show(400, begun);
  expect((await look(log, memory)).finding).toBe('forked');
});

test('tiles that are not those of the checkpoint prove nothing, and are not called right', async () => {
  const log = await open();
  log.show(300);
  const { memory } = await look(log);
  log.show(600);
  const get = async (place: string) => (place === 'checkpoint' ? getFrom(log)(place) : new Uint8Array(8_192));
  const looked = await lookAtLog({ log: identityOf(log), memory, get, now });
  expect([looked.finding, looked.memory]).toEqual(['unproven', memory]);
});

test('what another key has signed is not taken, whatever the server says of its key', async () => {
  const log = await open();
  const { memory } = await look(log);
  const stranger = await open(600, 9);
  const looked = await look(stranger, memory);
  expect([looked.finding, looked.memory]).toEqual(['unsigned', memory]);
  const get = async (): Promise<Uint8Array> => new TextEncoder().encode('nonsense');
  expect((await lookAtLog({ log: identityOf(log), memory, get, now })).finding).toBe('unsigned');
});

const naming = (origin: string, size: number): Buffer =>
  Buffer.from(JSON.stringify({ v: 1, kind: 'act', act: 'began', previous: { origin, size, reason: 'restored' } }));

test('another log is told from a lie by what it says of the one that was known', async () => {
  const log = await open();
  log.show(300);
  const { memory } = await look(log);
  const next = await open(3, 8, 'log.example/log/2');
  const lookAt = async (first: Buffer): Promise<Looked> => {
    next.show(2, [first, Buffer.from('second')]);
    return look(next, memory);
  };
  const said = await lookAt(naming('log.example/log/1', 300));
  expect([said.finding, said.memory?.keys[0], said.memory?.evidence]).toEqual(['another', next.keys.vkey, null]);
  expect((await look(next, said.memory)).finding).toBe('grown');
  expect((await lookAt(naming('log.example/log/1', 299))).finding).toBe('unnamed');
  const silent = await lookAt(Buffer.from('{"previous":null}'));
  expect([silent.finding, silent.memory?.note]).toEqual(['unnamed', memory?.note]);
});

test('a second log that begins is no lie because a browser has kept the first entry of the one before', async () => {
  const logs = [await open(300, 7)];
  const get = keptFrom(() => logs.at(-1) as TestLog);
  const lookBy = (memory: Memory | null) => lookAtLog({ log: identityOf(logs.at(-1) as TestLog), memory, get, now });
  let { memory } = await lookBy(null);
  for (const [seed, of] of [
    [8, 1],
    [9, 2],
  ] as const) {
    const before = { origin: `log.example/log/${of}`, size: 300 };
    const next = await open(0, seed, `log.example/log/${of + 1}`);
    next.entries.push(Buffer.from(JSON.stringify({ previous: before })), ...entriesTo(299));
    next.show(300);
    logs.push(next);
    const looked = await lookBy(memory);
    expect([looked.finding, looked.memory?.evidence]).toEqual(['another', null]);
    ({ memory } = looked);
  }
});

test('only cosignatures that are right are counted, with the time of the newest', async () => {
  const log = await open();
  const text = log.note(600);
  const note = readNote(text);
  if (note === null || witness === undefined) throw new Error('unreadable');
  const line = witness.line(note, 1_700_000_190);
  const [other] = cosignersOf('witness.example/w2', new Uint8Array(64).fill(4));
  const witnesses = [
    { name: 'one', vkey },
    { name: 'two', vkey: other?.vkey ?? '' },
  ];
  const identity = identityOf(log, { witnesses });
  const seen = async (lines: string): Promise<unknown[]> => {
    const looked = await lookAtLog({ log: identity, memory: null, get: getFrom(log, lines), now });
    return [looked.witnesses, looked.all, looked.witnessedAt];
  };
  expect(await seen('')).toEqual([0, 2, null]);
  expect(await seen(line)).toEqual([1, 2, 1_700_000_190_000]);
  expect(await seen(line + (other?.line(note, 1_700_000_195) ?? ''))).toEqual([2, 2, 1_700_000_195_000]);
  const elsewhere = readNote(log.note(300));
  expect(await seen(elsewhere === null ? '' : witness.line(elsewhere, 1_700_000_190))).toEqual([0, 2, null]);
});

test('another key is followed by the entry that names it, and a second one in a row as well', async () => {
  const log = await open(300);
  const ofBoth = ({ keys: { vkey: own, cosignerVkey } }: TestLog) => [
    own,
    ...(cosignerVkey === null ? [] : [cosignerVkey]),
  ];
  const first = ofBoth(log);
  const { memory } = await look(log);
  log.rotate(11);
  log.show(log.entries.length);
  const second = await look(log, memory);
  expect([second.finding, second.memory?.keys]).toEqual(['grown', [...ofBoth(log), ...first]]);
  // Two more before the next look, the first of them at the end of a whole tile.
  log.entries.push(...entriesTo(511 - log.entries.length));
  expect(log.rotate(12)).toBe(511);
  log.rotate(13);
  log.show(log.entries.length);
  const fourth = await look(log, second.memory);
  expect([fourth.finding, fourth.memory?.keys[0], fourth.memory?.evidence]).toEqual(['grown', log.keys.vkey, null]);
  expect((await look(log, fourth.memory)).finding).toBe('grown');
  // Who has seen nothing since the first key comes to the last one too.
  expect((await look(log, memory)).memory?.keys[0]).toBe(log.keys.vkey);
});

test('a key is not taken that no entry names, or one that another key signed or the log does not hold', async () => {
  const stranger = keysOfSeed(21);
  const forged = keysOfSeed(22);
  const lookAfter = async (rotate: (log: TestLog) => void, get?: (log: TestLog) => ReturnType<typeof getFrom>) => {
    const log = await open(300);
    const { memory } = await look(log);
    rotate(log);
    log.show(log.entries.length);
    const looked = await lookAtLog({ log: identityOf(log), memory, get: (get ?? getFrom)(log), now });
    expect(looked.memory).toEqual(memory);
    return looked.finding;
  };
  expect(await lookAfter((log) => void log.rotate(22, { entry: Buffer.from('nothing') }))).toBe('unsigned');
  expect(await lookAfter((log) => void log.rotate(22, { by: stranger }))).toBe('unsigned');
  const other = namingOf(stranger, forged);
  expect(await lookAfter((log) => void log.rotate(22, { entry: other }))).toBe('unsigned');
  // Rightly signed, and shown in place of what the log holds.
  const instead = (log: TestLog) => async (place: string) => {
    const bytes = await getFrom(log)(place);
    if (!place.includes('entries/001')) return bytes;
    const right = namingOf(keysOfSeed(7), forged);
    const lengths = Array.from({ length: 45 }, (_, i) => (i === 44 ? right : Buffer.from('')));
    return Buffer.concat(lengths.flatMap((entry) => [Buffer.of(entry.length >> 8, entry.length & 255), entry]));
  };
  expect(await lookAfter((log) => void log.rotate(22, { entry: Buffer.from('nothing') }), instead)).toBe('unsigned');
});

test('after a key was followed, the one before is no longer taken, nor what it names', async () => {
  const log = await open(300);
  const first = log.keys;
  const { memory } = await look(log);
  log.rotate(11);
  log.show(log.entries.length);
  const followed = await look(log, memory);
  const old = await open(300);
  old.entries.push(...log.entries.slice(300), Buffer.from('more'));
  old.show(old.entries.length);
  expect(old.keys.vkey).toBe(first.vkey);
  expect((await look(old, followed.memory)).finding).toBe('unsigned');
  old.rotate(12);
  old.show(old.entries.length);
  expect((await look(old, followed.memory)).finding).toBe('unsigned');
});

const namedGuilty = ['keyNamed true', ...guilty, 'signature true', 'included true'];
const keysIn = (memory: Memory | null): string[] => (JSON.parse(memory?.evidence ?? '{}') as { keys: string[] }).keys;

test('another history is evidence under a key that was named in it as well', async () => {
  const log = await open(300);
  const { memory } = await look(log);
  const other = await open(100);
  other.entries.push(...entriesTo(250, 'other'));
  other.rotate(11);
  other.show(other.entries.length);
  const looked = await look(other, memory);
  expect([looked.finding, looked.memory?.keys]).toEqual(['forked', memory?.keys]);
  // The file brings what leads to the named key: who has the first one needs no other.
  expect([await judged(looked.memory), keysIn(looked.memory)]).toEqual([namedGuilty, memory?.keys]);
});

test('after keys were followed, evidence is by the first one and what has led from it to the last', async () => {
  const log = await open(300);
  const { memory } = await look(log);
  log.rotate(11);
  log.show(log.entries.length);
  const second = await look(log, memory);
  log.rotate(12);
  log.show(log.entries.length);
  const third = await look(log, second.memory);
  expect(third.memory?.named).toHaveLength(4);
  const size = log.entries.length;
  log.show(size + 9, [...log.entries.slice(0, 350), ...entriesTo(size - 341, 'other')]);
  const looked = await look(log, third.memory);
  expect(looked.finding).toBe('forked');
  expect(await judged(looked.memory)).toEqual(['keyNamed true', ...namedGuilty, 'signature true', 'included true']);
  expect(keysIn(looked.memory)).toEqual(memory?.keys);
});
