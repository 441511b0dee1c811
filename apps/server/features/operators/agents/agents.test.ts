import { parseDecimal } from '@candor/core/money/decimal.ts';
import { dayMs, platformDay, platformDayStart } from '@candor/core/platform-day.ts';
import { platformDate } from '../../../engine/rows/messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { TestRules } from '../rules/test-rules.ts';
import { decidedBy, TestAgents } from './test-agents.ts';

let bench: TestServer;
let agents: TestAgents;
let rules: TestRules;
let support: TestOperator;
type Person = Awaited<ReturnType<TestAgents['person']>>;
let agent: Person;
let buyer: Person;
let trader: Person;
let tradedOn = 0;
beforeAll(async () => {
  bench = await openTestServer();
  agents = new TestAgents(bench);
  rules = await TestRules.open(bench);
  support = await signInOperator(bench, 'support', 'sam');
  agent = await agents.person();
});
afterAll(() => bench.close());

const reason = 'agreed by both';
const propose = (userId: string, isAgent: boolean, { headers } = rules.maker) =>
  bench.call('POST /operator/proposals/make', {
    headers,
    body: { proposal: { kind: 'agent-change', userId, agent: isAgent, reason } },
  });
const own = async ({ token }: Pick<Person, 'token'>) => (await bench.call('GET /player/commissions', { token })).data;
const report = async (by: 'agent' | 'month' | 'day') =>
  (await bench.call('GET /operator/agents', { headers: rules.maker.headers, query: { by } })).data;
const units = (text: string): bigint => parseDecimal(text, 6) ?? -1n;

test('one operator, support, a stranger, an operator’s own account and what is so already are refused', async () => {
  const { userId } = agent;
  expect(await propose(userId, true, support)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await propose('nobody', true)).toMatchObject({ status: 404, field: 'userId' });
  expect(await propose(userId, false)).toMatchObject({ status: 409, error: 'state-unchanged', field: 'agent' });
  const operators = await agents.person(undefined, false);
  await bench.call('POST /operator/operators/declareCustomer', { ...support, body: { userId: operators.userId } });
  expect(await propose(operators.userId, true)).toMatchObject({ status: 403, error: 'own-customer', field: 'userId' });
  const { data } = await propose(userId, true);
  expect(await rules.approve(data.id, rules.maker)).toMatchObject({ status: 409, error: 'proposal-own' });
  await bench.call('POST /operator/proposals/refuse', { ...rules.maker, body: { id: data.id, reason } });
  const row = `insert into agent (user_id, since, proposal_id)
    select $1, 1, id from operator_proposal where kind = 'agent-change'`;
  await expect(bench.server.services.db.query(row, [userId])).rejects.toThrow('another operator has approved');
  expect(await own(agent)).toEqual({ list: [], total: 0, page: 1, limit: 20, agentSince: null, share: '0', paid: '0' });
});

test('two make an agent, who is told and reads it among the acts; then two set the share', async () => {
  const { token, userId } = agent;
  await decidedBy(bench, rules, { kind: 'agent-change', userId, agent: true });
  const now = bench.time.clock.now();
  expect(await own(agent)).toMatchObject({ agentSince: now, share: '0' });
  const { list } = (await bench.call('GET /player/operatorActs', { token })).data;
  expect(list).toEqual([{ time: now, act: 'agent-change', subject: `user:${userId}`, reason }]);
  const notices = (await bench.call('POST /player/notice/page', { token, body: { type: 'message' } })).data.list;
  expect(notices).toMatchObject([{ kind: 'agent-appointed' }]);
  const headers = rules.maker.headers;
  const invitation = await bench.call('GET /operator/customers/{userId}/invitation', { headers, params: { userId } });
  expect(invitation.data.agentSince).toBe(now);
  const settings = await rules.sent();
  expect(await rules.propose({ ...settings, agents: { share: '0.51' } })).toMatchObject({
    error: 'rules-invalid',
    field: 'proposal.settings.agents.share',
  });
  const { data } = await rules.propose({ ...settings, agents: { share: '0.25' } });
  expect((await rules.approve(data.id, rules.checker)).code).toBe(200);
});

/** What the entries of a day say that somebody has paid in fees: per deal or position, worth in USDT. */
async function feesInEntries(userIds: readonly string[], day: number): Promise<bigint> {
  const from = day * dayMs - 3_600_000;
  const entries = await bench.server.services.db.query<Record<'id' | 'kind' | 'owner' | 'currency' | 'moved', string>>(
    `select j.id, j.kind, e.owner, e.currency, sum(e.available + e.frozen)::text as moved
       from journal j join journal_entry e on e.journal_id = j.id
      where j.time >= $1 and j.time < $2 and (j.kind = 'spot-fill' or j.kind like 'futures-%') group by 1, 2, 3, 4`,
    [from, from + dayMs],
  );
  let [usdt, bought] = [0n, 0n];
  for (const id of new Set(entries.map((entry) => entry.id))) {
    const of = (owner: string, currency: string): bigint =>
      BigInt(entries.find((e) => e.id === id && e.owner === owner && e.currency === currency)?.moved ?? 0);
    const [one] = entries.filter((entry) => entry.id === id);
    const payer = userIds.find((userId) => of(userId, 'USDT') !== 0n);
    if (payer === undefined) continue;
    const fee = of('fees', 'BTC');
    if (one?.kind !== 'spot-fill') usdt += of('fees', 'USDT');
    // A step is a hundred-thousandth of a bitcoin: 1,000 units.
    else if (of(payer, 'BTC') > 0n) bought += (fee * -of(payer, 'USDT')) / ((of(payer, 'BTC') + fee) / 1_000n);
    // What is sold for whole units of USDT leaves nothing but the fee.
    else usdt += of('fees', 'USDT');
  }
  return usdt + bought / 1_000n;
}

test('a day is counted once it is over, from fees alone and of whom they invited alone', async () => {
  await agents.midnight(60_000);
  tradedOn = platformDay(bench.time.clock.now());
  buyer = await agents.person(agent.inviteCode);
  trader = await agents.person(agent.inviteCode);
  const loser = await agents.person(agent.inviteCode);
  const stranger = await agents.person(buyer.inviteCode);
  await agents.spot(buyer.token, 'buy', { amount: '600' });
  await agents.spot(buyer.token, 'sell', { quantity: '0.005' });
  await agents.futures(trader.token);
  await agents.fast(loser.token);
  await agents.spot(stranger.token, 'buy', { amount: '900' });
  await agents.futures(stranger.token);
  expect((await own(agent)).list).toEqual([]);
  await agents.midnight(599_000);
  await agents.pay();
  const fees = await feesInEntries([buyer.userId, trader.userId, loser.userId], tradedOn);
  expect(fees).toBeGreaterThan(3_000_000n);
  const data = await own(agent);
  const day = { day: platformDate(tradedOn), traders: 2, share: '0.25', paidAt: null };
  expect(data).toMatchObject({ total: 1, share: '0.25', paid: '0', list: [day] });
  expect(units(data.list[0]?.fees ?? '')).toBe(fees);
  expect(units(data.list[0]?.commission ?? '')).toBe(fees / 4n);
});

test('while the pool has not enough nothing is paid; then each day once, as the ledger says', async () => {
  rules = new TestRules(
    bench,
    await signInOperator(bench, 'risk', 'rob'),
    await signInOperator(bench, 'finance', 'fay'),
  );
  const { commission = '' } = (await own(agent)).list[0] ?? {};
  expect(await report('agent')).toMatchObject({ pool: '0', due: { days: 1, commission, lacks: true } });
  const before = await bench.sums();
  await decidedBy(bench, rules, { kind: 'reserve-funding', reserve: 'commission-pool', amount: '0.1' });
  await agents.pay();
  expect(await report('agent')).toMatchObject({ pool: '0.1', due: { days: 1, commission, lacks: true } });
  await decidedBy(bench, rules, { kind: 'reserve-funding', reserve: 'commission-pool', amount: '50' });
  const paidAt = (await paying()) ?? 0;
  await agents.pay();
  expect(await bench.sums()).toEqual(before);
  expect((await report('agent')).due).toEqual({ days: 0, commission: '0', lacks: false });
  const data = await own(agent);
  expect(data).toMatchObject({ paid: commission, list: [{ commission, paidAt }] });
  const entries = await bench.server.services.db.query(
    `select j.reference, e.owner, e.type, e.currency, e.available::text, e.frozen::text from journal j
      join journal_entry e on e.journal_id = j.id where j.kind = 'commission' order by e.journal_id, e.line`,
  );
  const moved = units(commission);
  const line = { reference: `${agent.userId}-${tradedOn}`, currency: 'USDT', frozen: '0' };
  expect(entries).toEqual([
    { ...line, owner: 'commission-pool', type: 0, available: `-${moved}` },
    { ...line, owner: agent.userId, type: 1, available: String(moved) },
  ]);
});

/** Lets it be paid. @returns when that was */
async function paying(): Promise<number | undefined> {
  await agents.pay();
  await expect.poll(async () => (await own(agent)).list[0]?.paidAt).not.toBeNull();
  return (await own(agent)).list[0]?.paidAt ?? undefined;
}

test('its owner finds it in the statement and among the messages, operators in reports and as a table', async () => {
  const { token, userId } = agent;
  const { fees = '', commission = '', paidAt } = (await own(agent)).list[0] ?? {};
  const lines = (await bench.call('GET /account/page', { token })).data.list;
  expect(lines[0]).toMatchObject({ kind: 'commission', amount: commission, currencyCode: 'USDT', accountType: 1 });
  const notices = (await bench.call('POST /player/notice/page', { token, body: { type: 'message' } })).data.list;
  expect(notices[0]).toMatchObject({ kind: 'commission-paid', title: expect.any(String) });
  const day = platformDate(tradedOn);
  const row = { person: expect.objectContaining({ userId }), invited: 3, fees, commission, paid: commission };
  const reports = await Promise.all((['agent', 'month', 'day'] as const).map(report));
  expect(reports.map(({ list }) => list)).toMatchObject([
    [{ ...row, period: null }],
    [{ ...row, period: day.slice(0, 7) }],
    [{ ...row, period: day }],
  ]);
  const table = await fetch(`${bench.server.url}/operator/csv/commissions`, { headers: rules.maker.headers });
  const [, cells = ''] = (await table.text()).split('\r\n');
  expect(cells.replace(/,\d+,([^,]*)$/, ',journal,$1')).toBe(
    [userId, 'person1x', day, '2', fees, '0.25', commission, 'journal', new Date(paidAt ?? 0).toISOString()].join(','),
  );
  expect(JSON.stringify(await own(agent))).not.toContain(buyer.userId);
  const today = platformDate(platformDay(paidAt ?? 0));
  const query = { from: today, to: today };
  const ledger = (await bench.call('GET /operator/report', { headers: rules.maker.headers, query })).data.accounts;
  const linesOf = (book: string) => ledger.find((one) => one.book === book && one.currencyCode === 'USDT')?.lines;
  const kind = 'commission';
  expect(linesOf('commission-pool')).toContainEqual({ kind, amount: `-${commission}`, journals: 1 });
  expect(linesOf('customers')).toContainEqual({ kind, amount: commission, journals: 1 });
});

test('what is paid after it was ended, or given back by operators, brings nothing', async () => {
  await agents.spot(buyer.token, 'buy', { amount: '300' });
  await agents.futures(trader.token);
  const kept = await feesInEntries([buyer.userId], tradedOn + 1);
  const [row] = await bench.server.services.db.query<{ id: string; lost: string }>(
    `select j.id, (-e.available)::text as lost from journal j join journal_entry e on e.journal_id = j.id
      where j.kind = 'futures-open' and e.owner = $1 order by j.id desc limit 1`,
    [trader.userId],
  );
  expect(row).toBeDefined();
  await bench.server.services.db.query(
    `insert into adjustment (adjustment_id, user_id, account_type, currency, amount, reverses, reason, approval,
       journal_id, worth, time)
     select 'give' || id, $1, 3, 'USDT', 1, id, 'r', 'p', id, 0, $2 from journal
      where kind like 'futures-%' and time >= $3 and id in (select journal_id from journal_entry where owner = $1)`,
    [trader.userId, bench.time.clock.now(), platformDayStart(bench.time.clock.now())],
  );
  await decidedBy(bench, rules, { kind: 'agent-change', userId: agent.userId, agent: false });
  await agents.spot(buyer.token, 'buy', { amount: '500' });
  await agents.midnight(660_000);
  await agents.pay();
  await expect.poll(async () => (await own(agent)).total).toBe(2);
  const data = await own(agent);
  expect(data.agentSince).toBeNull();
  expect(data.list[0]).toMatchObject({ day: platformDate(tradedOn + 1), traders: 1 });
  expect(units(data.list[0]?.fees ?? '')).toBe(kept);
});
