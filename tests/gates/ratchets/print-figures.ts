import { measure, readRatchets, shortened, tightened, writeRatchets, type Measured } from './ratchets.ts';
import { readAll } from '../source.ts';

/**
 * What the house measures, beside the bounds that the gate holds: `npm run measure`; with --tighten they become
 * today's.
 */
const now = measure(readAll());
if (process.argv.includes('--tighten')) writeRatchets(tightened(readRatchets(), now));
const { atMost, atLeast } = readRatchets();

function print(
  title: string,
  figures: Readonly<Record<string, Measured>>,
  bounds: Readonly<Record<string, number>>,
): void {
  console.log(title);
  for (const [name, { number, where }] of Object.entries(figures)) {
    const bound = String(bounds[name] ?? '').padStart(6);
    console.log(`  ${name.padEnd(32)} ${String(number).padStart(6)} ${bound}  ${shortened(where)}`);
  }
}
print('now, at most', now.atMost, atMost);
print('now, at least', now.atLeast, atLeast);
