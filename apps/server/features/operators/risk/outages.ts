import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { outageMaxMs, outageWindows, type OutageWindow } from '../proposals/effects/voids/void-outage.ts';

type Outage = CallAnswer<'GET /operator/outages'>[number];
type OutageSymbol = CallAnswer<'GET /operator/outage'>[number];
interface Row {
  readonly from_time: string;
  readonly to_time: string;
  readonly symbols: string;
  readonly faults: string;
  readonly kinds: string[];
}

/** Faults that begin sooner after the end of those before are of the same outage. */
const togetherMs = 60_000;
const shownDays = 30;
const shownMost = 50;

/** Faults of all symbols that lie together, the newest first. $1: since when, $2: how close */
const outagesSql = `with known as (
    select *, max(to_time) over (order by from_time, id rows between unbounded preceding and 1 preceding) as before
      from feed_fault where to_time >= $1),
  turns as (
    select *, sum(case when before is null or from_time > before + $2 then 1 else 0 end)
      over (order by from_time, id) as turn from known)
  select min(from_time) as from_time, max(to_time) as to_time, count(distinct symbol) as symbols, count(*) as faults,
    array_agg(distinct kind) as kinds from turns group by turn order by 1 desc limit ${shownMost}`;

const present = (row: Row): Outage => ({
  from: Number(row.from_time),
  to: Number(row.to_time),
  symbols: Number(row.symbols),
  faults: Number(row.faults),
  kinds: row.kinds,
});

/** What its void would give back of each symbol; a symbol whose orders it has not touched stands there with nothing. */
function bySymbol(windows: readonly OutageWindow[]): OutageSymbol[] {
  return [...Map.groupBy(windows, ({ symbol }) => symbol)].map(([symbol, of]) => {
    const touched = of.flatMap((window) => window.touched);
    const lost = touched.filter(({ result }) => result === 'lose');
    const stakes = lost.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
    return {
      symbol,
      windows: of.map(({ from, to }) => ({ from, to })),
      orders: lost.length,
      stakes: formatAmount(amount(stakes), 'USDT'),
      keptWins: touched.length - lost.length,
    };
  });
}

/** Outages as the recorded faults of all symbols make them, and what the void of one comes to. */
export function registerOutages(http: Http, { db, clock }: ConsoleServices): void {
  route(http, 'GET /operator/outages', async () => {
    const rows = await db.query<Row>(outagesSql, [clock.now() - shownDays * dayMs, togetherMs]);
    return ok(rows.map(present));
  });
  route(http, 'GET /operator/outage', async ({ query }: { query: CallParsed<'GET /operator/outage'>['query'] }) => {
    if (query.from >= query.to || query.to - query.from > outageMaxMs)
      return refused('range-invalid', { field: 'from' });
    return ok(bySymbol(await outageWindows(db, query)));
  });
}
