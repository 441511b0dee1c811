import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, postgresAt, postgresPlace, type Place } from '../harness/place.ts';
import { seedTape } from './seed-tape.ts';
import { letIn, seedGrowth, type Grown, type Tokens } from './seed.ts';
import { sealedWith } from './seed-cases.ts';

/** GROWTH_CUSTOMERS, GROWTH_ORDERS, GROWTH_CASES and GROWTH_TAPE_DAYS ask for more, up to these. */
const most = { customers: 1_000_000, orders: 10_000_000, cases: 100_000, tapeDays: 400 };
const asked = (name: string, usual: number, atMost: number): number => {
  const wanted = Number(process.env[name] ?? usual);
  if (!Number.isSafeInteger(wanted) || wanted < 1 || wanted > atMost) throw new Error(`${name}: 1 to ${atMost}`);
  return wanted;
};

/** A database that is full, and by what it is looked at. */
export interface Full {
  readonly place: Place;
  readonly tokens: Tokens;
  readonly holds: Grown;
  /** How long it took to fill; null of one that was full. */
  readonly seedMs: number | null;
}

/**
 * Fills a database of this machine's PostgreSQL and drops it when it is measured. GROWTH_KEPT names one, by its URL,
 * that stays: it is filled when it is empty, and measured as it is when it is not.
 */
export async function withFull<Found>(measure: (full: Full) => Promise<Found>): Promise<Found> {
  const { GROWTH_KEPT: kept } = process.env;
  const server = kept ?? (await findPostgres());
  if (server === null) throw new Error('no PostgreSQL answers');
  if (!['127.0.0.1', '[::1]', 'localhost'].includes(new URL(server).hostname))
    throw new Error('only a PostgreSQL of this machine is filled');
  const place = kept === undefined ? await postgresPlace(server) : postgresAt(kept);
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-full-'));
  try {
    const settings = { ...place.settings, SECRETS_KEY: sealedWith, DATA_DIR: folder };
    return await measure({ ...(await fill(place)), place: { ...place, settings } });
  } finally {
    await place.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(place: Place): Promise<Omit<Full, 'place'>> {
  const before = performance.now();
  const db = await place.open();
  try {
    const [row] = await db.query("select from information_schema.tables where table_name = 'customer'");
    const wanted = {
      customers: asked('GROWTH_CUSTOMERS', 20_000, most.customers),
      orders: asked('GROWTH_ORDERS', 100_000, most.orders),
      cases: asked('GROWTH_CASES', 2_000, most.cases),
    };
    if (row === undefined) {
      await seedGrowth(db, wanted);
      await seedTape(db, asked('GROWTH_TAPE_DAYS', 1, most.tapeDays));
    }
    const seedMs = row === undefined ? performance.now() - before : null;
    const [holds] = await db.patient.query<Record<keyof Grown, string>>(`select
      (select count(*) from customer) as customers, (select count(*) from fast_order) as orders,
      (select count(*) from deposit where status = 'requested')
        + (select count(*) from withdrawal where finished_at is null)
        + (select count(*) from verification where status = 'certifying')
        + (select count(*) from support_conversation where status = 'open')
        + (select count(*) from operator_proposal where decision is null) as cases`);
    return {
      tokens: await letIn(db),
      holds: {
        customers: Number(holds?.customers),
        orders: Number(holds?.orders),
        cases: Number(holds?.cases),
      },
      seedMs,
    };
  } finally {
    await db.close();
  }
}

const count = (of: number): string => of.toLocaleString('en');
/** In words. */
export const contentsOf = ({ customers, orders, cases }: Grown): string =>
  `${count(customers)} customers, ${count(orders)} settled orders and ${count(cases)} open cases, PostgreSQL`;
