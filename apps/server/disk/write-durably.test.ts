import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeDurably } from './write-durably.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-durably-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that several write at once is one of theirs, whole, and nothing else is left', async () => {
  const file = join(folder, 'kept.json');
  const texts = Array.from({ length: 40 }, (_, i) => `${i}`.repeat(1 + (i % 7) * 40_000));
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(texts.map((text) => writeDurably(file, text)));
    expect(texts.includes(readFileSync(file, 'utf8'))).toBe(true);
  }
  expect(readdirSync(folder)).toEqual(['kept.json']);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('one that cannot be put in its place leaves nothing', async () => {
  mkdirSync(join(folder, 'kept.json', 'in-the-way'), { recursive: true });
  await expect(writeDurably(join(folder, 'kept.json'), 'new')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['kept.json']);
});
