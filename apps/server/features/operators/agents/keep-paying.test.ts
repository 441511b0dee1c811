import { platformDay } from '@candor/core/platform-day.ts';
import { firstVersion } from '@candor/core/rule-versions/version.ts';
import { fraction } from '@candor/core/money/amount.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { TestRules } from '../rules/test-rules.ts';
import { dueDays } from './due-days.ts';
import { countDays, keepPayingCommissions } from './keep-paying.ts';
import { decidedBy, TestAgents } from './test-agents.ts';

let bench: TestServer;
let agents: TestAgents;
let agentId = '';
const rules = {
  pairs: paperRules.spot.pairs,
  versions: [firstVersion({ ...paperRules, agents: { share: fraction('0.5') } })],
};
const db = () => bench.server.services.db;
const now = (): number => bench.time.clock.now();
const days = () => db().query('select platform_day::int as day, traders from agent_day order by 1');
const until = () => db().query('select platform_day::int as day from agent_days_until');

beforeAll(async () => {
  bench = await openTestServer({ rules: { ...paperRules, agents: { share: fraction('0.5') } } });
  agents = new TestAgents(bench);
  const agent = await agents.person();
  agentId = agent.userId;
  await decidedBy(bench, await TestRules.open(bench), { kind: 'agent-change', userId: agentId, agent: true });
  await agents.spot((await agents.person(agent.inviteCode)).token, 'buy', { amount: '600' });
});
afterAll(() => bench.close());

test('a day that runs, or was over a moment ago, is not counted', async () => {
  await countDays(db(), now(), rules);
  expect(await days()).toEqual([]);
  await agents.midnight(0);
  await countDays(db(), now(), rules);
  expect(await days()).toEqual([]);
});

test('what was counted before a fault stands, what came after is counted then, nothing twice', async () => {
  const day = platformDay(now()) - 1;
  bench.time.leap(86_400_000 * 2 + 700_000);
  let batches = 0;
  const failing = {
    query: db().query.bind(db()),
    batch: (statements: Parameters<TestServer['server']['services']['db']['batch']>[0]) =>
      (batches += 1) === 2 ? Promise.reject(new Error('killed')) : db().batch(statements),
  } as Parameters<typeof countDays>[0];
  await expect(countDays(failing, now(), rules)).rejects.toThrow('killed');
  expect([await days(), await until()]).toEqual([[{ day, traders: 1 }], [{ day }]]);
  for (let each = 0; each < 2; each += 1) await countDays(db(), now(), rules);
  expect([await days(), await until()]).toEqual([[{ day, traders: 1 }], [{ day: day + 2 }]]);
});

test('a payment that nobody heard of is not made again', async () => {
  const { engine } = bench.server.services;
  await engine.submit({
    kind: 'top-up-reserve',
    reserve: 'commission-pool',
    amount: 9_000_000n as never,
    reference: 'p',
  });
  const [due] = await dueDays(db());
  const command = {
    kind: 'pay-commission',
    userId: agentId,
    day: due?.day ?? 0,
    fees: BigInt(due?.fees ?? 0) as never,
    commission: BigInt(due?.commission ?? 0) as never,
  } as const;
  const before = await bench.sums();
  const both = await Promise.all([engine.submit(command), engine.submit(command)]);
  expect(both.map((result) => (result.ok ? 'ok' : result.refusal))).toEqual(['ok', 'commission-paid']);
  expect(await dueDays(db())).toEqual([]);
  expect(await bench.sums()).toEqual(before);
  expect(await db().query('select count(*)::int as n from agent_commission')).toEqual([{ n: 1 }]);
  await expect(engine.submit({ ...command, day: command.day + 1 })).rejects.toThrow();
  expect(await bench.sums()).toEqual(before);
});

test('a day that can’t be booked as it was counted holds up nobody else', async () => {
  const [poor, other] = [await agents.person(undefined, false), await agents.person(undefined, false)];
  const [risk, finance] = [await signInOperator(bench, 'risk', 'rob'), await signInOperator(bench, 'finance', 'fay')];
  const operators = new TestRules(bench, risk, finance);
  for (const { userId } of [poor, other])
    await decidedBy(bench, operators, { kind: 'agent-change', userId, agent: true });
  const days = `insert into agent_day (agent_id, platform_day, traders, fees, share, commission)
    values ($1, 20000, 1, 100, 10000000, 10), ($1, 20001, 1, 100, 50000000, 50), ($2, 20002, 1, 100, 50000000, 50)`;
  await db().query(days, [poor.userId, other.userId]);
  await agents.pay();
  const paid = 'select agent_id, platform_day::int as day from agent_commission where agent_id = any($1::text[])';
  await expect
    .poll(() => db().query(paid, [[poor.userId, other.userId]]))
    .toEqual([{ agent_id: other.userId, day: 20_002 }]);
});

test('a day is counted only when what was received before is written, also after a process was frozen', async () => {
  const asked: string[] = [];
  const query = (sql: string) => {
    asked.push(sql);
    return Promise.resolve([]);
  };
  let written: () => void = () => undefined;
  const writing = new Promise<void>((resolve) => {
    written = resolve;
  });
  const { engine: _, ...services } = bench.server.services;
  const parts = { ...services, db: { query, patient: { query } }, engine: { ready: true, settled: () => writing } };
  const stop = keepPayingCommissions(parts as never, (_ms, run) => {
    run();
    return () => undefined;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
  written();
  await stop();
  expect(asked).not.toEqual([]);
});
