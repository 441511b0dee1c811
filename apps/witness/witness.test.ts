import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judge } from '@candor/verifier/judge.ts';
import { cosignedAt } from '@candor/verifier/log/cosignature.ts';
import { readAnyKey, readNote } from '@candor/verifier/log/note.ts';
import { answer } from './run.ts';
import { entriesTo, openTestLog, type TestLog } from './test-log.ts';
import { openWitness, type Witness } from './witness.ts';

const count = 600;
const now = 1_700_000_100_000;
let passed = 0;
let folder = '';
let log: TestLog;
let witness: Witness;
let server: Server;
let said: string[] = [];
beforeEach(async () => {
  said = [];
  passed = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'witness-'));
  log = await openTestLog(count);
  open();
  server = createServer((request, response) => void answer(request, response, { ...witness, folder }));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  witness.close();
  await new Promise((resolve) => void server.close(resolve));
  await log.close();
  rmSync(folder, { recursive: true });
});

function open(more: { isMirror?: boolean; keys?: string[] } = {}): void {
  const say = (text: string): void => void said.push(text);
  const keys = more.keys ?? [log.keys.vkey, log.keys.cosignerVkey ?? ''];
  const options = { address: log.address, folder, name: 'witness.example/w1', say, now: () => now + passed };
  witness = openWitness({ ...options, keys, isMirror: more.isMirror ?? false });
}
const url = (place: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${place}`;
async function post(body: string): Promise<{ status: number; type: string | null; body: string }> {
  const given = await fetch(url('add-checkpoint'), { method: 'POST', body });
  return { status: given.status, type: given.headers.get('content-type'), body: await given.text() };
}
const asked = (old: number, proof: readonly string[], note: string): string =>
  [`old ${old}`, ...proof, '', note].join('\n');
const add = (old: number, size: number) => post(asked(old, old === 0 ? [] : log.proof(old, size), log.note(size)));
const status = async (body: string): Promise<number> => (await post(body)).status;
const originHash = (): string => createHash('sha256').update(log.keys.origin).digest('hex');
const evidence = (): string[] => readdirSync(path.join(folder, 'evidence'));
async function verdict(name: string, key = log.keys.vkey): Promise<string> {
  const file = new Uint8Array(readFileSync(path.join(folder, 'evidence', name)));
  const { parts, verdict: found } = await judge([file, new TextEncoder().encode(key)]);
  const steps = parts.flatMap((part) => part.steps.map(({ name: step, ok }) => `${step} ${ok}`));
  return [found, ...steps].join(', ');
}

test('what is no request is 400', async () => {
  const note = log.note(5);
  for (const body of [
    '',
    'old 0\n',
    asked(0, [], 'no note\n'),
    asked(0, [], note).replace('old 0', 'old 00'),
    asked(0, [], note).replace('old 0', 'old -1'),
    asked(0, [], note).replace('old 0', 'Old 0'),
    asked(0, [], note).replace('old 0\n\n', 'old 0\n'),
    asked(0, ['AAAA'], note),
    asked(0, ['?'], note),
    asked(
      0,
      Array.from({ length: 64 }, () => log.proof(5, 9)[0] ?? ''),
      note,
    ),
    asked(0, [], note.replace('\n5\n', '\n05\n')),
    asked(0, [], `${note}x`),
    asked(0, [], `${note}${'x'.repeat(70_000)}`),
    asked(6, [], note),
  ])
    expect([body.slice(0, 60), await status(body)]).toEqual([body.slice(0, 60), 400]);
});

test('another log is 404, without a right signature of the log it is 403', async () => {
  const other = await openTestLog(9, 8, 'other.example/log');
  expect(await status(asked(0, [], other.note(5)))).toBe(404);
  await other.close();
  const stranger = await openTestLog(9, 8);
  expect(await status(asked(0, [], stranger.note(5)))).toBe(403);
  await stranger.close();
  const lines = log.note(6).split('\n').slice(4);
  const wrong = [...log.note(5).split('\n').slice(0, 4), ...lines].join('\n');
  expect(await status(asked(0, [], wrong))).toBe(403);
  // A right one does not save a note with a wrong one of a key that is known.
  const both = [...log.note(5).trimEnd().split('\n'), lines[0], ''].join('\n');
  expect(await status(asked(0, [], both))).toBe(403);
  expect(await status(asked(0, [], `${log.note(5)}— stranger.example AAAAAAAA\n`))).toBe(200);
});

test('an old size that is not the last one is 409 and says the last one', async () => {
  const conflict = (size: number) => ({ status: 409, type: 'text/x.tlog.size', body: `${size}\n` });
  expect(await add(3, 5)).toEqual(conflict(0));
  expect((await add(0, 5)).status).toBe(200);
  expect(await add(0, 9)).toEqual(conflict(5));
  expect(await add(4, 9)).toEqual(conflict(5));
  expect((await add(5, 9)).status).toBe(200);
  expect(await add(5, 9)).toEqual(conflict(9));
});

test('a proof that does not lead there is 422; what goes on is 200, the same once more as well', async () => {
  expect(await status(asked(0, log.proof(3, 5), log.note(5)))).toBe(422);
  expect((await add(0, 5)).status).toBe(200);
  expect(await status(asked(5, [], log.note(9)))).toBe(422);
  expect(await status(asked(5, log.proof(6, 9), log.note(9)))).toBe(422);
  expect(await status(asked(5, log.proof(5, 9), log.note(5)))).toBe(422);
  expect((await add(5, 5)).status).toBe(200);
  expect((await add(5, 300)).status).toBe(200);
  expect((await add(300, count)).status).toBe(200);
});

test('a log of size 0 has the root of the empty tree, or it is 422', async () => {
  const { origin } = log.keys;
  const empty = log.keys.sign({ origin, size: 0, root: createHash('sha256').digest() }, now);
  const other = log.keys.sign({ origin, size: 0, root: Buffer.alloc(32) }, now);
  expect(await status(asked(0, [], other))).toBe(422);
  expect(await status(asked(0, [], empty))).toBe(200);
  expect((await add(0, 7)).status).toBe(200);
});

test('the cosignature is, to the byte, what the text of C2SP says', async () => {
  const { body, type } = await add(0, 5);
  expect(type).toBe('text/plain; charset=utf-8');
  const [line = '', ...more] = body.trimEnd().split('\n');
  expect([body.endsWith('\n'), more.length]).toEqual([true, witness.vkeys.length - 1]);
  const [, name, data = ''] = line.split(' ');
  const bytes = Buffer.from(data, 'base64');
  const [, vkeyName = '', id, encoded = ''] = /^([^+]+)\+([^+]+)\+(.+)$/.exec(witness.vkeys[0] ?? '') ?? [];
  const key = Buffer.from(encoded, 'base64');
  const ownId = createHash('sha256').update(`${vkeyName}\n`).update(key).digest('hex').slice(0, 8);
  expect([name, vkeyName, key[0], key.length, bytes.length]).toEqual([vkeyName, 'witness.example/w1', 4, 33, 76]);
  expect([bytes.subarray(0, 4).toString('hex'), id]).toEqual([ownId, ownId]);
  expect(bytes.readBigUInt64BE(4)).toBe(1_700_000_100n);
  const text = `cosignature/v1\ntime 1700000100\n${log.note(5).split('\n').slice(0, 3).join('\n')}\n`;
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key.subarray(1)]);
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(text), publicKey, bytes.subarray(12))).toBe(true);
  const note = readNote(`${log.note(5)}${body}`);
  for (const vkey of witness.vkeys) {
    const own = readAnyKey(vkey);
    if (note === null || own === null) throw new Error('unreadable');
    expect(await cosignedAt(note, own)).toBe(1_700_000_100);
    expect(await cosignedAt({ ...note, text: note.text.replace('\n5\n', '\n6\n') }, own)).toBe(false);
  }
});

test('a key of a witness that runs elsewhere is read', () => {
  const key = readAnyKey('remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2');
  expect([key?.name, key?.type]).toEqual(['remora.n621.de', 4]);
  expect(readAnyKey('remora.n621.de+da77ade8+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2')).toBeNull();
});

test('the last checkpoint is served with the lines of log and witness alone, over a restart too', async () => {
  expect((await fetch(url(`${originHash()}/checkpoint`))).status).toBe(404);
  await post(asked(0, [], `${log.note(5)}— stranger.example AAAAAAAA\n`));
  const read = async (): Promise<string> => (await fetch(url(`${originHash()}/checkpoint`))).text();
  const before = await read();
  expect(before.split('\n').slice(0, 5)).toEqual(log.note(5).split('\n').slice(0, 5));
  expect(before).not.toContain('stranger');
  const { vkeys } = witness;
  witness.close();
  open();
  expect([await read(), witness.vkeys]).toEqual([before, vkeys]);
  expect((await add(0, 9)).status).toBe(409);
});

test('of many that come at once one goes on: the size never goes back', async () => {
  await add(0, 5);
  const answers = await Promise.all([9, 12, 300, 8, 400].map((size) => add(5, size)));
  const won = answers.filter((one) => one.status === 200);
  expect([won.length, answers.filter((one) => one.status === 409).length]).toEqual([1, 4]);
});

test('another history is refused and kept as a file that the verifier judges guilty by itself', async () => {
  const other = [...entriesTo(200), ...entriesTo(400, 'other')];
  await add(0, 300);
  log.show(count, other);
  expect(await status(asked(300, log.proof(300, count, other), log.note(count, other)))).toBe(422);
  await expect.poll(evidence).toHaveLength(1);
  expect(said.at(-1)).toContain('TWO HISTORIES');
  const [file = ''] = evidence();
  expect(await verdict(file)).toBe('false, signature true, signature true, oneHistory false');
  // It says nothing against a log whose key is another.
  const stranger = await openTestLog(1, 9);
  const text = readFileSync(path.join(folder, 'evidence', file), 'utf8').replaceAll(log.keys.vkey, stranger.keys.vkey);
  const { parts } = await judge([new TextEncoder().encode(text)]);
  expect(parts[0]?.steps[0]).toMatchObject({ name: 'signature', ok: false });
  await stranger.close();
});

test('two roots of one size are evidence without any tile, whatever old size was said', async () => {
  await add(0, 300);
  log.show(0);
  expect(await status(asked(7, [], log.note(300, entriesTo(300, 'other'))))).toBe(409);
  await expect.poll(evidence).toHaveLength(1);
  expect(await verdict(evidence()[0] ?? '')).toBe('false, signature true, signature true, oneHistory false');
});

test('what the log once said, with a wrong proof, is kept and proves nothing', async () => {
  await add(0, 300);
  expect(await status(asked(300, [], log.note(400)))).toBe(422);
  log.show(400);
  await expect.poll(evidence).toEqual(['unproven.json']);
  expect(await verdict('unproven.json')).not.toContain('oneHistory false');
});

test('a log that has shrunk is found by looking, and its own times prove it', async () => {
  log.show(300, log.entries, 1_700_000_000_000);
  await witness.look();
  log.show(200, log.entries, 1_700_000_060_000);
  await witness.look();
  await expect.poll(evidence).toHaveLength(1);
  expect(await verdict(evidence()[0] ?? '')).toBe('false, signature true, signature true, oneHistory false');
  expect((await fetch(url(`${originHash()}/checkpoint`)).then((one) => one.text())).split('\n')[1]).toBe('300');
});

test('an older checkpoint that is shown late is no evidence', async () => {
  log.show(300, log.entries, 1_700_000_060_000);
  await witness.look();
  log.show(200, log.entries, 1_700_000_000_000);
  await witness.look();
  await expect.poll(evidence).toEqual(['unproven.json']);
  expect(said.at(-1)).toContain('nothing proven');
});

test('by looking it goes on as well, believes the first keys of an origin and no later ones, and says so', async () => {
  witness.close();
  rmSync(path.join(folder, 'witness.sqlite'));
  open({ keys: [] });
  log.show(100);
  await witness.look();
  log.show(500);
  await witness.look();
  expect(said.filter((text) => text.startsWith('believes'))).toHaveLength(log.keys.cosignerVkey === null ? 1 : 2);
  expect((await add(500, count)).status).toBe(200);
});

/** What the log shows is looked at. */
const lookAt = async (size = log.entries.length): Promise<void> => {
  log.show(size);
  await witness.look();
};
const lastSize = async (): Promise<string | undefined> =>
  (await fetch(url(`${originHash()}/checkpoint`)).then((one) => one.text())).split('\n')[1];

test('another key is followed by the entries that name it, also over a restart; the old one is not taken', async () => {
  await lookAt();
  const [first, old] = [log.keys, await openTestLog(count)];
  log.rotate(11);
  log.rotate(12);
  expect((await add(count, log.entries.length)).status).toBe(403);
  await lookAt();
  expect(said.at(-1)).toContain(`to ${log.keys.vkey}`);
  expect(await lastSize()).toBe(String(log.entries.length));
  witness.close();
  open({ keys: [first.vkey, first.cosignerVkey ?? ''] });
  const size = log.entries.length;
  log.entries.push(...entriesTo(9));
  expect((await add(size, log.entries.length)).status).toBe(200);
  old.entries.push(...log.entries.slice(count), ...entriesTo(9));
  const more = old.entries.length;
  expect(await status(asked(size + 9, old.proof(size + 9, more), old.note(more)))).toBe(403);
  // The next one is followed from the last.
  log.rotate(13);
  await lookAt();
  expect([said.at(-1), evidence()]).toEqual([expect.stringContaining(`to ${log.keys.vkey}`), []]);
  await old.close();
});

test('a key that no entry names, or one that another key has signed, is not followed', async () => {
  await lookAt();
  const stranger = await openTestLog(1, 9);
  const before = log.entries.length;
  log.rotate(11, { entry: Buffer.from('nothing') });
  await lookAt();
  expect([said.at(-1), await lastSize()]).toEqual([expect.stringContaining('no key that is known'), String(count)]);
  log.entries.splice(before);
  log.rotate(12, { by: stranger.keys });
  await lookAt();
  expect([said.at(-1), await lastSize()]).toEqual([expect.stringContaining('no key that is known'), String(count)]);
  await stranger.close();
});

test('what a key has signed that the log has just named is cosigned at once, without a look', async () => {
  await lookAt();
  log.rotate(11);
  log.show(log.entries.length);
  expect((await add(count, log.entries.length)).status).toBe(200);
  expect([said.at(-1), await lastSize()]).toEqual([
    expect.stringContaining(`to ${log.keys.vkey}`),
    String(log.entries.length),
  ]);
});

test('strangers do not make a witness ask the log for its keys more often than every ten seconds', async () => {
  await lookAt();
  const stranger = await openTestLog(9, 9);
  const strange = async (): Promise<unknown[]> => [await status(asked(0, [], stranger.note(5))), log.namingsAsked];
  // A wrong signature by a known key is asked about nowhere.
  const wrong = [...log.note(5).split('\n').slice(0, 4), ...log.note(6).split('\n').slice(4)].join('\n');
  expect([await status(asked(0, [], wrong)), log.namingsAsked]).toEqual([403, 0]);
  expect([await strange(), await strange()]).toEqual([
    [403, 1],
    [403, 1],
  ]);
  passed = 9_999;
  expect(await strange()).toEqual([403, 1]);
  passed = 10_000;
  expect(await strange()).toEqual([403, 2]);
  await stranger.close();
});

const keysIn = (name: string): string[] =>
  (JSON.parse(readFileSync(path.join(folder, 'evidence', name), 'utf8')) as { keys: string[] }).keys;
const namedGuilty =
  'false, keyNamed true, signature true, signature true, oneHistory false, signature true, included true';

test('another history under a key that was named in it is evidence, and the key is not followed', async () => {
  await lookAt(300);
  const { vkey, cosignerVkey } = log.keys;
  log.entries.splice(200, log.entries.length, ...entriesTo(200, 'other'));
  log.rotate(11);
  await lookAt();
  await expect.poll(evidence).toHaveLength(1);
  const [file = ''] = evidence();
  // The file brings what leads to the named key: who has the old one needs no other.
  expect([await verdict(file, vkey), keysIn(file)]).toEqual([namedGuilty, [vkey, cosignerVkey]]);
  expect([said.filter((text) => text.startsWith('follows')), await lastSize()]).toEqual([[], '300']);
});

test('another history under a key that was followed before is evidence for who has the first key alone', async () => {
  await lookAt(300);
  const { vkey, cosignerVkey } = log.keys;
  log.rotate(11);
  await lookAt();
  witness.close();
  open({ keys: [vkey, cosignerVkey ?? ''] });
  const size = log.entries.length;
  log.show(size + 9, [...log.entries.slice(0, 500), ...entriesTo(size - 491, 'other')]);
  await witness.look();
  await expect.poll(evidence).toHaveLength(1);
  const [file = ''] = evidence();
  expect([await verdict(file, vkey), keysIn(file)]).toEqual([namedGuilty, [vkey, cosignerVkey]]);
});

const mirrored = (place: string): string => path.join(folder, 'mirror', originHash(), place);

test('a mirror keeps entries and tiles, and serves them when the log is gone', async () => {
  witness.close();
  open({ isMirror: true });
  log.show(300);
  await witness.look();
  expect(existsSync(mirrored('tile/entries/001.p/44'))).toBe(true);
  log.show(count);
  await witness.look();
  expect(existsSync(mirrored('tile/entries/001.p'))).toBe(true);
  const get = async (place: string) => Buffer.from(await (await fetch(place)).arrayBuffer());
  const shown = new Map<string, Buffer>();
  const places = ['entries/000', 'entries/001', 'entries/002.p/88', '0/000', '0/001', '0/002.p/88', '1/000.p/2'];
  for (const place of places) shown.set(place, await get(`${log.address}/log/tile/${place}`));
  log.show(0);
  for (const place of places)
    expect([place, await get(url(`mirror/${originHash()}/tile/${place}`))]).toEqual([place, shown.get(place)]);
  const checkpoint = (await get(url(`mirror/${originHash()}/checkpoint`))).toString();
  expect(checkpoint).toContain(`\n${count}\n`);
  expect(checkpoint).toContain('— witness.example/w1/mirror ');
  for (const place of ['tile/0/001.p/44', 'tile/entries/001.p/44', '../witness.sqlite', 'tile/0/..'])
    expect((await fetch(url(`mirror/${originHash()}/${place}`))).status).toBe(404);
});

test('a mirror does not take entries that are not those of the checkpoint', async () => {
  witness.close();
  open({ isMirror: true });
  log.show(count);
  const { fetch: real } = globalThis;
  globalThis.fetch = (input, init) =>
    (input instanceof Request ? input.url : input.toString()).includes('/tile/entries/000')
      ? Promise.resolve(new Response(Buffer.alloc(600)))
      : real(input, init);
  await expect(witness.look()).rejects.toThrow('are not those of its checkpoint');
  globalThis.fetch = real;
  expect(existsSync(mirrored('checkpoint'))).toBe(false);
  await witness.look();
  expect(existsSync(mirrored('checkpoint'))).toBe(true);
});
