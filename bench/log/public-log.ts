import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../apps/server/db/database.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { emptyTree, withEntries } from '../../apps/server/log/format/tree.ts';
import { entryOf } from '../../apps/server/log/intake.ts';
import { grownRows, readTree } from '../../apps/server/log/log-table.ts';
import { openLogWriter } from '../../apps/server/log/log-writer.ts';
import { findPostgres, postgresPlace } from '../harness/place.ts';
import { median } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';

const settledPerSecond = 10_000;
const rounds = 20;
const manyEntries = 10_000_000;
const symbols = 41;
const minutesOfDay = 1_440;
const secondsOfDay = 86_400;

/** What the public log costs; on PostgreSQL alone, which is another process, so that its work isn't counted as ours. */
export async function publicLog(): Promise<Finding[]> {
  const server = await findPostgres();
  if (server === null) return [];
  const place = await postgresPlace(server);
  const db = await place.open();
  try {
    await migrate(db.patient);
    for (const id of [1, 2, 3])
      await db.query(
        `insert into public_log (id, origin, began_at, last_restore, vkey, seeds_sealed) values ($1, $2, 1, 0, '', '')`,
        [id, `bench-${id}`],
      );
    return [await appending(db), await aDay(db), await starting(db)];
  } finally {
    await db.close();
    await place.drop();
  }
}

/** Receipts as the engine writes them. */
const receiptsSql = `insert into receipt (order_no, journal_id, time, content)
  select $1 || '-' || n, n, n, 'terms fast|' || n || '|user|BTCUSDT|up|30|50000000|80000000|40000000|-|1795176000000'
    || E'\\nentry 37@1795176000250=6000000000000\\nexit 38@1795176030250=6000100000000\\nresult win\\nprofit 40000000'
  from generate_series(1, ${settledPerSecond}) n`;

async function appending(db: Database): Promise<Finding> {
  const writer = await openLogWriter({ db, clock: { now: () => Date.now() } }, 1, emptyTree);
  const shares: number[] = [];
  for (let second = 0; second < rounds; second += 1) {
    await db.query(receiptsSql, [randomBytes(4).toString('hex')]);
    const before = process.cpuUsage();
    while (await writer.take());
    const { user, system } = process.cpuUsage(before);
    shares.push((user + system) / 1_000_000);
  }
  return {
    what: `entries of a second in which ${settledPerSecond.toLocaleString('en')} orders were settled`,
    value: `${(median(shares) * 100).toFixed(1)} % of a second of the server's processor time`,
    aim: '≤ 5 %',
    note: `median of ${rounds}; leaves are hashed in PostgreSQL`,
  };
}

/** The entries of a day in which something was settled in every second. */
async function aDay(db: Database): Promise<Finding> {
  const head = hash('sha256', 'head');
  const minuteOfSymbol = [1_000_000, 240, head, head];
  const minute = JSON.stringify({
    minute: Date.now(),
    symbols: Object.fromEntries(Array.from({ length: symbols }, (_, i) => [`SYMBOL${i}USDT`, minuteOfSymbol])),
  });
  const batch = JSON.stringify({ leaves: 100, root: head, counts: { 'fast-win': 48, 'fast-lose': 52 } });
  const entries = [
    ...Array.from({ length: minutesOfDay }, () => entryOf('minute', Date.now(), minute)),
    ...Array.from({ length: secondsOfDay }, () => entryOf('batch', Date.now(), batch)),
  ];
  const sizeOf = async (): Promise<number> => {
    const [row] = await db.query<{ bytes: string }>(
      `select pg_total_relation_size('log_entry') + pg_total_relation_size('log_tile') as bytes`,
    );
    return Number(row?.bytes);
  };
  const before = await sizeOf();
  let tree = emptyTree;
  for (let first = 0; first < entries.length; first += 2_000) {
    const some = entries.slice(first, first + 2_000);
    const grown = withEntries(tree, some);
    await db.batch(grownRows(2, some, grown));
    ({ tree } = grown);
  }
  return {
    what: `stored of a day of ${symbols} symbols in which every second something is settled`,
    value: `${Math.round((await sizeOf()) / 2 ** 20 - before / 2 ** 20)} MiB`,
  };
}

async function starting(db: Database): Promise<Finding> {
  const tiles = Math.floor(manyEntries / 256);
  await db.patient.batch([
    { sql: 'set local session_replication_role = replica' },
    {
      sql: `insert into log_entry (log, index, data, hash)
        select 3, n, '\\x7b7d', sha256(int8send(n)) from generate_series(0, ${manyEntries} - 1) n`,
    },
    ...[tiles, Math.floor(tiles / 256), Math.floor(tiles / 65_536)].map((count, level) => ({
      sql: `insert into log_tile (log, level, index, hashes, hash)
        select 3, ${level}, n, decode(repeat('00', 8192), 'hex'), sha256(int8send(n))
        from generate_series(0, $1::integer - 1) n`,
      params: [count],
    })),
  ]);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await readTree(db, 3);
    times.push(performance.now() - began);
  }
  return {
    what: `read at a start of a log of ${manyEntries.toLocaleString('en')} entries`,
    value: `${median(times).toFixed(1)} ms`,
    aim: '≤ 100 ms',
    note: `median of ${rounds}; slowest ${Math.max(...times).toFixed(0)} ms`,
  };
}
