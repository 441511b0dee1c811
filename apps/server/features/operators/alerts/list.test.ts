import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Condition } from '../../../pager/alert.ts';
import { raiseRows } from '../../../pager/raise.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [ada, rita]: TestOperator[] = [];
let start: number;
const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const listed = async (status: 'open' | 'all', limit = 100) =>
  (await bench.call('GET /operator/alerts', { ...of(rita), query: { status, limit } })).data.list;
const subjects = async (status: 'open' | 'all') => (await listed(status)).map(({ subject }) => subject);
const idOf = async (subject: string) => (await listed('all')).find((one) => one.subject === subject)?.id ?? '';
const take = async (operator: TestOperator | undefined, subject: string) =>
  bench.call('POST /operator/alerts/acknowledge', { ...of(operator), body: { id: await idOf(subject) } });
const audit = () =>
  bench.server.services.db.query(
    "select operator_name as by, subject, details from operator_audit where act = 'alert-acknowledge' order by seq",
  );
const whole = (cause: Condition['cause'], subject: string, raisedAt: number) => ({
  id: expect.any(String),
  cause,
  subject,
  facts: { waiting: '1' },
  raisedAt,
  acknowledgedBy: null,
  acknowledgedAt: null,
  resolvedAt: null,
  deliveries: [],
});

beforeAll(async () => {
  bench = await openTestServer();
  ada = await signInOperator(bench, 'admin', 'ada');
  rita = await signInOperator(bench, 'risk', 'rita');
  const { db, clock } = bench.server.services;
  start = clock.now() - 60_000;
  // What signing in has raised is none of these tests.
  await db.query('update pager_alert set resolved_at = $1 where resolved_at is null', [clock.now()]);
  const facts = { waiting: '1' };
  const raised: Condition[] = [
    { cause: 'queue-age', subject: 'deposits', facts },
    { cause: 'queue-age', subject: 'withdrawals', facts },
    { cause: 'big-win', subject: 'journal:7', facts },
  ];
  await db.batch(raised.flatMap((condition, index) => raiseRows([condition], [], start + index)));
});
afterAll(() => bench.close());

test('alerts that are open are listed newest first, as whole as they were raised', async () => {
  expect(await listed('open')).toEqual([
    whole('big-win', 'journal:7', start + 2),
    whole('queue-age', 'withdrawals', start + 1),
    whole('queue-age', 'deposits', start),
  ]);
  expect(await listed('open', 1)).toEqual([whole('big-win', 'journal:7', start + 2)]);
});

test('without a right to see alerts nobody sees or takes note of any', async () => {
  const id = await idOf('deposits');
  const nobody = { headers: {} };
  const sent = { ...nobody, body: { id } };
  expect(await bench.call('GET /operator/alerts', { ...nobody, query: { status: 'open' } } as never)).toMatchObject({
    status: 401,
  });
  expect(await bench.call('POST /operator/alerts/acknowledge', sent)).toMatchObject({ status: 401 });
  expect((await listed('open')).map(({ acknowledgedBy }) => acknowledgedBy)).toEqual([null, null, null]);
  expect(await audit()).toEqual([]);
});

test('of two who take note at the same moment one is named, and the audit has one of them', async () => {
  const both = await Promise.all([take(ada, 'withdrawals'), take(rita, 'withdrawals')]);
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(both.find(({ code }) => code !== 200)).toMatchObject({ error: 'state-unchanged' });
  const by = both[0].code === 200 ? 'ada' : 'rita';
  const taken = { ...whole('queue-age', 'withdrawals', start + 1), acknowledgedBy: by };
  // It goes on, after those of which nobody has taken note.
  const open = await listed('open');
  expect(open.map(({ subject }) => subject)).toEqual(['journal:7', 'deposits', 'withdrawals']);
  expect(open[2]).toEqual({ ...taken, acknowledgedAt: bench.time.clock.now() });
  const details = JSON.stringify({ cause: 'queue-age', about: 'withdrawals' });
  expect(await audit()).toEqual([{ by, subject: `alert:${await idOf('withdrawals')}`, details }]);
});

test('what happened once ends when somebody takes note, and stays in the list of all', async () => {
  expect(await take(ada, 'journal:7')).toMatchObject({ code: 200, data: null });
  expect(await subjects('open')).toEqual(['deposits', 'withdrawals']);
  const at = bench.time.clock.now();
  expect((await listed('all')).find(({ subject }) => subject === 'journal:7')).toEqual({
    ...whole('big-win', 'journal:7', start + 2),
    acknowledgedBy: 'ada',
    acknowledgedAt: at,
    resolvedAt: at,
  });
});

test('what has ended by itself can’t be taken note of any more', async () => {
  const { db, clock } = bench.server.services;
  await db.query("update pager_alert set resolved_at = $1 where subject = 'deposits'", [clock.now()]);
  const before = await audit();
  expect(await take(rita, 'deposits')).toMatchObject({ error: 'state-unchanged' });
  expect((await listed('all')).find(({ subject }) => subject === 'deposits')).toMatchObject({ acknowledgedBy: null });
  expect(await audit()).toEqual(before);
});
