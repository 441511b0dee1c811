import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codeOf, fromBase32 } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { equipped, openDesk, password, picture, traces, type Equipped } from '../test-person.ts';

let bench: TestServer;
let desk: Awaited<ReturnType<typeof openDesk>>;
let customer: Equipped;
let stranger: Equipped;
beforeAll(async () => {
  bench = await openTestServer();
  desk = await openDesk(bench);
  stranger = await bench.signUp();
  await bench.server.services.db.query(
    `insert into program_key (id, user_id, name, sealed, rights, addresses, created_at, expires_at)
      values (repeat('k', 64), $1, 'bot', 'sealed', array['read'], array[]::text[], 1, 2)`,
    [stranger.userId],
  );
  customer = await equipped(bench, desk[2]);
  await bench.call('POST /account/executeUserCutTurn', {
    token: customer.token,
    body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '10' },
  });
}, 120_000);
afterAll(() => bench.close());

interface Line extends Record<string, unknown> {
  readonly what: string;
}
const ask = ({ token }: Pick<Equipped, 'token'>): Promise<Response> =>
  fetch(`${bench.server.url}/player/exportData`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'coin-auth': token },
    body: JSON.stringify({ password }),
  });
async function copyOf(owner: Pick<Equipped, 'token'>): Promise<Line[]> {
  const response = await ask(owner);
  expect(response.headers.get('content-type')).toBe('application/gzip');
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
const of = (lines: readonly Line[], what: string): object[] =>
  lines.filter((line) => line.what === what).map(({ what: _what, ...line }) => line);

test('is refused without a session, without the password and with a wrong one', async () => {
  const name = 'POST /player/exportData';
  expect(await bench.call(name, { body: { password } })).toMatchObject({ status: 401 });
  const { token } = customer;
  expect(await bench.call(name, { token, body: {} as never })).toMatchObject({ error: 'field-required' });
  expect(await bench.call(name, { token, body: { password: 'another-1' } })).toMatchObject({
    status: 400,
    error: 'old-password-wrong',
    field: 'password',
  });
});

test('holds everything of its owner in the clear, counted, and nothing of anybody else', async () => {
  const lines = await copyOf(customer);
  const { userId } = customer;
  expect(lines[0]).toEqual({ what: 'own-data', v: 1, userId, madeAt: bench.time.clock.now() });
  expect(of(lines, 'account')).toMatchObject([
    {
      account: traces.account,
      nickName: traces.nickName,
      email: null,
      standing: 'open',
      createdAt: expect.any(Number),
    },
  ]);
  expect(of(lines, 'papers')).toMatchObject([
    {
      level: 'primary',
      status: 'certifying',
      document: { cardType: 'passport', name: traces.documentName, cardNo: traces.documentNo },
      photos: null,
    },
  ]);
  expect(of(lines, 'card')).toEqual([
    {
      username: traces.holder,
      cardNo: traces.cardNo,
      bankName: expect.any(String),
      city: 'Hà Nội',
      address: traces.street,
      createdAt: expect.any(Number),
    },
  ]);
  expect(of(lines, 'wallet')).toMatchObject([{ currencyCode: 'USDT', chain: 'TRC20', address: traces.wallet }]);
  expect(of(lines, 'passkey')).toEqual([{ name: traces.passkey, createdAt: expect.any(Number), usedAt: null }]);
  expect(of(lines, 'transaction')).toMatchObject([{ type: 1, amount: '25', status: 'rejected', payer: traces.payer }]);
  expect(of(lines, 'conversation')).toMatchObject([
    { text: traces.question, from: 'customer' },
    { text: traces.answer, from: 'service' },
  ]);
  expect(of(lines, 'picture')).toHaveLength(3);
  const page = await bench.call('GET /account/page', { token: customer.token, query: { limit: 100 } });
  expect(of(lines, 'statement').toReversed()).toEqual(page.data.list);

  const counts: Record<string, number> = {};
  for (const { what } of lines.slice(0, -1)) counts[what] = (counts[what] ?? 0) + 1;
  expect(lines.at(-1)).toEqual({ what: 'end', counts });
  expect(JSON.stringify(lines)).not.toContain(stranger.userId);
  expect([of(lines, 'session'), of(lines, 'programKey')].map(({ length }) => length)).toEqual([1, 0]);
  // What operators note for each other is theirs.
  expect(JSON.stringify(lines)).not.toContain(traces.note);
});

test('tells an agent since when they are one and for what they are paid, and nobody else', async () => {
  const [agent, other] = [await bench.signUp(), await bench.signUp()];
  const { db, clock } = bench.server.services;
  const [maker, checker] = desk;
  const proposal = { kind: 'agent-change', userId: agent.userId, agent: true, reason: 'agreed by both' } as const;
  const made = await bench.call('POST /operator/proposals/make', { headers: maker.headers, body: { proposal } });
  await bench.call('POST /operator/proposals/approve', { headers: checker.headers, body: { id: made.data.id } });
  const since = clock.now();
  const days = `insert into agent_day (agent_id, platform_day, traders, fees, share, commission)
    values ($1, 20000, 2, 10500000, 20000000, 2100000), ($1, 20001, 1, 3, 20000000, 0)`;
  await db.query(days, [agent.userId]);
  await db.query('insert into agent_commission values ($1, 20000, 2100000, 1, 5)', [agent.userId]);
  const copy = await copyOf(agent);
  expect(of(copy, 'agent')).toEqual([{ since, until: null }]);
  expect(of(copy, 'commission')).toEqual([
    { platformDay: 20_000, traders: 2, fees: '10.5', share: '0.2', commission: '2.1', paidAt: 5 },
    { platformDay: 20_001, traders: 1, fees: '0.000003', share: '0.2', commission: '0', paidAt: null },
  ]);
  const none = await copyOf(other);
  expect([of(none, 'agent'), of(none, 'commission')]).toEqual([[], []]);
});

test('tells what own deals of spot came to, by day, and nobody else’s', async () => {
  const [trader, other] = [await bench.signUp(), await bench.signUp()];
  const { db } = bench.server.services;
  await db.query('insert into spot_volume_day values (20000), (20001)');
  await db.query('insert into spot_volume values (20000, $1, 1500000), (20001, $1, 3)', [trader.userId]);
  expect(of(await copyOf(trader), 'spotVolume')).toEqual([
    { platformDay: 20_000, volume: '1.5' },
    { platformDay: 20_001, volume: '0.000003' },
  ]);
  expect(of(await copyOf(other), 'spotVolume')).toEqual([]);
});

test('tells by which campaign somebody has come, and of who came by none nothing', async () => {
  await bench.server.services.db.query(
    `insert into campaign (id, code, name, from_at, created_at, created_by)
      select 'tet', 'TET-2027', 'Tết', 0, 0, id from operator limit 1`,
  );
  const [came, other] = [await bench.signUp(), await bench.signUp()];
  await bench.server.services.db.query("update customer set campaign_id = 'tet' where id = $1", [came.userId]);
  const accountOf = async ({ token }: Pick<Equipped, 'token'>) => of(await copyOf({ token }), 'account');
  expect(await accountOf(came)).toMatchObject([{ campaignCode: 'TET-2027' }]);
  expect(await accountOf(other)).toMatchObject([{ campaignCode: null }]);
});

test('asks for the code of an authenticator where there is one, and gives ten copies a day', async () => {
  const guarded = await bench.signUp();
  const { token } = guarded;
  const { data } = await bench.call('POST /player/totp/enrol', { token, body: { password } });
  const secret = fromBase32(data.secret);
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  const refused = { status: 403, error: 'totp-required', field: 'totp' };
  expect(await bench.call('POST /player/exportData', { token, body: { password } })).toMatchObject(refused);
  const eager = await bench.signUp();
  const copies: number[] = [];
  for (let copy = 0; copy < 10; copy += 1) copies.push((await (await ask(eager)).arrayBuffer()).byteLength);
  expect(await (await ask(eager)).json()).toMatchObject({ code: 429 });
  expect(copies.every((bytes) => bytes > 0)).toBe(true);
});

test('however many deposits there are, a copy asks no more questions', async () => {
  const saver = await bench.signUp();
  const { db } = bench.server.services;
  const deposit = async (): Promise<void> => {
    const body = {
      currencyCode: 'USDT',
      amount: '25',
      payer: traces.payer,
      screenshot: await picture(bench, saver.userId),
    };
    const { data } = await bench.call('POST /transaction/recharge', { token: saver.token, body });
    await bench.call('POST /transaction/cancelRecharge/{id}', { token: saver.token, params: { id: data.orderNo } });
  };
  const questions = async (): Promise<number> => {
    const spied = vi.spyOn(db, 'query');
    const lines = await copyOf(saver);
    const told = of(lines, 'transaction') as { payer: string }[];
    const count = spied.mock.calls.filter(([sql]) => /\b(deposit|withdrawal|deposit_form)\b/.test(sql)).length;
    spied.mockRestore();
    expect(told.every(({ payer }) => payer === traces.payer)).toBe(true);
    return told.length * 100 + count;
  };
  await deposit();
  const one = await questions();
  for (let more = 0; more < 2; more += 1) await deposit();
  expect((await questions()) - one).toBe(200);
});

test('a copy of somebody who has done nothing is theirs alone', async () => {
  const lines = await copyOf(stranger);
  expect(of(lines, 'account')).toHaveLength(1);
  for (const trace of Object.values(traces)) expect(JSON.stringify(lines)).not.toContain(trace);
});
