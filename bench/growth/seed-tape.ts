import { hash } from 'node:crypto';
import { catalogue, type Listing } from '@candor/core/market/catalogue.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import type { Database, Statement } from '../../apps/server/db/database.ts';
import { sampleMs } from '../../apps/server/market/feed.ts';
import { profiles } from '../../apps/server/market/simulated/path/profiles.ts';
import { encodeMarks } from '../../apps/server/market/tape/codec.ts';
import { chainHash } from '../../apps/server/market/tape/tape.ts';

const minuteMs = 60_000;
const dayMinutes = 1_440;
const marksPerMinute = 240;
/** So many minutes before now are marks whose hashes are right: as far as a server reads them again. */
const readMinutes = 90;
const daysAtOnce = 10;
/** Own minutes of candles are kept no longer. */
const candleDays = 30;
/**
 * The tape of so many days up to now, of every symbol, and their candles. The chain goes through: minutes, numbers and
 * heads of neighbours fit. What older minutes hold is made up, 192 bytes each; the last ones are marks.
 */
export async function seedTape(db: Database, days: number): Promise<void> {
  const symbols = catalogue.map(({ symbol }) => symbol);
  const until = Math.floor(Date.now() / minuteMs) - readMinutes;
  const from = until - Math.round(days * dayMinutes);
  for (let at = from; at < until; at += daysAtOnce * dayMinutes)
    await db.patient.batch([madeUp(symbols, from, at, Math.min(until, at + daysAtOnce * dayMinutes))]);
  const now = Math.floor(Date.now() / minuteMs);
  for (const listing of catalogue) await db.patient.batch([marked(listing, from, until, now)]);
  const candlesFrom = Math.max(from, now - candleDays * dayMinutes);
  await db.patient.batch([candles(symbols, candlesFrom, now)]);
  await db.patient.query('vacuum (analyze) tape_chunk, candle');
}

/** The head of a symbol's chain behind a minute of those that are made up. */
const headSql = (minute: string): string =>
  `case when ${minute} < $2::bigint then repeat('0', 64)
     else encode(sha256(convert_to(symbol || ' ' || ${minute}, 'UTF8')), 'hex') end`;

/** @param begin minute with which the tape begins @param from @param until minutes of these rows */
const madeUp = (symbols: readonly string[], begin: number, from: number, until: number): Statement => ({
  sql: `insert into tape_chunk (symbol, minute, first_seq, count, prev_hash, head_hash, data)
    select symbol, n * ${minuteMs}, (n - $2) * ${marksPerMinute}, ${marksPerMinute}, ${headSql('n - 1')},
      ${headSql('n')}, b || sha512(b) || sha512(sha512(b))
      from generate_series($3::bigint, $4::bigint - 1) as n, unnest($1::text[]) as symbol,
        lateral (select sha512(convert_to(symbol || n, 'UTF8')) as b) as made
      order by n`,
  params: [symbols, begin, from, until],
});

/** Minutes of a symbol with marks that hash to what is stored of them: prices that go up and down by some steps. */
function marked({ symbol, priceDecimals }: Listing, begin: number, from: number, until: number): Statement {
  const middle = BigInt(Math.round((profiles[symbol]?.price ?? 1) * 10 ** priceDecimals));
  const step = 10n ** BigInt(priceScale - priceDecimals);
  let head = hash('sha256', `${symbol} ${from - 1}`, 'hex');
  const rows = Array.from({ length: until - from }, (_one, at) => {
    const minute = from + at;
    const firstSeq = (minute - begin) * marksPerMinute;
    const marks = Array.from({ length: marksPerMinute }, (_mark, n): Mark => {
      const time = minute * minuteMs + n * sampleMs;
      return { symbol, seq: firstSeq + n, time, price: price((middle + BigInt(n % 7)) * step), backfilled: false };
    });
    const prevHash = head;
    head = marks.reduce(chainHash, prevHash);
    return { minute: minute * minuteMs, firstSeq, prevHash, headHash: head, data: encodeMarks(marks).toString('hex') };
  });
  return {
    sql: `insert into tape_chunk (symbol, minute, first_seq, count, prev_hash, head_hash, data)
      select $1, minute, "firstSeq", ${marksPerMinute}, "prevHash", "headHash", decode(data, 'hex')
        from json_to_recordset($2) as t(minute bigint, "firstSeq" bigint, "prevHash" text, "headHash" text, data text)`,
    params: [symbol, JSON.stringify(rows)],
  };
}

/** What the simulated market would have left of as many minutes. */
const candles = (symbols: readonly string[], from: number, until: number): Statement => ({
  sql: `insert into candle (feed, symbol, time, open, high, low, close, volume, turnover, whole)
    select 'simulated', symbol, n * ${minuteMs}, 100000000, 100000500, 99999500, 100000000, 500000000, 500000000, true
      from unnest($1::text[]) as symbol, generate_series($2::bigint, $3::bigint - 1) as n`,
  params: [symbols, from, until],
});
