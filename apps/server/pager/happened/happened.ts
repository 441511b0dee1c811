import { formatAmount } from '@candor/core/money/currencies.ts';
import { amount } from '@candor/core/money/amount.ts';
import type { Database, Statement } from '../../db/database.ts';
import type { Condition } from '../alert.ts';

/** What has happened since the last look, and the row that says how far that was. */
export interface Happened {
  readonly conditions: readonly Condition[];
  readonly noted: readonly Statement[];
}

interface Reach {
  journal: string;
  newest: string;
  device: string;
}
const reachSql = `select journal_id as journal, device_at as device,
  (select coalesce(max(id), 0) from journal) as newest from pager_until`;

/** So few that one statement is never long, and in a look so few that other alerts don't wait for it. */
const journalsAtOnce = 200_000;
const journalsPerLook = 5 * journalsAtOnce;
/** The rest is for the next look. */
const winsAtOnce = 50;
/** Journals by which trading pays customers. */
const winsSql = `select j.id, j.reference, j.kind, -sum(e.available + e.frozen) as paid
   from journal j join journal_entry e on e.journal_id = j.id
  where j.id > $1 and j.id <= $2 and j.kind in ('fast-win', 'futures-close', 'futures-lock', 'futures-liquidation')
    and e.journal_id > $1 and e.journal_id <= $2 and e.type = 0 and e.owner in ('fast-reserve', 'futures-house')
  group by j.id, j.reference, j.kind having -sum(e.available + e.frozen) >= $3 order by j.id limit ${winsAtOnce}`;
const devicesSql = `select d.token_hash as device, d.created_at as at, o.name from known_device d
    join operator o on o.id = d.owner_id
  where d.owner = 'operator' and d.created_at > $1 order by d.created_at limit 50`;
const notedSql = 'update pager_until set journal_id = greatest(journal_id, $1), device_at = greatest(device_at, $2)';

/** @param bigWin from so many units of USDT on */
export async function whatHappened(db: Pick<Database, 'query'>, bigWin: bigint): Promise<Happened> {
  const [reach] = await db.query<Reach>(reachSql);
  const from = Number(reach?.journal ?? 0);
  const to = Math.min(Number(reach?.newest ?? 0), from + journalsPerLook);
  const since = Number(reach?.device ?? 0);
  const { wins, until } = await winsSince(db, { from, to, bigWin });
  const devices = await db.query<{ device: string; at: string; name: string }>(devicesSql, [since]);
  const seenAt = Math.max(since, ...devices.map(({ at }) => Number(at)));
  const isMoved = until > from || seenAt > since;
  return {
    conditions: [...wins, ...devices.map(newDevice)],
    noted: isMoved ? [{ sql: notedSql, params: [until, seenAt] }] : [],
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly bigWin: bigint;
}

/** @returns wins in the order of their journals, and the last journal that was looked at */
async function winsSince(
  db: Pick<Database, 'query'>,
  { from, to, bigWin }: Span,
): Promise<{ readonly wins: readonly Condition[]; readonly until: number }> {
  for (let at = from; at < to;) {
    const until = Math.min(to, at + journalsAtOnce);
    const rows = await db.query<Win>(winsSql, [at, until, String(bigWin)]);
    const last = rows.length < winsAtOnce ? until : Number(rows.at(-1)?.id);
    if (rows.length > 0) return { wins: rows.map(bigWinOf), until: last };
    at = last;
  }
  return { wins: [], until: Math.max(from, to) };
}

interface Win {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly paid: string;
}
const bigWinOf = ({ id, reference, kind, paid }: Win): Condition => ({
  cause: 'big-win',
  subject: `journal:${id}`,
  facts: { order: reference, paid: `${formatAmount(amount(BigInt(paid)), 'USDT')} USDT`, by: kind },
});

const newDevice = ({ device, at, name }: { device: string; at: string; name: string }): Condition => ({
  cause: 'operator-device',
  subject: `operator:${name}:${device.slice(0, 12)}`,
  facts: { operator: name, since: new Date(Number(at)).toISOString() },
});
