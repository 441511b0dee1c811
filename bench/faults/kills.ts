import { killDatabase } from '../../tests/faults/database/kill-database.ts';
import { canMakePostgres, openPostgresFolder } from '../../tests/faults/database/own-postgres.ts';
import { killRounds } from '../../tests/faults/kill-rounds.ts';
import { embeddedPlace, findPostgres, postgresPlace, type Place } from '../harness/place.ts';
import { spreadOf } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';

/** `KILLS` says how often each is killed. */
const rounds = Number(process.env['KILLS'] ?? 20);
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
const said = (faults: readonly string[]): string => (faults.length === 0 ? '0' : faults.join('; '));

/** Program and database are killed amid orders: what is lost or doubled, and how soon orders are placed again. */
export async function kills(): Promise<Finding[]> {
  const url = await findPostgres();
  const places = [await embeddedPlace(), ...(url === null ? [] : [await postgresPlace(url)])];
  const findings: Finding[] = [];
  for (const place of places) findings.push(...(await ofProgram(place)));
  if (canMakePostgres) findings.push(...(await ofDatabase()));
  return findings;
}

async function ofProgram(place: Place): Promise<Finding[]> {
  const what = `the program is killed ${rounds} times under 1,000 orders/s, ${place.kind}`;
  try {
    const report = await killRounds(place, { rounds, log: (line) => console.log(`  ${place.kind} ${line}`) });
    const { p50, p99, max } = spreadOf(report.readyMs);
    return [
      {
        what: `${what}: started again until an order is placed, p50 / p99`,
        value: `${seconds(p50)} / ${seconds(p99)} s`,
        aim: place.kind === 'postgres' ? '≤ 2 s' : '≤ 5 s',
        note: `up to ${seconds(max)} s`,
      },
      {
        what: `${what}: orders lost or doubled`,
        value: said(report.faults),
        aim: '0',
        note: `of ${report.acknowledged.toLocaleString('en')} that were answered; ${report.unknown} were cut off`,
      },
    ];
  } finally {
    await place.drop();
  }
}

async function ofDatabase(): Promise<Finding[]> {
  const what = `PostgreSQL is killed ${rounds} times under 500 orders/s`;
  const folder = await openPostgresFolder();
  try {
    const log = (line: string): void => console.log(`  database ${line}`);
    const report = await killDatabase(await folder.make('data'), { rounds, compareEvery: 10, log });
    const { p50, p99, max } = spreadOf(report.backMs);
    return [
      {
        what: `${what}: from the moment at which it takes connections until an order is placed, p50 / p99`,
        value: `${seconds(p50)} / ${seconds(p99)} s`,
        aim: '≤ 5 s',
        note: `up to ${seconds(max)} s`,
      },
      {
        what: `${what}: orders lost or doubled`,
        value: said(report.faults),
        aim: '0',
        note:
          `of ${report.placed.toLocaleString('en')} that were answered; ` +
          `${report.refused} refused for want of a price`,
      },
    ];
  } finally {
    await folder.close();
  }
}
