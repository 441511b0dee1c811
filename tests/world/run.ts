import { randomInt } from 'node:crypto';
import process from 'node:process';
import { outcomeOf, type Outcome } from './outcome.ts';
import { findPlanted } from './planted.ts';

/**
 * `npm run world`: fresh seeds for WORLD_MINUTES (15); `npm run world -- <seed> [minutes]`: that one, twice, which has
 * to come out the same; `npm run world -- --planted [name]`: how soon planted bugs are found.
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const atOnce = 2;
const hourMs = 3_600_000;

function tell({ seed, faults, simulatedMs, realMs, done, sent, unknown, starts, troubles }: Outcome): void {
  const met = Object.entries(troubles).map(([kind, count]) => `${count} ${kind}`);
  say(
    `seed ${seed}: ${(simulatedMs / 60_000).toFixed(1)} min in ${(realMs / 1_000).toFixed(1)} s, ` +
      `${sent} commands sent, ${done} done, ${unknown} unknown, ${starts} processes; ` +
      `${met.join(', ')}${faults.length > 0 ? '; FAULTS' : ''}`,
  );
  for (const fault of faults) say(`  ${fault}`);
}

async function replay(seed: number, minutes: number | undefined): Promise<boolean> {
  const [first, second] = [await outcomeOf(seed, minutes), await outcomeOf(seed, minutes)];
  tell(first);
  const isSame = first.digest !== '' && first.digest === second.digest;
  say(isSame ? `the same twice: ${first.digest}` : `NOT the same twice: ${first.digest}, then ${second.digest}`);
  return isSame && first.faults.length === 0;
}

async function explore(forMs: number): Promise<boolean> {
  const end = performance.now() + forMs;
  const outcomes: Outcome[] = [];
  const line = async (): Promise<void> => {
    while (performance.now() < end) {
      const outcome = await outcomeOf(randomInt(1, 2 ** 31));
      outcomes.push(outcome);
      tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  const sum = (of: (one: Outcome) => number): number => outcomes.reduce((all, one) => all + of(one), 0);
  const failed = outcomes.filter(({ faults }) => faults.length > 0).map(({ seed }) => seed);
  const perSecond = sum(({ sent }) => sent) / (sum(({ realMs }) => realMs) / 1_000);
  say(
    `${outcomes.length} seeds, ${(sum(({ simulatedMs }) => simulatedMs) / hourMs).toFixed(2)} simulated hours, ` +
      `${sum(({ sent }) => sent)} commands, ${perSecond.toFixed(0)}/s in each process; ` +
      (failed.length === 0 ? 'no fault' : `faults in seeds ${failed.join(', ')}`),
  );
  return failed.length === 0;
}

const [first, second] = process.argv.slice(2);
const minutes = second === undefined ? undefined : Number(second);
const run = (): Promise<boolean> => {
  if (first === '--planted') return findPlanted(say, second);
  return first === undefined
    ? explore(Number(process.env['WORLD_MINUTES'] ?? 15) * 60_000)
    : replay(Number(first), minutes);
};
process.exitCode = (await run()) ? 0 : 1;
