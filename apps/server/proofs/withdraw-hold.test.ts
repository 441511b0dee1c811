import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, fromBase32 } from '../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { holdWithdrawals } from './withdraw-hold.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

const password = 'secret-123';

test('no change of a proof makes a hold shorter that is longer already', async () => {
  const { token, userId } = await bench.signUp({ funded: false });
  const { db, destinations } = bench.server.services;
  const until = bench.time.clock.now() + 3 * dayMs;
  const { sql, params } = holdWithdrawals(userId, until);
  await db.query(sql, params);
  const secret = fromBase32((await bench.call('POST /player/totp/enrol', { token, body: { password } })).data.secret);
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  bench.time.advance(30_000);
  expect(
    (await bench.call('POST /player/totp/remove', { token, body: { password, totp: codeOf(bench, secret) } })).code,
  ).toBe(200);
  expect(await destinations.holdUntil(userId)).toBe(until);
  const changed = { oldPassword: password, newPassword: 'another-123', confirmPassword: 'another-123' };
  expect((await bench.call('POST /player/updateLoginPassword', { token, body: changed })).code).toBe(200);
  expect(await destinations.holdUntil(userId)).toBe(until);
});
