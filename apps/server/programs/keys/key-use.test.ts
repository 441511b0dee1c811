import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openKeyUse } from './key-use.ts';

interface Row {
  readonly id: string;
  readonly calls: number;
  readonly orders: number;
  readonly refusals: number;
}

/** A database that keeps what it was sent, or fails. */
function keeper(fails = false) {
  const stored: { rows: Row[]; at: unknown }[] = [];
  const query = async (_sql: string, [rows, at]: readonly unknown[] = []) => {
    if (fails) throw new Error('gone');
    stored.push({ rows: JSON.parse(String(rows)) as Row[], at });
    return [];
  };
  return { stored, db: { query } as unknown as Database };
}

test('counts are put together, and stored every ten seconds of use', async () => {
  const { db, stored } = keeper();
  const clock = { at: 100_000, now: () => clock.at };
  const use = openKeyUse({ db, clock }, () => expect.unreachable());
  use.note('a', { calls: 1 });
  for (let more = 0; more < 3; more += 1) use.note('a', { calls: 1, orders: 2 });
  use.note('b', { refusals: 1 });
  expect(stored).toEqual([{ rows: [{ id: 'a', calls: 1, orders: 0, refusals: 0 }], at: 100_000 }]);
  clock.at += 10_000;
  use.note('b', { refusals: 1 });
  expect(stored[1]).toEqual({
    rows: [
      { id: 'a', calls: 3, orders: 6, refusals: 0 },
      { id: 'b', calls: 0, orders: 0, refusals: 2 },
    ],
    at: 110_000,
  });
  await use.store();
  expect(stored).toHaveLength(2);
});

test('a stop stores what is left, and what can not be stored is told and holds nobody up', async () => {
  const { db, stored } = keeper();
  const use = openKeyUse({ db, clock: { now: () => 1 } }, () => expect.unreachable());
  use.note('a', { calls: 1 });
  await use.store();
  expect(stored).toEqual([{ rows: [{ id: 'a', calls: 1, orders: 0, refusals: 0 }], at: 1 }]);
  const faults: unknown[] = [];
  const lost = openKeyUse({ db: keeper(true).db, clock: { now: () => 1 } }, (error) => faults.push(error));
  lost.note('a', { calls: 1 });
  await lost.store();
  expect(faults).toEqual([new Error('gone')]);
});
