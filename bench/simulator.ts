import { simulate } from '../tests/simulator/simulate.ts';
import type { Finding } from './report.ts';

const seeds = 5;
const commandsPerSeed = 40_000;

/** Commands a second of the seeded simulator, which checks every invariant after every one. */
export async function simulator(): Promise<Finding[]> {
  simulate(0, 5_000);
  const start = performance.now();
  for (let seed = 1; seed <= seeds; seed += 1) simulate(seed, commandsPerSeed);
  const perSecond = (seeds * commandsPerSeed) / ((performance.now() - start) / 1000);
  return [
    {
      what: 'simulated commands, everything checked after each',
      value: `${Math.round(perSecond).toLocaleString('en')}/s`,
      note: `${seeds} seeds of ${commandsPerSeed.toLocaleString('en')}`,
    },
  ];
}
