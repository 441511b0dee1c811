import type { Mark } from '@candor/core/market/mark.ts';
import type { Database, Statement, Writer } from '../db/database.ts';
import type { MarketFrame } from './market.ts';
import { readChunk, restoreTape, tapeRetentionMs, type ChunkRow, type Tape } from './tape/tape.ts';

/** The same chunk again is no second one; another one for the same minute is refused by the key. */
const chunkSql = `insert into tape_chunk (symbol, minute, first_seq, count, prev_hash, head_hash, data)
  select $1::text, $2::bigint, $3::bigint, $4::integer, $5::text, $6::text, $7::bytea where not exists (
    select 1 from tape_chunk where symbol = $1 and minute = $2 and first_seq = $3 and count = $4 and prev_hash = $5 and head_hash = $6)`;

/** The rows of one frame: they belong into the transaction of what its marks cause. */
export function frameStatements({ row, chunks, framesBefore }: MarketFrame): Statement[] {
  const statements: Statement[] = [{ sql: 'insert into tape_frame (time, data) values ($1, $2)', params: [row.time, row.data] }];
  for (const c of chunks) {
    statements.push({
      sql: chunkSql,
      params: [c.symbol, c.minute, c.firstSeq, c.count, c.prevHash, c.headHash, c.data],
    });
  }
  if (framesBefore !== null) statements.push({ sql: 'delete from tape_frame where time < $1', params: [framesBefore] });
  return statements;
}

interface StoredChunk { symbol: string; minute: string; first_seq: string; count: number; prev_hash: string; head_hash: string; data: Uint8Array }

const chunkFrom = (row: StoredChunk): ChunkRow => ({
  symbol: row.symbol, minute: Number(row.minute), firstSeq: Number(row.first_seq), count: row.count,
  prevHash: row.prev_hash, headHash: row.head_hash, data: Buffer.from(row.data),
});

/** The tape as the database holds it. @throws when it is broken: nothing may be recorded on top of that */
export async function loadTape(writer: Pick<Writer, 'batch'>): Promise<Tape> {
  const [chunks, frames, journals] = await writer.batch([
    { sql: `select c.* from (select symbol, max(minute) as minute from tape_chunk group by symbol) last
              join tape_chunk c on c.symbol = last.symbol and c.minute = last.minute` },
    { sql: 'select time, data from tape_frame order by time' },
    { sql: 'select time from journal order by id desc limit 1' },
  ]) as [StoredChunk[], { time: string; data: Uint8Array }[], { time: string }[]];
  return restoreTape(chunks.map(chunkFrom), frames.map((row) => ({ time: Number(row.time), data: Buffer.from(row.data) })), Number(journals[0]?.time ?? 0));
}

/** Forgets what is older than the tape is kept. */
export const sweepTape = (db: Pick<Database, 'query'>, now: number): Promise<unknown> =>
  db.query('delete from tape_chunk where minute < least($1, (select max(minute) from tape_chunk) - $2)', [now - tapeRetentionMs, tapeRetentionMs]);

/** The stored marks of the minutes that a span touches, oldest first, and the head of the chain before them; null without any. */
export async function readStoredMarks(
  db: Pick<Database, 'query'>, symbol: string, from: number, to: number,
): Promise<{ marks: Mark[]; prevHash: string | null }> {
  const rows = await db.query<StoredChunk>(
    'select * from tape_chunk where symbol = $1 and minute > $2 and minute <= $3 order by minute', [symbol, from - 60_000, to],
  );
  const chunks = rows.map(chunkFrom);
  const marks = chunks.flatMap((chunk) => {
    const read = readChunk(chunk);
    if (!read.ok) throw new Error(`the tape of ${symbol} is broken at ${chunk.minute}`);
    return read.value;
  });
  return { marks, prevHash: chunks[0]?.prevHash ?? null };
}
