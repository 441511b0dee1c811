import { embeddedPlace, findPostgres, postgresPlace } from '../../bench/harness/place.ts';
import { spreadOf } from '../../bench/harness/statistics.ts';
import { killRounds } from './kill-rounds.ts';

/** By hand: `node tests/faults/kill.ts [rounds]`, on the embedded database and on PostgreSQL if one answers. */
const rounds = Number(process.argv[2] ?? 20);
const readyMaxMs = 5_000;
const postgres = await findPostgres();
const places = [await embeddedPlace(), ...(postgres === null ? [] : [await postgresPlace(postgres)])];
for (const place of places) {
  try {
    const report = await killRounds(place, { rounds, log: (line) => console.log(`${place.kind}, ${line}`) });
    const { p50, max } = spreadOf(report.readyMs);
    console.log(
      `${place.kind}: ${report.kills} kills, ${report.acknowledged} orders acknowledged, ` +
        `${report.unknown} unknown and resolved, ready again in ${Math.round(p50)} ms (worst ${Math.round(max)} ms)`,
    );
    console.log(
      report.faults.length === 0
        ? `${place.kind}: nothing lost, nothing doubled, money conserved`
        : report.faults.join('\n'),
    );
    if (report.faults.length > 0 || max > readyMaxMs) process.exitCode = 1;
  } finally {
    await place.drop();
  }
}
