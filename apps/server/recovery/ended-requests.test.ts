import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);

test.each(['refused', 'stopped', 'undone'])(
  'of one that was %s nothing changes but what it is sealed with',
  async (end) => {
    const { userId } = await bench.signUp();
    const before = end === 'undone' ? 'old' : null;
    await query(
      `insert into access_request (id, user_id, ticket_hash, sealed, front_photo, back_photo, hold_photo, asked_at,
        complete_at, status, ended_at, before_sealed)
      values ($1, $2, $1, 'old', 'a', 'b', 'c', 1, 2, $1, 3, $3)`,
      [end, userId, before],
    );
    const row = () => query('select * from access_request where id = $1', [end]);
    const [kept] = await row();
    for (const change of [
      "status = 'open', ended_at = null, before_sealed = null",
      "status = 'done', before_sealed = 'x'",
      "ticket_hash = 'x'",
      'ended_at = 4',
      'complete_at = 4',
      "front_photo = 'x'",
    ])
      await expect(query(`update access_request set ${change} where id = $1`, [end])).rejects.toThrow('has ended');
    expect(await row()).toEqual([kept]);
    await query("update access_request set sealed = 'new' where id = $1", [end]);
    if (before !== null) await query("update access_request set before_sealed = 'new' where id = $1", [end]);
    expect(await row()).toEqual([{ ...kept, sealed: 'new', before_sealed: before === null ? null : 'new' }]);
  },
);
