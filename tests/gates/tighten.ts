import { measure, readRatchets, tightened, writeRatchets } from './ratchets.ts';
import { readAll } from './source.ts';

/** Lowers the ratchets to today's numbers: `npm run check -- --tighten`. */
const now = measure(readAll());
writeRatchets(tightened(readRatchets(), now));
for (const [name, { number, where }] of Object.entries(now)) console.log(`${name}: ${number}${where === '' ? '' : ` (${where})`}`);
