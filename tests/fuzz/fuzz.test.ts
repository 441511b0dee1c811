import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { corpusOf } from './corpus.ts';
import { fuzz, replay, type Target } from './fuzz.ts';
import { Reached } from './reached.ts';
import { openDoors } from './test-doors.ts';
import { targets } from './targets/all.ts';

/** Of each target; FUZZ_RUNS tries more. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 200);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
vi.setConfig({ testTimeout: 120_000 + runs * 20 });

let reached: Reached;
beforeAll(() => {
  reached = new Reached();
});
afterAll(() => reached.close());

const failuresOf = async (target: Target, corpus: readonly string[]): Promise<string[]> => {
  const { failures } = await fuzz(target, corpus, { reached, seed, isOver: (tried) => tried >= runs });
  return failures.map(({ input, error }) => `${JSON.stringify(input)}: ${error}`);
};

test.each(targets.map((target) => [target.name, target] as const))(
  'what is known to lead far in %s is read as promised, and what is a little different',
  async (name, target) => {
    expect(await replay(target, corpusOf(name))).toEqual([]);
    expect(await failuresOf(target, corpusOf(name))).toEqual([]);
  },
);

test('what only those find who see where their tries lead is found', async () => {
  const doors: Target = { name: 'doors', seeds: [''], words: ['f', 'o', 'u', 'n', 'd', '!'], read: openDoors };
  const own = new Reached(/\/tests\/fuzz\/test-doors/);
  const { failures, kept } = await fuzz(doors, [], { reached: own, seed, isOver: (tried) => tried >= 6_000 });
  own.close();
  expect(failures.map(({ input }) => input.slice(0, 6))).toEqual(['found!']);
  expect(kept.length).toBeGreaterThan(2);
});
