import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneOfEachKind } from '../cases/test-cases.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { boundsOf } from '../../../pager/bounds.ts';
import { queueAges } from '../../../pager/waiting.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

const none = { waiting: 0, oldestAt: null };

test('an empty queue has no oldest, and of each other one it is known since when it waits', async () => {
  const { db, clock } = bench.server.services;
  expect(await queueAges(db)).toEqual([
    { queue: 'deposits', ...none },
    { queue: 'withdrawals', ...none },
    { queue: 'verifications', ...none },
    { queue: 'conversations', ...none },
    { queue: 'proposals', ...none },
  ]);
  const fred = await signInOperator(bench, 'finance', 'fred');
  await oneOfEachKind(bench, await bench.signUp(), fred);
  const one = { waiting: 1, oldestAt: clock.now() };
  expect(await queueAges(db)).toEqual([
    { queue: 'deposits', ...one },
    { queue: 'withdrawals', ...one },
    { queue: 'verifications', ...one },
    { queue: 'conversations', ...one },
    { queue: 'proposals', ...one },
  ]);
});

test('bounds are as at first, until they are set', async () => {
  expect(await boundsOf(bench.server.services.db)).toEqual({
    'deadline-near': 60,
    'queue-age': 120,
    'reserve-high': 80,
    'feed-fault': 10,
    'chain-silent': 5,
    'big-win': 1_000,
  });
});
