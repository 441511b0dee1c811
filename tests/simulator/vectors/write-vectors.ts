import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { chooseReceipts } from './choose-receipts.ts';
import { forgeReceipts } from './forge-receipts.ts';

/** By hand, when there is a new kind of receipt: `node tests/simulator/vectors/write-vectors.ts`. */
const folder = new URL('../../../packages/verifier/vectors/', import.meta.url);
const chosen = chooseReceipts(
  Array.from({ length: 40 }, (_, i) => 1_000 + i),
  20_000,
);
const write = (file: string, all: readonly object[]): void =>
  writeFileSync(new URL(file, folder), `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
write(
  'receipts.json',
  chosen.map(({ vector }) => vector),
);
write('forgeries.json', forgeReceipts(chosen));
process.stdout.write(`${chosen.length} receipts\n`);
