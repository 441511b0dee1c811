import { amount } from '@candor/core/money/amount.ts';
import type { Database } from '../../../db/database.ts';
import { platformDaySql } from '../../../clock/platform-day-sql.ts';
import type { Engine } from '../../../engine/engine.ts';
import { lastWholeDay, nowWritten } from '../../../clock/last-whole-day.ts';
import { keepDoing, type Every } from '../../../market/timing.ts';
import type { Services } from '../../../services.ts';
import { countDay, type RulesOfDays } from './count-day.ts';
import { dueDays } from './due-days.ts';

type PayingServices = Pick<Services, 'db' | 'clock' | 'rules' | 'rulesInForce' | 'log'> & {
  readonly engine: Pick<Engine, 'ready' | 'submit' | 'settled'>;
};

const lookEveryMs = 60_000;

/** The last platform day that is counted, or the one before there was any agent; null while there is none. */
const reachSql = `select coalesce((select platform_day from agent_days_until),
  (select ${platformDaySql('min(since)')} - 1 from agent))::float8 as day`;

/** Counts each platform day that is over, once, from that of the first agent on. */
export async function countDays(db: Pick<Database, 'query' | 'batch'>, now: number, rules: RulesOfDays): Promise<void> {
  const [reach] = await db.query<{ day: number | null }>(reachSql);
  if (reach === undefined || reach.day === null) return;
  const last = lastWholeDay(now);
  for (let day = reach.day + 1; day <= last; day += 1) {
    await db.batch([
      ...(await countDay(db, day, rules)),
      {
        sql: `insert into agent_days_until (platform_day) values ($1)
          on conflict (id) do update set platform_day = excluded.platform_day`,
        params: [day],
      },
    ]);
  }
}

/** Pays what is due, of each agent the oldest day first. Whose day is refused waits, and nobody else with them. */
async function payDue({ db, engine, log }: PayingServices): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const due = (await dueDays(db)).filter(({ agent, day }) => !tried.has(`${agent} ${day}`));
    if (due.length === 0) return;
    for (const { agent, day, fees, commission } of due) {
      tried.add(`${agent} ${day}`);
      const counted = { userId: agent, day, fees: amount(BigInt(fees)), commission: amount(BigInt(commission)) };
      const paid = await engine.submit({ kind: 'pay-commission', ...counted });
      if (!paid.ok && paid.refusal === 'commission-differs')
        log.error({ agent, day, commission }, 'a commission is not what was counted');
    }
  }
}

/**
 * Counts and pays, and whatever came due while nothing ran. What is paid is written with its journal, so a start goes
 * on where another has ended. @returns a stop, which waits for what is under way
 */
export function keepPayingCommissions(services: PayingServices, every: Every): () => Promise<void> {
  const { db, engine, rules, rulesInForce, log } = services;
  const work = async (): Promise<void> => {
    if (!engine.ready) return;
    const now = await nowWritten(services);
    await countDays(db.patient, now, { pairs: rules.spot.pairs, versions: rulesInForce.versions });
    await payDue(services);
  };
  return keepDoing(every, lookEveryMs, work, (error) => log.warn({ err: error }, 'commissions wait')).stop;
}
