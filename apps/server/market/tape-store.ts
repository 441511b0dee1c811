import { hash } from 'node:crypto';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Database, Statement, Writer } from '../db/database.ts';
import { intakeRow } from '../log/intake.ts';
import type { MarketFrame } from './market.ts';
import { emptyHash, readChunk, restoreTape, type ChunkRow, type ClosedMinute, type Tape } from './tape/tape.ts';

/** The same chunk again is no second one; another one for the same minute is refused by the key. */
const chunkSql = `insert into tape_chunk (symbol, minute, first_seq, count, prev_hash, head_hash, data)
  select $1::text, $2::bigint, $3::bigint, $4::integer, $5::text, $6::text, $7::bytea where not exists (
    select 1 from tape_chunk
    where symbol = $1 and minute = $2 and first_seq = $3 and count = $4 and prev_hash = $5 and head_hash = $6)`;

const quotesSql = `insert into tape_quotes (symbol, minute, hash, data)
  select $1::text, $2::bigint, $3::text, $4::bytea
   where not exists (select 1 from tape_quotes where symbol = $1 and minute = $2 and hash = $3)`;

/** The rows of one frame: they belong into the transaction of what its marks cause. */
export function frameStatements({ row, chunks, framesBefore }: MarketFrame): Statement[] {
  const statements: Statement[] = [
    {
      sql: 'insert into tape_frame (time, data, quotes) values ($1, $2, $3)',
      params: [row.time, row.data, row.quotes],
    },
    ...chunks.flatMap(minuteStatements),
  ];
  statements.push(...minuteRows(row.time, chunks));
  if (framesBefore !== null) statements.push({ sql: 'delete from tape_frame where time < $1', params: [framesBefore] });
  return statements;
}

const minuteStatements = ({ symbol, minute, quotes, ...chunk }: ClosedMinute): Statement[] => [
  {
    sql: chunkSql,
    params: [symbol, minute, chunk.firstSeq, chunk.count, chunk.prevHash, chunk.headHash, chunk.data],
  },
  ...(quotes === null ? [] : [{ sql: quotesSql, params: [symbol, minute, quotes.hash, quotes.data] }]),
];

/** Many enough for all that is listed; an entry of the log has room for twice as many. */
const symbolsInEntry = 200;

/**
 * What the public log tells of closed minutes: where the chain of each symbol begins and ends, what was stored, and
 * what its sources said.
 */
function minuteRows(time: number, chunks: readonly ClosedMinute[]): Statement[] {
  return [...Map.groupBy(chunks, ({ minute }) => minute)].flatMap(([minute, all]) =>
    Array.from({ length: Math.ceil(all.length / symbolsInEntry) }, (_, i) => {
      const symbols = all
        .slice(i * symbolsInEntry, (i + 1) * symbolsInEntry)
        .map(({ symbol, firstSeq, count, data, headHash, quotes }) => [
          symbol,
          [firstSeq, count, hash('sha256', data), headHash, ...(quotes === null ? [] : [quotes.hash])],
        ]);
      return intakeRow('minute', time, { minute, symbols: Object.fromEntries(symbols) as unknown });
    }),
  );
}

interface StoredChunk {
  symbol: string;
  minute: string;
  first_seq: string;
  count: number;
  prev_hash: string;
  head_hash: string;
  data: Uint8Array;
}

const chunkFrom = (row: StoredChunk): ChunkRow => ({
  symbol: row.symbol,
  minute: Number(row.minute),
  firstSeq: Number(row.first_seq),
  count: row.count,
  prevHash: row.prev_hash,
  headHash: row.head_hash,
  data: Buffer.from(row.data),
});

/**
 * The last chunk of each symbol: one step down the index of its numbers for each, however many minutes are kept. By the
 * minute the planner takes the index of all symbols' minutes, and reads it whole where a symbol has none of late.
 */
const lastChunksSql = `with recursive known (symbol) as (
    (select symbol from tape_chunk order by symbol limit 1)
    union all
    select (select symbol from tape_chunk where symbol > known.symbol order by symbol limit 1) from known
     where known.symbol is not null)
  select last.* from known,
    lateral (select * from tape_chunk c where c.symbol = known.symbol order by c.first_seq desc limit 1) last`;

/** The tape as the database holds it. @throws when it is broken: nothing may be recorded on top of that */
export async function loadTape(writer: Pick<Writer, 'batch'>): Promise<Tape> {
  const [chunks, frames, journals] = (await writer.batch(
    [
      { sql: lastChunksSql },
      { sql: 'select time, data, quotes from tape_frame order by time' },
      { sql: 'select time from journal order by id desc limit 1' },
    ],
    'load',
  )) as [StoredChunk[], { time: string; data: Uint8Array; quotes: Uint8Array | null }[], { time: string }[]];
  return restoreTape(
    chunks.map(chunkFrom),
    frames.map((row) => ({ ...row, time: Number(row.time) })),
    Number(journals[0]?.time ?? 0),
  );
}

/** Minutes whose marks don't hash to what is stored of them, in words. @param from earliest minute */
export async function readBrokenChunks(db: Pick<Database, 'query'>, from: number): Promise<string[]> {
  const broken: string[] = [];
  const symbols = await db.query<{ symbol: string }>('select distinct symbol from tape_chunk where minute >= $1', [
    from,
  ]);
  for (const { symbol } of symbols) {
    const rows = await db.query<StoredChunk>(
      'select * from tape_chunk where symbol = $1 and minute >= $2 order by minute',
      [symbol, from],
    );
    for (const chunk of rows.map(chunkFrom)) if (!readChunk(chunk).ok) broken.push(placeOf(chunk));
  }
  return broken;
}

const placeOf = ({ symbol, minute }: ChunkRow): string => `${symbol} at ${minute}`;

const endOf = (chunk: ChunkRow | undefined): number => (chunk?.firstSeq ?? 0) + (chunk?.count ?? 0);

/** Where a span reaches into minutes of long ago that are not kept. */
export const noLongerKept = 'no-longer-kept';

export interface StoredMarks {
  readonly marks: Mark[];
  /** The head of the chain before the first mark; null without any. */
  readonly prevHash: string | null;
  /** Whether what isn't stored yet begins where a stored minute has begun or ended. */
  readonly reachesOpen: boolean;
}

/**
 * The stored marks of the minutes that a span touches, oldest first.
 * @param openHash the head of the chain before the first mark that was open when this was asked
 * @returns `broken` with its start where a minute's marks don't hash to what is stored of them
 */
export async function readStoredMarks(
  db: Pick<Database, 'query'>,
  symbol: string,
  span: { from: number; to: number },
  openHash: string,
): Promise<StoredMarks | { readonly broken: number } | typeof noLongerKept> {
  const rows = await db.query<StoredChunk & { wanted: boolean }>(
    `select *, minute > $2 and minute <= $3 as wanted from tape_chunk
      where symbol = $1 and (minute > $2 and minute <= $3
        or minute in (select minute from tape_chunk where symbol = $1 order by minute desc limit 2))
      order by minute`,
    [symbol, span.from - 60_000, span.to],
  );
  const reachesOpen =
    openHash === emptyHash || rows.some((row) => row.head_hash === openHash || row.prev_hash === openHash);
  const chunks = rows.filter(({ wanted }) => wanted).map(chunkFrom);
  if (!chunks.every(({ firstSeq }, i) => i === 0 || firstSeq === endOf(chunks[i - 1]))) return noLongerKept;
  const marks: Mark[] = [];
  for (const chunk of chunks) {
    const read = readChunk(chunk);
    if (!read.ok) return { broken: chunk.minute };
    marks.push(...read.value);
  }
  return { marks, prevHash: chunks[0]?.prevHash ?? null, reachesOpen };
}
