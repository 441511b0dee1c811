import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../db/test-database.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let candor: TestServer;
afterEach(() => candor.close());

test('operators see broken books, and what was set aside with its input', async () => {
  const opened = await openTestDatabase();
  candor = await openTestServer({ opened });
  const { headers } = await signInOperator(candor, 'risk', 'rita');
  const running = async () => (await candor.call('GET /operator/running', { headers })).data;
  expect(await running()).toEqual({ faults: [], setAside: 0, restored: null, unpaid: null });

  // Journals of this reference can't be stored.
  await opened.db.query(`create function refuse_poison() returns trigger language plpgsql as $$
    begin raise exception 'poisoned' using errcode = 'check_violation'; end $$`);
  await opened.db.query(
    `create trigger journal_poison before insert on journal
      for each row when (new.kind = 'test-funds') execute function refuse_poison()`,
  );
  const { token } = await candor.signUp({ funded: false });
  expect(await candor.call('POST /account/testFunds', { token })).toMatchObject({
    status: 500,
    error: 'internal-error',
  });
  await expect.poll(() => candor.server.services.engine.ready).toBe(true);
  const { list } = (await candor.call('GET /operator/setAside', { headers })).data;
  expect(list.map(({ kind, orderNo, error }) => ({ kind, orderNo, error }))).toEqual([
    { kind: 'take-test-funds', orderNo: null, error: 'poisoned' },
  ]);
  expect(JSON.parse(list[0]?.input ?? '')).toMatchObject({ kind: 'take-test-funds' });

  await opened.db.query("update account set available = available + 1 where owner = 'fees' or owner = 'fast-reserve'");
  await candor.server.services.books.check();
  expect(await running()).toEqual({
    faults: [{ part: 'books', fault: expect.stringContaining('the books do not add up: balances (') }],
    setAside: 1,
    restored: null,
    unpaid: null,
  });
});
