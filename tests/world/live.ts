import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { migratedCopy } from '../../apps/server/db/migrated-copy.ts';
import { parsers, StatementRunner } from '../../apps/server/db/embedded/run-statements.ts';
import { faultsOfMoney } from '../faults/books.ts';
import { faultsOf } from './checks/check-customer.ts';
import { faultsOfOperators } from './checks/check-operators.ts';
import { faultsOfBundle, faultsOfLog } from './checks/check-proofs.ts';
import type { Outcome } from './outcome.ts';
import { faultsOfStream, faultsOfVisitor } from './checks/check-stream.ts';
import { seenBy, type Row, type Seen } from './checks/seen.ts';
import type { Schedule } from './schedule.ts';
import { World } from './world.ts';

/** Of so many worlds one is quiet, and one in a rush: it is short, and programs place orders by the dozen. */
const kinds = 4;
const [quiet, rush] = [2, 0];
const hasty = 2;
const [minutesUsual, minutesInRush] = [4, 1];
/** The longest order, and what it waits for marks. */
const settleMs = 75_000;

/** All rows of all tables. */
async function digestOf(runner: StatementRunner): Promise<string> {
  const hash = createHash('sha256');
  const tables = `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
  for (const { name } of (await runner.each([{ sql: tables }]))[0] ?? []) {
    const [rows = []] = await runner.each([{ sql: `select t::text as row from ${String(name)} t order by 1` }]);
    hash.update(`${String(name)} ${rows.map(({ row }) => String(row)).join('\n')}\n`);
  }
  return hash.digest('hex');
}

async function look(world: World, runner: StatementRunner): Promise<Seen[]> {
  const all: Seen[] = [];
  for (const customer of world.customers) {
    const seen = await seenBy(customer, world.schedule.now).catch((error: Error) => error);
    if (seen instanceof Error) {
      world.faults.push(`${customer.name}: ${seen.message}`);
      return all;
    }
    world.faults.push(...faultsOf(customer, seen), ...faultsOfOperators(world.operators, customer, seen));
    const device = world.devices[all.push(seen) - 1];
    if (device !== undefined) world.faults.push(...faultsOfStream(customer.name, device, seen, world.schedule));
  }
  world.faults.push(...faultsOfVisitor(world.visitor));
  const query = async <Row>(sql: string) => (await runner.each([{ sql }]))[0] as Row[];
  world.faults.push(...(await faultsOfMoney({ query })));
  // Whatever a database that is well would not store shows that we are wrong.
  const aside = await query<{ kind: string; error: string }>('select kind, error from set_aside');
  world.faults.push(...aside.map(({ kind, error }) => `set aside: ${kind}: ${error}`));
  return all;
}

async function checkProofs(world: World): Promise<void> {
  const { faults, prices, schedule } = world;
  for (const customer of world.customers) {
    const path = `/fair/bundle?from=0&to=${schedule.now}`;
    const answer = await world.ask({ method: 'GET', path, token: customer.token });
    faults.push(
      ...(answer?.status === 200 ? faultsOfBundle(customer, answer, prices) : [`no bundle: ${answer?.status}`]),
    );
  }
  const tile = async (path: string): Promise<Uint8Array> =>
    (await world.ask({ method: 'GET', path: `/log/tile/${path}` }))?.body ?? new Uint8Array();
  faults.push(...(await faultsOfLog(world.checkpoints, tile)));
}

/** Rows of what is done once stay as they are, whoever is started after it. @returns those that do not */
function changedSince(before: Seen, after: Seen): string[] {
  const textOf = ({ currentPrice, ...row }: Row): string =>
    JSON.stringify({ ...row, currentPrice: typeof currentPrice });
  return (['fast', 'exchange', 'transfer', 'withdrawal'] as const).flatMap((family) => {
    const now = new Set(after[family].map(textOf));
    return before[family].map(textOf).filter((row) => !now.has(row));
  });
}

/** A database in memory, with the schema of today. */
export async function openRunner(): Promise<StatementRunner> {
  const blob = await openAsBlob(await migratedCopy());
  return StatementRunner.on(await PGlite.create({ loadDataDir: blob, parsers }));
}

/** One world from its beginning to the last look. @param minutes of trouble; without them as many as are usual */
export async function live(
  schedule: Schedule,
  runner: StatementRunner,
  { seed, minutes }: { readonly seed: number; readonly minutes: number | undefined },
): Promise<Outcome> {
  const began = process.hrtime.bigint();
  const world = new World(schedule, seed, runner, seed % kinds === quiet);
  process.on('unhandledRejection', (error) => {
    world.faults.push(`nobody has caught ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  });
  const from = schedule.now;
  const isInRush = seed % kinds === rush;
  const lasting = minutes ?? (isInRush ? minutesInRush : minutesUsual);
  await world.live(lasting * 60_000, isInRush ? hasty : 0);
  await schedule.sleep(settleMs);
  const before = await look(world, runner);
  const digest = createHash('sha256')
    .update(world.digest())
    .update(await digestOf(runner))
    .digest('hex');
  const simulatedMs = schedule.now - from;
  await checkProofs(world);
  await world.dieAndComeBack();
  const after = await look(world, runner);
  for (const [i, seen] of before.entries())
    for (const row of changedSince(seen, after[i] ?? seen))
      world.faults.push(`customer${i + 1}: another past after a start: ${row}`);
  const realMs = Number((process.hrtime.bigint() - began) / 1_000_000n);
  return { seed, digest, simulatedMs, realMs, ...countsOf(world) };
}

/** What was wrong, and how much has happened. */
function countsOf({ customers, faults, answered, starts, storage }: World) {
  const intents = customers.flatMap((one) => one.intents);
  const done = intents.filter(({ outcome }) => outcome === 'done');
  return {
    faults: [...new Set(faults)],
    answered,
    sent: intents.reduce((sum, one) => sum + one.sent * one.marks.length, 0),
    done: done.reduce((sum, { marks }) => sum + marks.length, 0),
    unknown: intents.filter(({ outcome }) => outcome === 'unknown').length,
    starts,
    troubles: Object.fromEntries(storage.counts),
  };
}
