import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../folders.mjs';

interface Vector {
  readonly name: string;
  readonly receipt: object;
  readonly tapes: readonly object[];
}
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const vectors = JSON.parse(read('packages/verifier/vectors/receipts.json')) as Vector[];
const log = JSON.parse(read('apps/server/log/format/vectors/go.json')) as { Vkey: string; Notes: string[] };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verify(...files: readonly (string | object)[]): { code: number | null; said: string } {
  const paths = files.map((content, i) => {
    const file = path.join(folder, String(i));
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  });
  const ended = spawnSync(process.execPath, [path.join(root, 'launcher/verify/verify.mjs'), ...paths], {
    encoding: 'utf8',
  });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}

test('the exit status is the verdict: 0 right, 1 false, 2 not told', () => {
  const { receipt = {}, tapes: [tape = {}] = [] } = vectors.find(({ name }) => name.startsWith('fast win')) ?? {};
  expect(verify({ code: 200, data: receipt }, tape)).toEqual({ code: 0, said: expect.stringContaining('RIGHT:') });
  expect(verify(receipt)).toEqual({ code: 2, said: expect.stringMatching(/^unknown fast .*unknown entry/s) });
  expect(verify({ ...receipt, journalId: '1' }, tape)).toEqual({
    code: 1,
    said: expect.stringMatching(/FALSE {3}receipt: stated .*FALSE: something differs/s),
  });
  expect(verify('{"content":1,"contentHash":2}')).toEqual({ code: 1, said: expect.stringContaining('readable') });
  expect(verify()).toEqual({ code: 2, said: expect.stringContaining('usage') });
});

test('two checkpoints of one log with its key agree, two roots of one size are two histories', () => {
  const [note = ''] = log.Notes;
  expect(verify(log.Vkey, note, note).code).toBe(0);
  const other = note.replace(/\n[^\n]+\n\n/, `\n${Buffer.alloc(32).toString('base64')}\n\n`);
  expect(verify(log.Vkey, note, other)).toEqual({ code: 1, said: expect.stringContaining('FALSE   oneHistory') });
});
