import { platformDay } from '@candor/core/platform-day.ts';
import { keepDoing } from '../../../../market/timing.ts';
import type { Services } from '../../../../services.ts';
import { reconcileSql } from './checks-sql.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'reserves'>;

const lookEveryMs = 600_000;

/** What the proven addresses hold together; null where none are named or one of them could not be asked. */
async function heldOnChain({ reserves }: Pick<Needs, 'reserves'>): Promise<string | null> {
  const asked = await reserves();
  if (asked === null || asked.list.length === 0) return null;
  let held = 0n;
  for (const { units } of asked.list) {
    if (units === null) return null;
    held += BigInt(units);
  }
  return String(held);
}

/** Compares the ledger now, and notes what is found as cases. @returns how many are new */
export async function reconcile(needs: Needs): Promise<void> {
  const { db, clock, log } = needs;
  const held = await heldOnChain(needs);
  const now = clock.now();
  const day = platformDay(now);
  const counted = 'select count(*) from book_difference where day = $1';
  await db.patient.batch([
    { sql: reconcileSql, params: [day, held, day, now] },
    {
      sql: `insert into reconciliation (day, time, differences) values ($1, $2, (${counted})) on conflict do nothing`,
      params: [day, now],
    },
  ]);
  const [row] = await db.query<{ count: string }>(counted, [day]);
  if (row !== undefined && row.count !== '0')
    log.error({ differences: row.count }, 'the ledger differs: see the cases');
}

/** Once a platform day, at its turn or as soon as it can be done. @returns a stop */
export function keepReconciling(needs: Pick<Services, 'every'> & Needs): () => Promise<void> {
  let done = -1;
  const look = async (): Promise<void> => {
    const day = platformDay(needs.clock.now());
    if (done === day) return;
    const known = await needs.db.query('select 1 from reconciliation where day = $1', [day]);
    if (known.length === 0) await reconcile(needs);
    done = day;
  };
  return keepDoing(needs.every, lookEveryMs, look, (error) =>
    needs.log.warn({ err: error }, 'the ledger was not compared yet'),
  ).stop;
}
