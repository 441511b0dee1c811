import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../db/test-database.ts';
import { openSessions, type SessionChange, type SessionStore } from '../sessions.ts';
import { addCustomers } from '../test-customers.ts';
import { KnownSessions, type KnownSession } from './known-sessions.ts';

let now = 0;
const session = (userId: string, sessionId: string): KnownSession => ({
  userId,
  sessionId,
  standing: 'open',
  seenAt: now,
  createdAt: now,
  readAt: now,
});
beforeEach(() => {
  now = 1_000;
});

test('a session is believed for as long as it may be', () => {
  const known = new KnownSessions(() => now, 500);
  known.keep('t', session('an', 's'));
  now += 500;
  expect(known.find('t')).toMatchObject({ sessionId: 's' });
  now += 1;
  expect(known.find('t')).toBeUndefined();
});

test('what has ended is forgotten and said, of one customer only what is theirs', () => {
  const known = new KnownSessions(() => now, Infinity);
  const ended: string[] = [];
  known.onEnd(({ sessionId }) => ended.push(sessionId));
  for (const [token, userId] of [
    ['a', 'an'],
    ['b', 'an'],
    ['c', 'binh'],
  ] as const)
    known.keep(token, session(userId, `s${token}`));
  known.ended([session('an', 'sa')]);
  expect(['a', 'b', 'c'].map((token) => known.find(token)?.sessionId)).toEqual([undefined, 'sb', 'sc']);
  known.forgetOf('an');
  expect(['b', 'c'].map((token) => known.find(token)?.sessionId)).toEqual([undefined, 'sc']);
  expect([ended, known.changes]).toEqual([['sa'], 2]);
});

test('two processes tell each other of what ends, and find out by themselves what was not heard', async () => {
  const { db, drop } = await openTestDatabase();
  await addCustomers(db, 'an');
  const changes: SessionChange[] = [];
  const clock = { now: () => now };
  const others = { tell: (change: SessionChange) => changes.push(change), believedMs: 30_000 };
  const open = (): SessionStore => openSessions(db, clock, () => undefined, others);
  const [one, other] = [open(), open()];
  const ended: string[] = [];
  other.onEnd(({ sessionId }) => ended.push(sessionId));
  const tokens = [await one.start('an', 1), await one.start('an', 1)] as const;
  const found = await Promise.all(tokens.map((token) => other.find(token)));
  await one.end(found[0]?.sessionId ?? '');
  expect(await other.find(tokens[0])).not.toBeNull();
  const [change] = changes;
  expect(change).toEqual({ kind: 'session-ended', session: found[0] });
  if (change !== undefined) other.hear(change);
  expect([await other.find(tokens[0]), ended]).toEqual([null, [found[0]?.sessionId]]);
  await one.endAll('an');
  expect(await other.find(tokens[1])).not.toBeNull();
  now += 30_001;
  expect(await other.find(tokens[1])).toBeNull();
  await drop();
});

test('a standing that has changed elsewhere counts from when it is heard', async () => {
  const { db, drop } = await openTestDatabase();
  await addCustomers(db, 'an');
  const changes: SessionChange[] = [];
  const others = { tell: (change: SessionChange) => changes.push(change), believedMs: 30_000 };
  const [one, other] = [0, 1].map(() => openSessions(db, { now: () => now }, () => undefined, others));
  const token = (await one?.start('an', 1)) ?? '';
  expect(await other?.find(token)).toMatchObject({ standing: 'open' });
  await db.query("update customer set standing = 'frozen' where id = 'an'");
  one?.refresh('an');
  expect(changes).toEqual([{ kind: 'standing-changed', userId: 'an' }]);
  expect(await other?.find(token)).toMatchObject({ standing: 'open' });
  for (const change of changes) other?.hear(change);
  expect(await other?.find(token)).toMatchObject({ standing: 'frozen' });
  await drop();
});
