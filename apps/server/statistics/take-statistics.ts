import type { CallAnswer } from '@candor/api-contract/index.ts';
import {
  alarmSigma,
  groupLeast,
  lossShareOf,
  sigmaBetween,
  statisticsDays,
  type Decided,
} from '@candor/core/fair/statistics.ts';
import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';
import { keepDoing } from '../market/timing.ts';
import type { Services } from '../services.ts';
import { advanceStatistics } from './advance-statistics.ts';

export type Statistics = NonNullable<CallAnswer<'GET /fair/statistics'>['statistics']>;
type Facts = Omit<Statistics, 'day' | 'takenAt'>;
type Query = Pick<Database, 'query'>;
interface Outcome {
  seconds: number;
  direction: 'up' | 'down';
  result: 'win' | 'lose' | 'tie' | 'void';
  orders: string;
}

const lookEveryMs = 600_000;

async function accountsOf(db: Query, from: number, to: number): Promise<Facts['accounts']> {
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

const countOf = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.reduce((sum, each) => sum + (each.result === result ? Number(each.orders) : 0), 0);

const decidedOf = (outcomes: readonly Outcome[], direction: Outcome['direction']): Decided => {
  const own = outcomes.filter((each) => each.direction === direction);
  return { wins: countOf(own, 'win'), losses: countOf(own, 'lose') };
};

const durationOf = (seconds: number, outcomes: readonly Outcome[]): Facts['fast']['durations'][number] => ({
  seconds,
  win: countOf(outcomes, 'win'),
  lose: countOf(outcomes, 'lose'),
  tie: countOf(outcomes, 'tie'),
  void: countOf(outcomes, 'void'),
});

async function fastOf(db: Query, from: number, to: number): Promise<Facts['fast']> {
  // Who has ended an order since is in no group of before, so a group is never said to be larger than it was.
  const outcomes = await db.query<Outcome>(
    `select seconds, direction, result, sum(orders) as orders from fast_outcome_tally
      where platform_day >= $1 and platform_day < $2 and seconds in (
        select seconds from fast_trader where platform_day >= $1 group by 1 having count(*) >= $3)
      group by 1, 2, 3`,
    [from, to, groupLeast],
  );
  const [up, down] = [decidedOf(outcomes, 'up'), decidedOf(outcomes, 'down')];
  const sigma = sigmaBetween(up, down);
  return {
    durations: [...Map.groupBy(outcomes, ({ seconds }) => seconds)]
      .sort(([a], [b]) => a - b)
      .map(([seconds, own]) => durationOf(seconds, own)),
    up,
    down,
    sigma: sigma.toFixed(2),
    alarm: Math.abs(sigma) > alarmSigma,
  };
}

async function marketOf(db: Query, from: number, to: number): Promise<Pick<Facts, 'halts' | 'faults' | 'voids'>> {
  const times = [platformDayStartOf(from), platformDayStartOf(to)];
  const [row] = await db.query<Record<'halts' | 'faults' | 'voids' | 'orders' | 'kept', string>>(
    `select (select count(*) from symbol_halt where started_at >= $1 and started_at < $2) as halts,
       (select count(*) from feed_fault where from_time >= $1 and from_time < $2) as faults,
       count(*) as voids, coalesce(sum(orders), 0) as orders, coalesce(sum(kept_wins), 0) as kept
       from symbol_void where time >= $1 and time < $2`,
    times,
  );
  const { halts = 0, faults = 0, voids = 0, orders = 0, kept = 0 } = row ?? {};
  return {
    halts: Number(halts),
    faults: Number(faults),
    voids: { decided: Number(voids), lostGivenBack: Number(orders), winsKept: Number(kept) },
  };
}

/**
 * Takes the statistics of the ninety platform days before this one, unless they are taken; they are in the public log
 * with the transaction that keeps them. @returns whether they were taken now
 */
export async function takeStatistics({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const [patient, now] = [db.patient, clock.now()];
  await advanceStatistics(patient);
  const [to, from] = [platformDay(now), platformDay(now) - statisticsDays];
  if ((await patient.query('select 1 from daily_statistics where day >= $1', [to])).length > 0) return false;
  const facts: Facts = {
    days: statisticsDays,
    accounts: await accountsOf(patient, from, to),
    fast: await fastOf(patient, from, to),
    ...(await marketOf(patient, from, to)),
  };
  await patient.query(
    'insert into daily_statistics (day, taken_at, facts) values ($1, $2, $3) on conflict do nothing',
    [to, now, JSON.stringify(facts)],
  );
  return true;
}

/** @returns a stop, which waits for what is under way */
export function keepTakingStatistics(services: Pick<Services, 'db' | 'clock' | 'every' | 'log'>): () => Promise<void> {
  const { every, log } = services;
  const take = (): Promise<boolean> => takeStatistics(services);
  return keepDoing(every, lookEveryMs, take, (error) => log.warn({ err: error }, 'statistics were not taken')).stop;
}
