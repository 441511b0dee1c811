import { emptyState } from '@candor/core/engine.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailable, type Database, type Statement, type Writer } from '../db/database.ts';
import { Engine } from '../engine/engine.ts';
import type { KeptEvents } from '../engine/seams/engine-parts.ts';

/** What happened, in its order. */
const steps: string[] = [];
let fault: Error | null = null;
const isEventRow = ({ sql }: Statement): boolean => sql === 'events';
const transact = async (statements: readonly Statement[]): Promise<Record<string, unknown>[][]> => {
  if (statements.some(isEventRow)) steps.push(fault === null ? 'written' : 'not written');
  if (fault !== null && statements.some(isEventRow)) throw fault;
  return statements.map(() => []);
};
const writer: Writer = { batch: transact, keep: async () => undefined, close: async () => undefined };
const db: Database = {
  kind: 'pglite',
  query: async () => [],
  batch: transact,
  patient: { query: async () => [], batch: transact },
  openWriter: async () => writer,
  awaitWriter: async () => writer,
  close: async () => undefined,
};
const outbox: KeptEvents = {
  keep(tellAll) {
    steps.push('keep');
    tellAll();
    return [{ sql: 'events' }];
  },
  committed: () => steps.push('committed'),
  doubt: () => steps.push('doubt'),
};

let engine: Engine;
function open(kept?: KeptEvents): Engine {
  engine = new Engine({
    db,
    clock: { now: () => 1_800_000_000_000 },
    load: async () => ({ ...emptyState(paperRules), loaded: new Set<string>() }),
    onFault: () => steps.push('fault'),
    onListenerFault: () => steps.push('listener fault'),
    onRebuilt: () => undefined,
    ...(kept === undefined ? {} : { outbox: kept }),
  });
  engine.tellOwners(({ accounts }) => {
    const [own] = [...accounts].filter(({ owner }) => owner !== 'world');
    if (own !== undefined) steps.push(`tell ${own.owner} ${String(own.available)}`);
  });
  engine.onCommitted(({ accounts }) => accounts.size > 0 && steps.push('after'));
  return engine;
}
beforeEach(() => {
  steps.length = 0;
  fault = null;
});
afterEach(() => engine.stop());

const funds = () => engine.submit({ kind: 'take-test-funds', userId: 'an' });

test('owners are told after the commit where nothing keeps it for them', async () => {
  await open().start();
  expect(await funds()).toMatchObject({ ok: true });
  expect(steps).toEqual(['tell an 10000000000', 'after']);
});

test('where events are kept they are rows of the transaction, and come free with its commit', async () => {
  await open(outbox).start();
  expect(await funds()).toMatchObject({ ok: true });
  expect(steps).toEqual(['keep', 'tell an 10000000000', 'written', 'committed', 'after']);
});

test('of a transaction that is not known to be written nobody is told, and the table is asked', async () => {
  await open(outbox).start();
  fault = new DatabaseUnavailable(new Error('gone'));
  await expect(funds()).rejects.toThrow('the batch failed');
  expect(steps).toEqual(['keep', 'tell an 10000000000', 'not written', 'fault', 'doubt']);
  fault = null;
  await engine.settled();
  steps.length = 0;
  expect(await funds()).toMatchObject({ ok: true });
  expect(steps.slice(0, 4)).toEqual(['keep', 'tell an 10000000000', 'written', 'committed']);
});

test('who fails to tell keeps nothing from being written', async () => {
  await open(outbox).start();
  engine.tellOwners(() => {
    throw new Error('a teller fails');
  });
  expect(await funds()).toMatchObject({ ok: true });
  expect(steps).toEqual(['keep', 'tell an 10000000000', 'listener fault', 'written', 'committed', 'after']);
});
