import { hash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canCosign, mlDsa44Cosigner } from '../format/cosignature.ts';
import { ed25519Key, ed25519Private, noteOf, signatureLine, vkeyOf, type NoteKey } from '../format/note.ts';
import { logKeys } from '../keys.ts';
import { keyIn } from '../test-reader.ts';
import { addCheckpoint, lastKnown, type Handed } from './ask.ts';

const origin = 'candor.example/log/1';
const log = logKeys(origin, Buffer.alloc(64, 3));
const checkpoint = { origin, size: 9, root: Buffer.alloc(32, 9) };
const handed: Handed = { old: 4, proof: [Buffer.alloc(32, 1)], checkpoint, note: log.sign(checkpoint, 5_000) };
const own: NoteKey = { ...ed25519Key('w.example', ed25519Private(Buffer.alloc(32, 5))), type: 4 };

interface Given {
  readonly status: number;
  readonly body: string;
}
let given: Given = { status: 200, body: '' };
let asked: { place: string; body: string } | null = null;
let server: Server;
beforeEach(async () => {
  asked = null;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked = { place: `${request.method} ${request.url}`, body };
      response.writeHead(given.status, { location: '/elsewhere' }).end(given.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => void server.close(resolve)));
const witness = (key = own) => {
  const { port } = server.address() as AddressInfo;
  return { name: 'w', vkey: vkeyOf(key), key, url: `http://127.0.0.1:${port}` };
};

test('what is handed in is written as c2sp.org/tlog-witness has it', async () => {
  given = { status: 404, body: '' };
  await addCheckpoint(witness(), handed);
  const proof = Buffer.alloc(32, 1).toString('base64');
  expect(asked).toEqual({ place: 'POST /add-checkpoint', body: `old 4\n${proof}\n\n${handed.note}` });
});

test.each([
  [
    { status: 409, body: '7\n' },
    { kind: 'conflict', size: 7 },
  ],
  [
    { status: 409, body: '0\n' },
    { kind: 'conflict', size: 0 },
  ],
  [
    { status: 409, body: '07\n' },
    { kind: 'failed', why: 'it answers 409' },
  ],
  [
    { status: 409, body: '7' },
    { kind: 'failed', why: 'it answers 409' },
  ],
  [
    { status: 409, body: '-1\n' },
    { kind: 'failed', why: 'it answers 409' },
  ],
  [{ status: 422, body: '' }, { kind: 'refused' }],
  [
    { status: 403, body: '' },
    { kind: 'failed', why: 'it answers 403' },
  ],
  [
    { status: 302, body: '' },
    { kind: 'failed', why: expect.any(String) },
  ],
  [
    { status: 200, body: '' },
    { kind: 'failed', why: 'its cosignature is wrong' },
  ],
  [
    { status: 200, body: 'x'.repeat(70_000) },
    { kind: 'failed', why: 'its cosignature is wrong' },
  ],
  [
    { status: 200, body: signatureLine(own, Buffer.alloc(72, 1)) },
    { kind: 'failed', why: 'its cosignature is wrong' },
  ],
  [
    { status: 200, body: signatureLine(own, Buffer.alloc(3)) },
    { kind: 'failed', why: 'its cosignature is wrong' },
  ],
])('to %j it says what that means', async (answer, said) => {
  given = answer;
  expect(await addCheckpoint(witness(), handed)).toEqual(said);
});

test.runIf(canCosign)(
  'an ML-DSA-44 cosignature is taken, of this checkpoint alone, and nobody else’s line',
  async () => {
    const cosigner = mlDsa44Cosigner('w.example', Buffer.alloc(32, 6));
    const line = cosigner.line(77, checkpoint);
    given = { status: 200, body: `— stranger.example AAAAAAAA\n${line}` };
    expect(await addCheckpoint(witness(cosigner.key), handed)).toEqual({ kind: 'cosigned', line, at: 77_000 });
    given = { status: 200, body: cosigner.line(77, { ...checkpoint, size: 8 }) };
    expect(await addCheckpoint(witness(cosigner.key), handed)).toMatchObject({ kind: 'failed' });
  },
);

test('the last that it knows is believed only where the log itself has signed it', async () => {
  const older = logKeys(origin, Buffer.alloc(64, 9));
  const keys = [keyIn(log.vkey), keyIn(older.vkey)];
  given = { status: 200, body: handed.note };
  expect(await lastKnown(witness(), keys)).toEqual({ checkpoint, note: handed.note });
  expect(asked?.place).toBe(`GET /${hash('sha256', origin)}/checkpoint`);
  // What an earlier key of the log has signed was said as well.
  const before = older.sign(checkpoint, 4_000);
  given = { status: 200, body: before };
  expect(await lastKnown(witness(), keys)).toEqual({ checkpoint, note: before });
  const stranger = logKeys(origin, Buffer.alloc(64, 4)).sign(checkpoint, 5_000);
  const other = logKeys('other.example', Buffer.alloc(64, 3)).sign({ ...checkpoint, origin: 'other.example' }, 5_000);
  const unsigned = noteOf(handed.note.split('\n\n')[0] ?? '', ['— w.example AAAAAAAA\n']);
  for (const body of [stranger, other, unsigned, '', 'x'.repeat(70_000)]) {
    given = { status: 200, body };
    expect(await lastKnown(witness(), keys)).toBeNull();
  }
  given = { status: 404, body: handed.note };
  expect(await lastKnown(witness(), keys)).toBeNull();
});
