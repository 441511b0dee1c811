import type { Part } from '../../packages/verifier/bundle.ts';
import { LogTally, type StatedFacts } from './log-tally.ts';
import { checkpointOf, fetchText, readBack, readSteps } from './read-log.ts';

const platformDayMs = 86_400_000;
const startOf = (day: number): number => day * platformDayMs - 3_600_000;

/**
 * Adds up from the public log of a server what it alone gives of the public statistics, and compares it with the entry
 * that was taken last and with what the server answers.
 */
export async function statisticsOfServer(address: string): Promise<Part[]> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const checkpoint = await checkpointOf(base);
  const answer = JSON.parse(await fetchText(base, 'fair/statistics')) as { data: { statistics: StatedFacts | null } };
  const shown = answer.data.statistics;
  if (shown === null) throw new Error('no statistics have been taken there');
  if (shown.version !== 2) throw new Error(`the statistics there are of version ${shown.version}`);
  const tally = new LogTally(shown);
  // What a day before began may matter: the first minutes of symbols, the halts that ended later.
  const until = startOf(shown.day - shown.days - 1);
  const read = await readBack(base, checkpoint.size, (entries) => {
    tally.add(entries);
    return entries.some(({ time }) => time >= until);
  });
  const steps = [...(await readSteps(base, checkpoint, read)), ...tally.findings()];
  return [{ subject: `statistics ${shown.day}`, steps }];
}
