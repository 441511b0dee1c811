import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import { queueAges } from '../../../pager/waiting.ts';
import type { ConsoleServices } from '../console-services.ts';
import { comparedDays, figuresOf } from './figures.ts';

type Overview = CallAnswer<'GET /operator/overview'>;
const alertsShown = 8;
const alertsSql = `select id, cause, subject, raised_at as "raisedAt" from pager_alert
  where resolved_at is null and acknowledged_at is null order by raised_at desc limit ${alertsShown}`;
const untilSql = 'select time from journal where id = (select journal_id from business_until)';

/** How business and all parts are, in one answer. */
export function registerOverview(http: Http, services: ConsoleServices): void {
  const { db, clock } = services;
  route(http, 'GET /operator/overview', async () => {
    const time = clock.now();
    const [days, queues, alerts, until] = await Promise.all([
      comparedDays(services, time),
      queueAges(db),
      db.query<{ id: string; cause: string; subject: string; raisedAt: string }>(alertsSql),
      db.query<{ time: string }>(untilSql),
    ]);
    return ok({
      time,
      countedUntil: until[0] === undefined ? null : Number(until[0].time),
      ...days,
      queues,
      ...partsOf(services),
      alerts: alerts.map((alert) => ({ ...alert, raisedAt: Number(alert.raisedAt) })),
    });
  });
  route(http, 'GET /operator/overview/figures', async ({ query }) => ok(await figuresOf(services, query, clock.now())));
}

/** Feed, chain, log and witnesses, as this process knows them. */
function partsOf({
  market,
  symbols,
  markOf,
  feedInfo,
  chainReadAt,
  publicLog: { signed, cosigners },
}: ConsoleServices): Pick<Overview, 'feed' | 'chain' | 'log' | 'witnesses'> {
  const newest = symbols.reduce((at, symbol) => Math.max(at, markOf(symbol)?.time ?? 0), 0);
  const readAt = chainReadAt();
  return {
    feed: {
      name: feedInfo.name,
      symbols: symbols.length,
      halted: symbols.filter(market.halted).length,
      markAt: newest === 0 ? null : newest,
    },
    chain: readAt === undefined ? null : { readAt },
    log: signed === null ? null : { size: signed.size, signedAt: signed.at },
    witnesses: cosigners.map(({ name, at }) => ({ name, at })),
  };
}
