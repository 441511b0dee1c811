import { fraction } from '@candor/core/money/amount.ts';
import { paperRules } from '@candor/core/rules.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { TestRules } from '../rules/test-rules.ts';
import { decidedBy, TestAgents } from './test-agents.ts';

let bench: TestServer;
let agents: TestAgents;
let rules: TestRules;
beforeAll(async () => {
  bench = await openTestServer({ rules: { ...paperRules, agents: { share: fraction('0.5') } } });
  agents = new TestAgents(bench);
  rules = await TestRules.open(bench);
});
afterAll(() => bench.close());

const db = () => bench.server.services.db;
/** By an operator whose session no night has ended. */
const close = (userId: string, by = rules.maker) =>
  bench.call('POST /operator/proposals/make', {
    headers: by.headers,
    body: { proposal: { kind: 'account-close', userId, reason: 'asked for by the customer' } },
  });

test('an account closes once every commission that may still come to it is paid', async () => {
  const agent = await agents.person(undefined, false);
  await decidedBy(bench, rules, { kind: 'agent-change', userId: agent.userId, agent: true });
  await db().query(
    `insert into account_closing (id, user_id, way, address, requested_at, status)
      values ('closing', $1, 'chain', 'TXYZ', $2, 'requested')`,
    [agent.userId, bench.time.clock.now()],
  );
  const held = { status: 409, error: 'commission-open', field: 'userId' };
  expect(await close(agent.userId)).toMatchObject(held);
  await agents.spot((await agents.person(agent.inviteCode)).token, 'buy', { amount: '600' });
  await bench.advance(1_000);
  await decidedBy(bench, rules, { kind: 'agent-change', userId: agent.userId, agent: false });
  // The day that runs brings something, and is not counted before it is over.
  expect(await close(agent.userId)).toMatchObject(held);
  await agents.midnight(700_000);
  const fay = await signInOperator(bench, 'finance', 'fay');
  await agents.pay();
  const counted = 'select platform_day::int as day from agent_day where agent_id = $1 and commission > 0';
  const day = platformDay(bench.time.clock.now()) - 1;
  await expect.poll(() => db().query(counted, [agent.userId])).toEqual([{ day }]);
  expect(await close(agent.userId, fay)).toMatchObject(held);
  await bench.server.services.engine.submit({
    kind: 'top-up-reserve',
    reserve: 'commission-pool',
    amount: 9_000_000n as never,
    reference: 'p',
  });
  await agents.pay();
  await expect.poll(async () => (await close(agent.userId, fay)).code).toBe(200);
  expect(await db().query('select platform_day::int as day from agent_commission')).toEqual([{ day }]);
  const other = await agents.person(undefined, false);
  expect(await close(other.userId, fay)).toMatchObject({ status: 404 });
});
