import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { SessionUser } from '../http/sessions.ts';
import { openSessions, sessionIdleMs, sessionLifeMs, type SessionStore } from './sessions.ts';
import { addCustomers, customerRow } from './test-customers.ts';

let opened: TestDatabase;
const clock = { time: 1_800_000_000_000, now: () => clock.time };
/** What was asked of the database so far. */
const asked: string[] = [];
/** Comes between a question and its answer. */
let meanwhile: (() => Promise<unknown>) | null = null;
let sessions: SessionStore;
let ended: SessionUser[];
let userId = '';
let users = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

function watched(): Database {
  return {
    ...opened.db,
    async query<Row>(sql: string, params?: readonly unknown[]) {
      asked.push(sql);
      const rows = await opened.db.query<Row>(sql, params);
      const then = meanwhile;
      meanwhile = null;
      await then?.();
      return rows;
    },
  };
}
beforeEach(async () => {
  userId = `user-${(users += 1)}`;
  await addCustomers(opened.db, userId);
  sessions = openSessions(watched(), clock, () => undefined);
  ended = [];
  sessions.onEnd((session) => ended.push(session));
});
const rowsOf = (id: string) =>
  opened.db.query<Record<string, unknown>>('select * from session where user_id = $1 order by created_at', [id]);
const idOf = async (token: string): Promise<string> => (await sessions.find(token))?.sessionId ?? 'none';

test.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, `${'a'.repeat(42)}\n`, "' or 1=1"])(
  'the token %j is none, and nobody is asked about it',
  async (token) => {
    asked.length = 0;
    expect(await sessions.find(token)).toBeNull();
    expect(asked).toEqual([]);
  },
);

test('a token that nobody has is no session', async () => {
  expect(await sessions.find('a'.repeat(43))).toBeNull();
});

test('a session is known by the hash of its token alone, with what its owner recognises it by', async () => {
  const token = await sessions.start(userId, 3, { device: 'Chrome · Android', network: '203.113.*.*' });
  const [row] = await rowsOf(userId);
  const now = String(clock.time);
  expect(row).toEqual({
    id: expect.any(String),
    token_hash: hash('sha256', token, 'hex'),
    user_id: userId,
    device_platform: 3,
    created_at: now,
    seen_at: now,
    device: 'Chrome · Android',
    network: '203.113.*.*',
  });
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await sessions.find(token)).toEqual({ userId, sessionId: row?.['id'], standing: 'open' });
});

test('what belongs to a sign-in is written with it, or there is no session', async () => {
  const statements = [customerRow(userId)];
  await expect(sessions.start(userId, 1, { statements })).rejects.toThrow('customer_pkey');
  expect(await rowsOf(userId)).toEqual([]);
  await sessions.start(userId, 1, { statements: [customerRow(`${userId}-friend`)] });
  expect(await rowsOf(userId)).toHaveLength(1);
});

test('a known session costs no question, and its last use is noted once an hour', async () => {
  const token = await sessions.start(userId, 1);
  await sessions.find(token);
  asked.length = 0;
  clock.time += hourMs;
  await sessions.find(token);
  expect(asked).toEqual([]);
  clock.time += 1;
  await sessions.find(token);
  await sessions.find(token);
  expect(asked).toEqual(['update session set seen_at = $2 where id = $1']);
  await expect.poll(async () => (await rowsOf(userId))[0]?.['seen_at']).toBe(String(clock.time));
});

test.each([
  ['known', true],
  ['read from the tables', false],
])('a session that nobody has used for 30 days is over, also where it is %s', async (_name, isKnown) => {
  const token = await sessions.start(userId, 1);
  const sessionId = isKnown ? await idOf(token) : String((await rowsOf(userId))[0]?.['id']);
  clock.time += sessionIdleMs + 1;
  expect(await sessions.find(token)).toBeNull();
  expect([ended, await rowsOf(userId)]).toEqual([[{ userId, sessionId, standing: 'open' }], []]);
});

test('a session that is used every day is over after 90 of them', async () => {
  const token = await sessions.start(userId, 1);
  for (let day = 0; day < sessionLifeMs / dayMs; day += 1) {
    clock.time += dayMs;
    expect(await sessions.find(token), `day ${day}`).not.toBeNull();
  }
  clock.time += 1;
  expect(await sessions.find(token)).toBeNull();
});

test('the twenty-first session ends the one that was used longest ago, and no other', async () => {
  const tokens: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    clock.time += 1;
    tokens.push(await sessions.start(userId, n));
  }
  const [first = '', second = ''] = tokens;
  clock.time += hourMs + 1;
  await sessions.find(first);
  await expect.poll(async () => (await rowsOf(userId))[0]?.['seen_at']).toBe(String(clock.time));
  const sessionId = (await rowsOf(userId))[1]?.['id'];
  await sessions.start(userId, 20);
  expect(await sessions.find(second)).toBeNull();
  expect(ended).toEqual([{ userId, sessionId, standing: 'open' }]);
  expect(await sessions.find(first)).not.toBeNull();
  expect(await rowsOf(userId)).toHaveLength(20);
});

test('an ended session is told of when it can no longer be found, and those of others stay', async () => {
  const [token, other] = [await sessions.start(userId, 1), await sessions.start(userId, 2)];
  const [sessionId, otherId] = [await idOf(token), await idOf(other)];
  let found: SessionUser | null | undefined;
  sessions.onEnd(() => {
    sessions.find(token).then(
      (session) => {
        found = session;
      },
      () => undefined,
    );
  });
  await sessions.end(sessionId);
  await expect.poll(() => found).toBeNull();
  expect(ended).toEqual([{ userId, sessionId, standing: 'open' }]);
  expect(await idOf(other)).toBe(otherId);
});

test('all sessions of one customer end, but the one that is kept', async () => {
  const tokens = [await sessions.start(userId, 1), await sessions.start(userId, 2), await sessions.start(userId, 3)];
  const ids = await Promise.all(tokens.map(idOf));
  const stranger = `${userId}-stranger`;
  await addCustomers(opened.db, stranger);
  const theirs = await sessions.start(stranger, 1);
  await sessions.endAll(userId, ids[1]);
  expect(await Promise.all(tokens.map(idOf))).toEqual(['none', ids[1], 'none']);
  expect(new Set(ended.map(({ sessionId }) => sessionId))).toEqual(new Set([ids[0], ids[2]]));
  await sessions.endAll(userId);
  expect(await idOf(tokens[1] ?? '')).toBe('none');
  expect(await sessions.find(theirs)).toMatchObject({ userId: stranger });
});

test('a session that ends while it is looked up is not found any more, and not remembered either', async () => {
  const token = await sessions.start(userId, 1);
  const sessionId = String((await rowsOf(userId))[0]?.['id']);
  meanwhile = () => sessions.end(sessionId);
  expect(await sessions.find(token)).toBeNull();
  expect(await sessions.find(token)).toBeNull();
});

test('a new standing counts once the session is refreshed, also while it is looked up', async () => {
  const token = await sessions.start(userId, 1);
  await sessions.find(token);
  const freeze = (standing: string) =>
    opened.db.query('update customer set standing = $2 where id = $1', [userId, standing]);
  await freeze('frozen');
  sessions.refresh(userId);
  expect(await sessions.find(token)).toMatchObject({ standing: 'frozen' });
  sessions.refresh(userId);
  meanwhile = async () => {
    await freeze('closed');
    sessions.refresh(userId);
  };
  expect(await sessions.find(token)).toMatchObject({ standing: 'closed' });
  await sessions.endAll(userId);
  expect(ended).toMatchObject([{ userId, standing: 'closed' }]);
});

test('a sweep removes what find refuses, tells of it, and leaves the rest', async () => {
  await sessions.start(userId, 1);
  clock.time += sessionIdleMs;
  const used = await sessions.start(userId, 2);
  await sessions.sweep();
  expect(await rowsOf(userId)).toHaveLength(2);
  clock.time += 1;
  await sessions.sweep();
  expect((await rowsOf(userId)).map((row) => row['device_platform'])).toEqual([2]);
  expect(ended.filter((session) => session.userId === userId)).toHaveLength(1);
  expect(await sessions.find(used)).not.toBeNull();
});
