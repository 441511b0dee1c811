import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { lookUp, storedRows, type IdempotencyKey } from './idempotency.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

const key = (name: string): IdempotencyKey => ({ userId: 'u', route: 'POST /x', key: name, bodyHash: 'hash' });

describe.runIf(process.env.DATABASE_URL)('on PostgreSQL', () => {
  /** How a connection goes on looking keys up once it has done so some times, whatever they are. */
  async function plan(): Promise<string> {
    const [, , rows] = await opened.db.batch([
      { sql: 'set local plan_cache_mode = force_generic_plan' },
      { sql: `prepare look_up (text[], text[], text[]) as ${lookUp([]).sql}` },
      { sql: "explain execute look_up ('{u}', '{POST /x}', '{k}')" },
      { sql: 'deallocate look_up' },
    ]);
    return (rows ?? []).map((row) => row['QUERY PLAN']).join('\n');
  }

  test('keys are looked up by the index in a table that was never analysed, empty or not', async () => {
    await opened.db.query('alter table idempotency set (autovacuum_enabled = false)');
    expect(await plan()).toMatch(/Index Scan using idempotency_pkey/);
    const answers = Array.from({ length: 2_000 }, (_, i) => ({ key: key(`k${i}`), answer: 'a', at: 7 }));
    await opened.db.batch(storedRows(answers));
    expect(await plan()).toMatch(/Index Scan using idempotency_pkey/);
    expect(await plan()).not.toMatch(/Seq Scan on idempotency/);
  });
});
