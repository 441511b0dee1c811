import { dayMs } from '@candor/core/platform-day.ts';
import type { Database } from '../../db/database.ts';
import { stretchesOf } from './bundle/needed-minutes.ts';

const minuteMs = 60_000;
/** So few that nobody waits behind one step. */
const receiptsAtOnce = 500;
/** By then the marks after a receipt's last one are stored. */
const restsAfterMs = 600_000;
/** The verifier asks for two stretches as one where less lies between them. */
const togetherMs = 300_000;
/** The longest that a mark may come after the moment in question. */
const afterMs = 5_000;

type Query = Pick<Database, 'query' | 'batch'>;

/** What a receipt rests on, with the stored minutes before and after it: they show that a mark was the first. */
const keepSql = `insert into tape_kept (symbol, minute)
  select distinct symbol, c.minute
    from unnest($1::text[], $2::bigint[], $3::bigint[]) as rest (symbol, first, last), lateral (
      select minute from tape_chunk t where t.symbol = rest.symbol and minute between first and last
      union all select max(minute) from tape_chunk t where t.symbol = rest.symbol and minute < first
      union all select min(minute) from tape_chunk t where t.symbol = rest.symbol and minute > last) c
   where c.minute is not null
  on conflict do nothing`;

const isSwept = `minute >= (select minute from tape_swept) and minute < $1
  and not exists (select from tape_kept k where k.symbol = swept.symbol and k.minute = swept.minute)`;

/**
 * Forgets the minutes of the tape that are older than they are kept; those on which a receipt rests stay for good.
 * @param keepDays at least 30
 */
export async function sweepTape(db: Query, now: number, keepDays: number): Promise<void> {
  while (await keepNext(db, now)) continue;
  const [newest] = await db.query<{ minute: string | null }>('select max(minute) as minute from tape_chunk');
  const limit = Math.min(now, Number(newest?.minute ?? 0)) - keepDays * dayMs;
  if (limit <= 0) return;
  const params = [limit];
  await db.batch([
    { sql: `delete from tape_quotes swept where ${isSwept}`, params },
    { sql: `delete from tape_chunk swept where ${isSwept}`, params },
    { sql: 'update tape_swept set minute = greatest(minute, $1)', params },
  ]);
}

/** Notes what the next receipts rest on. @returns whether there are more */
async function keepNext(db: Query, now: number): Promise<boolean> {
  const receipts = await db.query<{ leaf: string; content: string }>(
    `select leaf, content from receipt where leaf > (select leaf from tape_swept) and time <= $1
      order by leaf limit ${receiptsAtOnce}`,
    [now - restsAfterMs],
  );
  const last = receipts.at(-1);
  if (last === undefined) return false;
  const rests = receipts.flatMap(({ content }) => minutesOf(content));
  const columns = [
    rests.map(({ symbol }) => symbol),
    rests.map(({ first }) => first),
    rests.map(({ last: end }) => end),
  ];
  await db.batch([
    { sql: keepSql, params: columns },
    { sql: 'update tape_swept set leaf = $1', params: [last.leaf] },
  ]);
  return receipts.length === receiptsAtOnce;
}

interface Minutes {
  readonly symbol: string;
  readonly first: number;
  readonly last: number;
}

/** The minutes that a receipt rests on; what the verifier asks for together is kept together. */
export function minutesOf(content: string): Minutes[] {
  const minutes: Minutes[] = [];
  for (const { symbol, from, to } of stretchesOf(content).toSorted((a, b) => a.from - b.from)) {
    const [first, last] = [minuteOf(from - afterMs), minuteOf(to + afterMs)];
    const before = minutes.findLastIndex((one) => one.symbol === symbol && first - one.last <= togetherMs);
    const known = minutes[before];
    if (known === undefined) minutes.push({ symbol, first, last });
    else minutes[before] = { ...known, last: Math.max(known.last, last) };
  }
  return minutes;
}

const minuteOf = (time: number): number => Math.floor(time / minuteMs) * minuteMs;
