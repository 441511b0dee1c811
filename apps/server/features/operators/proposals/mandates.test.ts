import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, operatorPassword } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { signInTeam, type Team } from './test-sign-in.ts';

let bench: TestServer;
let operators: Team;
beforeAll(async () => {
  bench = await openTestServer();
  operators = await signInTeam(bench);
}, 120_000);
afterAll(() => bench.close());

type Who = keyof typeof operators;
type Mandate = Partial<Record<'makes' | 'checks' | 'addresses', string[] | null>> & {
  approveMax?: string | null;
  dayMax?: string | null;
};
const reason = 'agreed by both';
const headersOf = (who: Who) => ({ headers: operators[who].headers });
const make = (who: Who, proposal: object) =>
  bench.call('POST /operator/proposals/make', { ...headersOf(who), body: { proposal } as never });
const approve = (who: Who, id: string) =>
  bench.call('POST /operator/proposals/approve', { ...headersOf(who), body: { id } });
const proposeMandate = (by: Who, whose: Who, mandate: Mandate) => {
  const whole = { makes: null, checks: null, approveMax: null, addresses: [] };
  return make(by, { kind: 'operator-mandate', id: operators[whose].id, ...whole, ...mandate, reason });
};
/** Decided by both administrators. */
async function decide(whose: Who, mandate: Mandate): Promise<void> {
  const { data } = await proposeMandate('anna', whose, mandate);
  expect((await approve('bert', data.id)).data).toMatchObject({ decision: 'approved' });
}
const fund = (by: Who, amount: string) =>
  make(by, { kind: 'reserve-funding', reserve: 'fast-reserve', amount, reason });
const mandatesOf = async (whose: Who) =>
  bench.server.services.db.query(
    `select makes, checks, approve_max::text as approve_max, addresses from operator_mandate
      where operator_id = $1 order by id`,
    [operators[whose].id],
  );

test('nobody changes their own, alone, by another role, or to what there is not', async () => {
  expect(await proposeMandate('anna', 'anna', { approveMax: '5' })).toMatchObject({ error: 'own-account' });
  expect(await proposeMandate('rita', 'finn', { approveMax: '5' })).toMatchObject({ error: 'operator-role' });
  expect(await proposeMandate('anna', 'finn', {})).toMatchObject({ error: 'state-unchanged' });
  for (const [field, mandate] of [
    ['makes', { makes: ['set-price'] }],
    ['checks', { checks: ['owner'] }],
    ['approveMax', { approveMax: '0' }],
    ['dayMax', { dayMax: '0' }],
    ['addresses', { addresses: ['example.com'] }],
    ['addresses', { addresses: ['0.0.0.0/0'] }],
    ['addresses', { addresses: ['loopback'] }],
  ] as const)
    expect(await proposeMandate('anna', 'finn', mandate as never)).toMatchObject({
      error: 'field-invalid',
      field: `proposal.${field}`,
    });
  const { data } = await proposeMandate('anna', 'finn', { approveMax: '5' });
  expect(await approve('anna', data.id)).toMatchObject({ error: 'proposal-own' });
  // Who is concerned, made an administrator meanwhile, doesn't decide it either.
  await bench.server.services.db.query("update operator set role = 'admin' where id = $1", [operators.finn.id]);
  expect(await approve('finn', data.id)).toMatchObject({ error: 'own-account' });
  await bench.server.services.db.query("update operator set role = 'finance' where id = $1", [operators.finn.id]);
  await bench.call('POST /operator/proposals/refuse', { ...headersOf('anna'), body: { id: data.id, reason } });
  expect(await mandatesOf('finn')).toEqual([]);
});

test('an approval beyond the largest one is refused, one within it is carried out and conserved', async () => {
  await decide('fred', { approveMax: '5000' });
  const { data: large } = await fund('rita', '5000.01');
  const refused = await approve('fred', large.id);
  expect(refused).toMatchObject({ status: 403, error: 'operator-limit' });
  expect(refused.message).toContain('5,000 USDT');
  expect((await approve('finn', large.id)).data).toMatchObject({ decision: 'approved' });
  const { data } = await fund('rita', '5000');
  expect((await approve('fred', data.id)).data).toMatchObject({ decision: 'approved' });
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
  expect(await mandatesOf('fred')).toEqual([
    { makes: null, checks: null, approve_max: String(usdt('5000')), addresses: [] },
  ]);
});

test('rights are fewer than those of the role, never more, and are shown', async () => {
  await decide('rita', { makes: ['void', 'operator-create'], checks: ['void'] });
  expect(await fund('rita', '10')).toMatchObject({ error: 'operator-role' });
  // A right that the role has not is none.
  expect(await make('rita', { kind: 'operator-create', name: 'new1', role: 'risk', reason })).toMatchObject({
    error: 'operator-role',
  });
  const { data } = await make('finn', { kind: 'vnd-rate', vndPerUsdt: '26400', reason });
  expect(await approve('rita', data.id)).toMatchObject({ error: 'operator-role' });
  const shown = (await bench.call('GET /operator/operators', headersOf('anna'))).data.find(
    ({ name }) => name === 'rita',
  );
  expect(shown?.mandate).toEqual({
    makes: ['operator-create', 'void'],
    checks: ['void'],
    approveMax: null,
    dayMax: null,
    addresses: [],
  });
  expect((await approve('fred', data.id)).data).toMatchObject({ decision: 'approved' });
});

test('who may do more by two counts as one person with them from then on', async () => {
  const handouts = () =>
    bench.server.services.db.query('select act from operator_handout where operator_id = $1', [operators.rita.id]);
  expect(await handouts()).toEqual([]);
  await decide('rita', { checks: ['void'] });
  expect(await handouts()).toEqual([{ act: 'promoted' }, { act: 'promoted' }]);
});

test('from elsewhere nobody signs in or works', async () => {
  const { finn } = operators;
  await decide('finn', { addresses: ['192.0.2.0/24'] });
  expect(await bench.call('GET /operator/me', headersOf('finn'))).toMatchObject({ status: 401 });
  await bench.advance(30_000);
  const login = await bench.call('POST /operator/login', {
    body: { name: finn.name, password: operatorPassword, code: codeOf(bench, finn.secret) },
  });
  expect(login).toMatchObject({ status: 403, error: 'operator-address' });
  await decide('finn', { addresses: ['127.0.0.1', '::1'] });
  expect((await bench.call('GET /operator/me', headersOf('finn'))).data.operator.name).toBe('finn');
});

test('a quarter of an hour later a large act asks for the authenticator anew, a small one not', async () => {
  const { bert } = operators;
  await bench.advance(15 * 60_000 + 1_000);
  const { data: small, error } = await fund('fred', '999');
  expect(error).toBeUndefined();
  const fred = await make('fred', { kind: 'pay-account', ...payAccount, reason });
  expect((await approve('bert', small.id)).data).toMatchObject({ decision: 'approved' });
  expect(await approve('bert', fred.data.id)).toMatchObject({ status: 403, error: 'step-up-needed' });
  const stepUp = (code: string) => bench.call('POST /operator/stepUp', { ...headersOf('bert'), body: { code } });
  expect(await stepUp('000000')).toMatchObject({ error: 'code-wrong' });
  expect(await approve('bert', fred.data.id)).toMatchObject({ error: 'step-up-needed' });
  const code = codeOf(bench, bert.secret);
  expect((await stepUp(code)).code).toBe(200);
  expect(await stepUp(code)).toMatchObject({ error: 'code-wrong' });
  expect((await approve('bert', fred.data.id)).data).toMatchObject({ decision: 'approved' });
});
const payAccount = {
  bankName: 'Vietcombank',
  bankCode: 'VCB',
  holder: 'CANDOR',
  accountNo: '0123456789',
  enabled: true,
};

test('the database refuses a mandate that nobody approved, and one that its maker has got', async () => {
  const { db, clock } = bench.server.services;
  const insert = (operatorId: string, proposalId: string) =>
    db.query(`insert into operator_mandate (operator_id, addresses, proposal_id, time) values ($1, '{}', $2, $3)`, [
      operatorId,
      proposalId,
      clock.now(),
    ]);
  const { data } = await proposeMandate('anna', 'finn', { approveMax: '7' });
  await expect(insert(operators.finn.id, data.id)).rejects.toThrow('needs a proposal operator-mandate');
  await db.query("update operator_proposal set decision = 'approved', checker = $2, decided_at = $3 where id = $1", [
    data.id,
    operators.bert.id,
    clock.now(),
  ]);
  await expect(insert(operators.anna.id, data.id)).rejects.toThrow('an own mandate');
  await expect(db.query("update operator_mandate set addresses = '{}'")).rejects.toThrow();
});
