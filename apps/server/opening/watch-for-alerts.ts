import { bookParts } from '@candor/api-contract/calls/fair.ts';
import type { Engine } from '../engine/engine.ts';
import { dueNow } from '../features/operators/agents/due-days.ts';
import { reserveUse } from '../features/operators/risk/reserve-use.ts';
import { keepDoing } from '../market/timing.ts';
import type { Seen } from '../pager/conditions.ts';
import { deliverDue } from '../pager/deliver.ts';
import { queueAges } from '../pager/waiting.ts';
import { openWatch } from '../pager/watch.ts';
import { measureReadiness } from '../running/readiness.ts';
import type { Services } from '../services.ts';

type Parts = Services & { readonly engine: Engine };

const lookEveryMs = 5_000;
/** Of those beyond it nobody is told one by one. */
const unknownMost = 20;
/** Those behind them are told as these are paid. */
const dueMost = 200;
/** They have causes of their own. */
const ownCauses: ReadonlySet<string> = new Set(['feed', 'books']);

const dueSql = `select order_no as "orderNo", deadline::float8 as deadline, (count(*) over ())::int as open
  from withdrawal d where finished_at is null order by deadline, order_no limit ${dueMost}`;
const unknownSql = `select order_no from withdrawal where finished_at is null and status = 'unknown'
  order by requested_at, order_no limit ${unknownMost}`;

/** What the server knows of itself now. */
async function see(services: Parts, lastCommitAt: () => number, startedAt: number): Promise<Seen> {
  const { db, clock, engine, market, books, symbols, readiness, chainReadAt } = services;
  const checks = readiness;
  const { reasons } = measureReadiness({ clock, engine, market, lastCommitAt, checks });
  const faultOf = (part: string): string => checks.find(({ name }) => name === part)?.fault() ?? part;
  const [due, unknown, queues, commissions] = await Promise.all([
    db.query<{ orderNo: string; deadline: number; open: number }>(dueSql),
    db.query<{ order_no: string }>(unknownSql),
    queueAges(db),
    dueNow(db),
  ]);
  const { faults } = books.report;
  return {
    now: clock.now(),
    due: { open: due[0]?.open ?? 0, nearest: due },
    queues,
    commissions,
    unknown: unknown.map(({ order_no }) => order_no),
    uses: engine.ready ? engine.answer(reserveUse, { symbols }) : [],
    marks: symbols
      .filter((symbol) => !market.paused(symbol))
      .map((symbol) => ({ symbol, at: market.latest(symbol)?.time ?? null })),
    startedAt,
    books: bookParts.flatMap((part) => (faults[part].length === 0 ? [] : [{ part, places: faults[part].length }])),
    notReady: reasons.filter((part) => !ownCauses.has(part)).map((part) => ({ part, fault: faultOf(part) })),
    chainReadAt: chainReadAt(),
  };
}

/** Looks from now on for what operators have to know of, and tells them by their channels. @returns a stop */
export function watchForAlerts(services: Parts, lastCommitAt: () => number): () => Promise<void> {
  const { db, clock, every, log, settings } = services;
  const startedAt = clock.now();
  const look = openWatch({ db, clock, see: () => see(services, lastCommitAt, startedAt) });
  const parts = { ...services, inside: settings.ALERTS_INSIDE, publicUrl: settings.PUBLIC_URL?.replace(/\/$/, '') };
  const watching = keepDoing(every, lookEveryMs, look, (error) =>
    log.warn({ err: error }, 'alerts were not looked for'),
  );
  const telling = keepDoing(
    every,
    lookEveryMs,
    () => deliverDue(parts),
    (error) => log.warn({ err: error }, 'alerts were not sent'),
  );
  return async () => {
    await Promise.all([watching.stop(), telling.stop()]);
  };
}
