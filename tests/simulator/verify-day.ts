import process from 'node:process';
import { verifyBundle, type Bundle } from '@candor/verifier/bundle.ts';
import { FollowReceipts } from './follow-receipts.ts';
import { simulate } from './simulate.ts';

/**
 * By hand: `node tests/simulator/verify-day.ts [receipts] [first seed]` trades at random until there are so many
 * receipts, and lets the verifier alone recompute all of them.
 */
const [wanted = 10_000, firstSeed = 1] = process.argv.slice(2).map(Number);
const commandsAtOnce = 100_000;
const counts: Record<string, number> = {};
let [receipts, wrong] = [0, 0];
const began = performance.now();
for (let seed = firstSeed; receipts < wanted; seed += 1) {
  const followed = new FollowReceipts();
  simulate(seed, commandsAtOnce, 'paper', () => [followed]);
  const tapes = followed.tapes();
  for (const [userId, own] of Map.groupBy(followed.receipts, (one) => one.userId)) {
    const statement = followed.statement.filter((one) => one.userId === userId);
    const span = { userId, from: 0, to: 0, madeAt: 0 };
    const bundle: Bundle = { span, receipts: own, statement, tapes, acknowledgements: [], others: 0, end: null };
    for (const { subject, steps } of verifyBundle(bundle)) {
      const isRight = steps.every(({ name, ok }) => ok === true || name === 'whole');
      const kind = subject.split(' ')[0] ?? '';
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (!isRight) process.stdout.write(`${subject} ${JSON.stringify(steps)}\n`);
      if (!isRight) wrong += 1;
    }
  }
  receipts += followed.receipts.length;
}
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
process.stdout.write(`${receipts} receipts in ${seconds} s, ${wrong} not recomputed: ${JSON.stringify(counts)}\n`);
