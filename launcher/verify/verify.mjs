import { readFileSync } from 'node:fs';
import process from 'node:process';
import { judge, judgementOf } from '../../packages/verifier/index.ts';
import { pricesOfServer } from './prices.mjs';
import { sourcesOfServer } from './sources.ts';
import { statisticsOfServer } from './statistics.ts';

/**
 * Prints what the verifier finds in files, in the prices of a server or in its statistics; the exit status is the
 * verdict.
 *
 * @param {string[]} files or the address of a server and symbols
 */
async function main(files) {
  if (files.length === 0) {
    process.stderr.write(
      'usage: npm run verify -- <file> …\n' +
        '       npm run verify -- <address of a server> [symbol …]: the simulated prices of the last day\n' +
        '       npm run verify -- <address of a server> statistics: what its public log gives of the statistics\n' +
        '       npm run verify -- <address of a server> sources [symbol …]: what its last real prices were made of\n' +
        'a bundle; receipts with stretches of the tape; liabilities; a proof with its entry;\n' +
        'checkpoints with a key and a proof of consistency or tiles\n' +
        '0: all agrees, 1: something differs, 2: it can not be told\n',
    );
    return 2;
  }
  const { verdict, parts } = await judgementOn(files);
  for (const { subject, steps } of parts) {
    const [worst = true] = [false, null].filter((ok) => steps.some((step) => step.ok === ok));
    process.stdout.write(`${marks.get(worst)} ${subject}\n`);
    for (const { name, ok, stated, found } of steps)
      process.stdout.write(`  ${marks.get(ok)} ${name}: ${ok === true ? found : `stated ${stated}, found ${found}`}\n`);
  }
  process.stdout.write(`${said[verdict]}\n`);
  return { right: 0, false: 1, unknown: 2 }[verdict];
}

/** @param {string[]} files as {@link main} gets them */
async function judgementOn([first = '', ...more]) {
  if (!/^https?:\/\//.test(first)) return judge([first, ...more].map((file) => new Uint8Array(readFileSync(file))));
  if (more[0] === 'statistics') return judgementOf(await statisticsOfServer(first));
  if (more[0] === 'sources') return judgementOf(await sourcesOfServer(first, more.slice(1)));
  return judgementOf(await pricesOfServer(first, more));
}

const marks = new Map([
  [true, 'right  '],
  [false, 'FALSE  '],
  [null, 'unknown'],
]);
const said = {
  right: 'RIGHT: everything agrees',
  false: 'FALSE: something differs',
  unknown: 'UNKNOWN: nothing differs, and something could not be told',
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
