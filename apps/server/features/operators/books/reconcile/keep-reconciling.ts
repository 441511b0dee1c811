import { platformDay } from '@candor/core/platform-day.ts';
import { keepDoing } from '../../../../market/timing.ts';
import type { Services } from '../../../../services.ts';
import { markBookedSql } from '../bank/lines.ts';
import { reconcileSql } from './checks-sql.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'reserves'>;

const lookEveryMs = 600_000;

/** What customers own is compared with. */
interface Held {
  /** Whether there are proven addresses to ask. */
  readonly named: boolean;
  /** What they hold together, USDT in its smallest units; null where one of them could not be asked. */
  readonly units: string | null;
}

async function heldOnChain({ reserves }: Pick<Needs, 'reserves'>): Promise<Held> {
  const asked = await reserves();
  if (asked === null || asked.list.length === 0) return { named: false, units: null };
  let held = 0n;
  for (const { units } of asked.list) {
    if (units === null) return { named: true, units: null };
    held += BigInt(units);
  }
  return { named: true, units: String(held) };
}
const isAnswered = ({ named, units }: Held): boolean => units !== null || !named;

/** Compares the ledger now, and notes what is found as cases; a silent node leaves the assets to a later look. */
export async function reconcile(needs: Needs, known?: Held): Promise<void> {
  const { db, clock, log } = needs;
  const held = known ?? (await heldOnChain(needs));
  const now = clock.now();
  const day = platformDay(now);
  const counted = 'select count(*) from book_difference where day = $1';
  await db.patient.batch([
    { sql: reconcileSql, params: [day, held.units, day, now] },
    {
      sql: `insert into reconciliation (day, time, differences) values ($1, $2, (${counted})) on conflict do nothing`,
      params: [day, now],
    },
    ...(isAnswered(held)
      ? [
          {
            sql: 'insert into reconciled_assets (day, named, time) values ($1, $2, $3) on conflict do nothing',
            params: [day, held.named, now],
          },
        ]
      : []),
  ]);
  const [row] = await db.query<{ count: string }>(counted, [day]);
  if (row !== undefined && row.count !== '0')
    log.error({ differences: row.count }, 'the ledger differs: see the cases');
  if (!isAnswered(held)) log.warn('a node is silent: what customers own was not compared with what is held');
}

/** How far a day has come; nothing where it was not looked at. */
const dayAtSql = `select a.day is not null as whole
  from reconciliation r left join reconciled_assets a on a.day = r.day where r.day = $1`;

/**
 * Marks at each look which lines of banks are booked. Compares once a platform day, at its turn or as soon as it can be
 * done, and once more when addresses answer that were silent.
 * @returns a stop
 */
export function keepReconciling(needs: Pick<Services, 'every'> & Needs): () => Promise<void> {
  let done = -1;
  const look = async (): Promise<void> => {
    await needs.db.patient.query(markBookedSql);
    const day = platformDay(needs.clock.now());
    if (done === day) return;
    const [known] = await needs.db.query<{ whole: boolean }>(dayAtSql, [day]);
    if (known?.whole !== true) {
      const held = await heldOnChain(needs);
      if (known === undefined || isAnswered(held)) await reconcile(needs, held);
      if (!isAnswered(held)) return;
    }
    done = day;
  };
  return keepDoing(needs.every, lookEveryMs, look, (error) =>
    needs.log.warn({ err: error }, 'the ledger was not compared yet'),
  ).stop;
}
