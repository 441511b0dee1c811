import type { Part } from '../../packages/verifier/bundle.ts';
import { same } from '../../packages/verifier/log/merkle.ts';
import type { Step } from '../../packages/verifier/text.ts';
import { LogTally, type StatedFacts } from './log-tally.ts';
import { checkpointOf, fetchText, readBack, rootOf } from './read-log.ts';

const platformDayMs = 86_400_000;
const startOf = (day: number): number => day * platformDayMs - 3_600_000;

/**
 * Adds up from the public log of a server what it alone gives of the public statistics, and compares it with the entry
 * that was taken last and with what the server answers. The key of the log is the server's own: who has it from
 * elsewhere compares it with `getConfig.log`.
 */
export async function statisticsOfServer(address: string): Promise<Part[]> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const { size, root, isSigned } = await checkpointOf(base);
  const answer = JSON.parse(await fetchText(base, 'fair/statistics')) as { data: { statistics: StatedFacts | null } };
  const shown = answer.data.statistics;
  if (shown === null) throw new Error('no statistics have been taken there');
  if (shown.version !== 2) throw new Error(`the statistics there are of version ${shown.version}`);
  const tally = new LogTally(shown);
  // What a day before began may matter: the first minutes of symbols, the halts that ended later.
  const until = startOf(shown.day - shown.days - 1);
  const read = await readBack(base, size, (entries) => {
    tally.add(entries);
    return entries.some(({ time }) => time >= until);
  });
  const found = await rootOf(base, size, read);
  const inLog: Step = {
    name: 'root',
    ok: found !== undefined && same(found, root),
    stated: `${size} entries`,
    found: `${size} entries`,
  };
  const signature: Step = { name: 'signature', ok: isSigned, stated: 'signed', found: isSigned ? 'signed' : 'not' };
  return [{ subject: `statistics ${shown.day}`, steps: [signature, inLog, ...tally.findings()] }];
}
