import { randomInt } from 'node:crypto';
import process from 'node:process';
import { corpusOf, keep } from './corpus.ts';
import { fuzz, type Target } from './fuzz.ts';
import { Reached } from './reached.ts';
import { targets } from './targets/all.ts';

/** `npm run fuzz [-- <target>]`: for FUZZ_SECONDS (60) each; what leads further is kept in the corpus. */
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const forMs = Number(process.env['FUZZ_SECONDS'] ?? 60) * 1_000;
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(1, 2 ** 31));

async function tryOut(target: Target, reached: Reached): Promise<boolean> {
  const end = performance.now() + forMs;
  const known = corpusOf(target.name);
  const { runs, kept, failures } = await fuzz(target, known, { reached, seed, isOver: () => performance.now() > end });
  keep(target.name, kept);
  say(`${target.name}, seed ${seed}: ${runs} inputs, ${kept.length} of them lead further, ${failures.length} failures`);
  for (const { input, error } of failures) say(`  ${JSON.stringify(input)}\n  ${error}`);
  return failures.length === 0;
}

const [only] = process.argv.slice(2);
const reached = new Reached();
let isSound = true;
for (const target of targets)
  if (only === undefined || target.name === only) isSound = (await tryOut(target, reached)) && isSound;
reached.close();
process.exitCode = isSound ? 0 : 1;
