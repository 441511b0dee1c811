import { groupLeast, lossShareOf, statisticsDays, statisticsVersion } from '@candor/core/fair/statistics.ts';
import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { keepDoing } from '../market/timing.ts';
import type { Services } from '../services.ts';
import { advanceStatistics } from './advance-statistics.ts';
import { countLog } from './count-log.ts';
import { sourceCounter } from './count-sources.ts';
import { decidedAfterMs, decideVoids } from './decide-voids.ts';
import { countsOf } from './facts-of-counts.ts';
import { fastOf } from './facts-of-fast.ts';
import { loggedOf } from './facts-of-log.ts';
import { marketOf } from './facts-of-market.ts';
import type { Days, Facts, Query } from './facts.ts';

const lookEveryMs = 600_000;

async function accountsOf(db: Query, { from, to }: Days): Promise<Facts['accounts']> {
  const [row] = await db.query<{ traded: string; lost: string }>(
    `select count(*) as traded, count(*) filter (where net < 0) as lost from (
       select sum(net) as net from trading_result
        where platform_day >= $1 and platform_day < $2 group by user_id) each`,
    [from, to],
  );
  const [traded, lost] = [Number(row?.traded ?? 0), Number(row?.lost ?? 0)];
  const enough = traded >= groupLeast;
  return { traded: enough ? traded : null, lost: enough ? lost : null, lossShare: lossShareOf(traded, lost) };
}

/** Adds up what has happened since the last time. */
async function count(db: Query, now: number): Promise<void> {
  await advanceStatistics(db, now);
  await decideVoids(db, now);
  await countLog(db, now);
}

/**
 * Takes the statistics of the ninety platform days before this one, unless they are taken, or the last void orders of
 * the day that ended can't be judged yet; they are in the public log with the transaction that keeps them.
 * @returns whether they were taken now
 */
export async function takeStatistics({ db, reads, clock }: Pick<Services, 'db' | 'reads' | 'clock'>): Promise<boolean> {
  const [patient, now] = [db.patient, clock.now()];
  await count(patient, now);
  const to = platformDay(now);
  const days = { from: to - statisticsDays, to };
  if (now < platformDayStartOf(to) + decidedAfterMs) return false;
  if ((await patient.query('select 1 from daily_statistics where day >= $1', [to])).length > 0) return false;
  const facts: Facts = {
    version: statisticsVersion,
    days: statisticsDays,
    accounts: await accountsOf(reads.patient, days),
    fast: await fastOf(reads.patient, days),
    ...(await marketOf(reads.patient, days)),
    counted: await countsOf(reads.patient, days),
    logged: await loggedOf(reads.patient, days),
  };
  await patient.query(
    'insert into daily_statistics (day, taken_at, facts) values ($1, $2, $3) on conflict do nothing',
    [to, now, JSON.stringify(facts)],
  );
  return true;
}

/** @returns a stop, which waits for what is under way */
export function keepTakingStatistics(
  services: Pick<Services, 'db' | 'reads' | 'clock' | 'every' | 'log' | 'market'>,
): () => Promise<void> {
  const { every, log, db, clock, market } = services;
  const countSources = sourceCounter(market.sources);
  const take = async (): Promise<void> => {
    await countSources(db.patient, clock.now() - lookEveryMs);
    await takeStatistics(services);
  };
  return keepDoing(every, lookEveryMs, take, (error) => log.warn({ err: error }, 'statistics were not taken')).stop;
}
