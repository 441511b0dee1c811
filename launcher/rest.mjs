import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { root } from './folders.mjs';
import { say } from './say.mjs';
import { runTests } from './tests.mjs';

/** @typedef {{ name: string, kind: 'tests' | 'journeys', args: string[], places: string[] }} Part */

/** The journeys beyond the sample are dealt into so many parts. */
const hands = 8;

/** What `npm test` leaves out, in parts of some minutes each. @type {readonly Part[]} */
export const parts = [
  { name: 'every seed', kind: 'tests', args: ['--project=simulator', '--project=world'], places: [] },
  { name: 'every field', kind: 'tests', args: ['--project=server'], places: ['http/nasty', 'db/upgrade'] },
  {
    name: 'faults and tampering',
    kind: 'tests',
    args: ['--project=faults', '--project=tamper', '--maxWorkers=3'],
    places: [],
  },
  ...Array.from({ length: hands }, (_, i) => ({
    name: `journeys ${i + 1} of ${hands}`,
    kind: /** @type {const} */ ('journeys'),
    args: [],
    places: [`--shard=${i + 1}/${hands}`],
  })),
];

/** All parts, for each number of commits with another one first. @param {number} commits @returns {Part[]} */
export const inTurn = (commits) => {
  const first = commits % parts.length;
  return [...parts.slice(first), ...parts.slice(0, first)];
};

function countCommits() {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }));
  } catch {
    return 0;
  }
}

/**
 * Runs what `npm test` leaves out, part by part, and begins none once the time is over; says which it has not tried.
 * @param {string} node @param {import('./tests.mjs').Tally} tally @param {number} minutes
 */
export async function testRest(node, tally, minutes) {
  process.env.TEST_EFFORT = 'rest';
  const end = performance.now() + minutes * 60_000;
  const left = inTurn(countCommits());
  for (let part = left[0]; part !== undefined && performance.now() < end; part = left[0]) {
    say(`testing ${part.name}`);
    await runTests(node, part.kind, tally, part.args, { places: part.places });
    left.shift();
  }
  if (left.length > 0) say(`no time for ${left.map(({ name }) => name).join(', ')}`);
}
