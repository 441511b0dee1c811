import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge } from '../judge.ts';
import { readNaming } from './key-chain.ts';

interface Vector {
  readonly name: string;
  /** The one key that is trusted from the start. */
  readonly vkey: string;
  readonly entries: readonly string[];
  readonly note: string;
  /** The steps that are false, and those that can't be told. */
  readonly fails: readonly string[];
  readonly unknown: readonly string[];
}
const file = new URL('../vectors/keys.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];

test('there are chains that hold, and forgeries', () => {
  expect(vectors.filter(({ fails }) => fails.length === 0)).toHaveLength(4);
  expect(vectors.filter(({ fails }) => fails.length > 0)).toHaveLength(7);
});

test.each(vectors)('$name', async ({ vkey, entries, note, fails, unknown }) => {
  const files = [vkey, note, ...entries].map((text) => new TextEncoder().encode(text));
  const { parts } = await judge(files);
  const steps = parts.flatMap((part) => part.steps);
  const named = (wanted: boolean | null): string[] => steps.filter(({ ok }) => ok === wanted).map(({ name }) => name);
  expect([named(false), named(null)]).toEqual([fails, unknown]);
  expect(named(true).includes('signature')).toBe(fails.length === 0);
});

test('other entries name no key', () => {
  expect(readNaming('{"v":1,"kind":"batch","time":1}')).toBe(null);
  expect(readNaming('{"v":1,"kind":"act","time":1,"act":"halt"}')).toBe(null);
  expect(readNaming('{"v":1,"kind":"act","time":1,"act":"key","keys":[7]}')).toBe(null);
  expect(readNaming('no JSON')).toBe(null);
  expect(readNaming('{"v":1,"kind":"act","act":"key"')).toBe(null);
});
