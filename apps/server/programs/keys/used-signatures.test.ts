import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { openUsedSignatures } from './used-signatures.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());
beforeEach(async () => {
  await opened.db.query('delete from program_signature');
});

const digest = (at: number): string => String(at).padStart(43, '0');
const known = async (): Promise<string[]> =>
  (await opened.db.query<{ digest: string }>('select digest from program_signature order by 1')).map(
    (row) => row.digest,
  );

test('of what two processes are asked at the same moment each is taken once', async () => {
  const clock = { now: () => 1_000_000 };
  const processes = [openUsedSignatures({ db: opened.db, clock }), openUsedSignatures({ db: opened.db, clock })];
  const asked = Array.from({ length: 40 }, (_, at) => digest(at % 10));
  const taken = await Promise.all(
    asked.flatMap((one) => processes.map(async (each) => [one, await each.take(one)] as const)),
  );
  const first = taken.filter(([, isFirst]) => isFirst).map(([one]) => one);
  expect(first.toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => digest(at)));
  expect(await known()).toHaveLength(10);
});

test('what was taken is known for two minutes, and forgotten some time after them', async () => {
  const clock = { at: 1_000_000, now: () => clock.at };
  const used = openUsedSignatures({ db: opened.db, clock });
  expect(await used.take(digest(1))).toBe(true);
  clock.at += 119_999;
  expect([await used.take(digest(1)), await used.take(digest(2))]).toEqual([false, true]);
  await expect.poll(known).toEqual([digest(1), digest(2)]);
  clock.at += 60_002;
  expect(await used.take(digest(3))).toBe(true);
  await expect.poll(known).toEqual([digest(2), digest(3)]);
});

test('what can not be written is not taken, and the next is', async () => {
  let fails = true;
  const db = {
    query: (sql: string, params: unknown[]) =>
      fails ? Promise.reject(new Error('gone')) : opened.db.query(sql, params),
  };
  const used = openUsedSignatures({ db: db as never, clock: { now: () => 1_000_000 } });
  const both = await Promise.allSettled([used.take(digest(1)), used.take(digest(2))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect([await used.take(digest(1)), await used.take(digest(1))]).toEqual([true, false]);
});
