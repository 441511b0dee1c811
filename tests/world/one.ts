import { schedule, seed } from './determined.ts';
import process from 'node:process';

/**
 * Lives through one world and says in a line of JSON what has come of it: `node tests/world/one.ts <seed> [minutes]`.
 */
const minutes = process.argv[3] === undefined ? undefined : Number(process.argv[3]);
// What it is made of is loaded only now, under the world's rule.
const { live, openRunner } = await import('./live.ts');
const ended = live(schedule, await openRunner(), { seed, minutes });
let isOver = false;
const over = (): void => {
  isOver = true;
};
ended.then(over, over);
await schedule.until(() => isOver, 24 * 3_600_000);
process.stdout.write(`${JSON.stringify(await ended)}\n`, () => process.exit(0));
