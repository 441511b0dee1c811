import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import type { AlertCause, BoundedCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, operatorPassword, signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { oneOfEachKind } from '../cases/test-cases.ts';

let bench: TestServer;
let [ada, fred]: TestOperator[] = [];
beforeAll(async () => {
  bench = await openTestServer({
    // A symbol may take 100 USDT of it.
    rules: { ...paperRules, funding: { ...paperRules.funding, 'fast-reserve': usdt('400') } },
    // Nobody answers there.
    settings: { TRON_GRID_URL: 'http://127.0.0.1:9' },
  });
  ada = await signInOperator(bench, 'admin', 'ada');
  fred = await signInOperator(bench, 'finance', 'fred');
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const alerts = async (cause: AlertCause) =>
  (await bench.call('GET /operator/alerts', { ...of(fred), query: { status: 'all', limit: 100 } })).data.list.filter(
    (alert) => alert.cause === cause,
  );
/** The newest alert of a cause, once the watch has looked. */
const raised = async (cause: AlertCause) => {
  // A look that is under way leaves a turn out: the next one comes five seconds later.
  const looked = async () => {
    await bench.advance(5_000);
    return (await alerts(cause)).length;
  };
  await expect.poll(looked, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await alerts(cause))[0];
};
const setBound = (cause: BoundedCause, bound: number) =>
  bench.call('POST /operator/alerts/bounds/set', { ...of(ada), body: { cause, bound } });
const whole = (cause: AlertCause, subject: unknown, facts: unknown) => ({
  id: expect.any(String),
  cause,
  subject,
  facts,
  raisedAt: expect.any(Number),
  acknowledgedBy: null,
  acknowledgedAt: null,
  resolvedAt: null,
  deliveries: [],
});
/** Marks of all symbols. */
const tickAll = (price: string) => {
  for (const symbol of bench.server.services.symbols) bench.feed.tick(symbol, price);
};
const ready = async (ms: number, price = '60000') => {
  for (let left = ms; left > 0; left -= 2_000) {
    tickAll(price);
    await bench.advance(2_000);
  }
};

test('prices that don’t come in are one alert for all symbols, which ends a minute after they do', async () => {
  await ready(4_000);
  bench.feed.silence();
  await bench.advance(12_000);
  const { symbols } = bench.server.services;
  expect(await raised('feed-fault')).toEqual(
    whole('feed-fault', 'feed', { symbols: String(symbols.length), which: expect.stringContaining(symbols[0] ?? '') }),
  );
  await bench.advance(10_000);
  expect(await alerts('feed-fault')).toHaveLength(1);
  bench.feed.speak();
  await ready(60_000);
  const ended = async () => {
    await ready(6_000);
    return (await alerts('feed-fault'))[0]?.resolvedAt;
  };
  await expect.poll(ended, { timeout: 20_000 }).toEqual(expect.any(Number));
  // Of what operators have halted they know: it is part of no alert.
  const [halted = '', ...others] = symbols;
  const halt = { symbol: halted, reason: 'closed until Monday' };
  expect(await bench.call('POST /operator/halts/start', { ...of(ada), body: halt })).toMatchObject({ code: 200 });
  // The next outage is another alert.
  bench.feed.silence();
  await bench.advance(15_000);
  const count = async () => {
    await bench.advance(5_000);
    return (await alerts('feed-fault')).length;
  };
  await expect.poll(count, { timeout: 20_000 }).toBe(2);
  expect((await alerts('feed-fault'))[0]?.facts).toEqual({
    symbols: String(others.length),
    which: expect.not.stringContaining(halted),
  });
  expect(await bench.call('POST /operator/halts/end', { ...of(ada), body: halt })).toMatchObject({ code: 200 });
  bench.feed.speak();
  await ready(2_000);
});

test('a chain that nobody has read and a server that can’t commit are told', async () => {
  expect(await setBound('chain-silent', 1)).toMatchObject({ code: 200 });
  await bench.advance(61_000);
  expect(await raised('chain-silent')).toEqual(
    whole('chain-silent', 'tron', { minutes: expect.stringMatching(/^\d+$/) }),
  );
  // Without the engine’s turn in between; where that comes all the same, the alert may be over when it is read.
  const stalled = async () => {
    bench.time.advance(20_000);
    return (await alerts('server-fault')).map((alert) => ({ ...alert, resolvedAt: null }));
  };
  await expect.poll(stalled, { timeout: 30_000 }).toContainEqual(whole('server-fault', 'commit', { fault: 'commit' }));
});

test('what waits too long, a promise that is near and a payment of which nobody knows are told', async () => {
  const customer = await bench.signUp();
  await ready(2_000);
  await oneOfEachKind(bench, customer, fred as TestOperator);
  await setBound('deadline-near', 1_440);
  expect(await raised('deadline-near')).toEqual(
    whole('deadline-near', 'withdrawals', {
      first: 'w1',
      due: expect.stringMatching(/Z$/),
      near: '1',
      late: '0',
      open: '1',
    }),
  );
  await setBound('queue-age', 1);
  await ready(65_000);
  await raised('queue-age');
  expect((await alerts('queue-age')).map(({ subject }) => subject).toSorted()).toEqual([
    'conversations',
    'deposits',
    'proposals',
    'verifications',
    'withdrawals',
  ]);
  const { engine } = bench.server.services;
  await engine.submit({ kind: 'approve-withdrawal', orderNo: 'w1', approval: 'p' });
  await engine.submit({ kind: 'mark-unknown-withdrawal', orderNo: 'w1', reason: 'no answer', approval: 'p' });
  expect(await raised('withdrawal-unknown')).toEqual(whole('withdrawal-unknown', 'withdrawal:w1', {}));
});

test('a reserve of which four fifths are used is told, then a win beyond the bound', async () => {
  const { userId } = await bench.signUp();
  await setBound('big-win', 50);
  await ready(2_000, '60000');
  const { engine } = bench.server.services;
  const order = { userId, orderNo: 'big', symbol: 'BTCUSDT', direction: 'up', seconds: 30 } as const;
  expect(await engine.submit({ kind: 'place-fast-order', ...order, stake: usdt('100'), bound: null })).toMatchObject({
    ok: true,
  });
  await ready(2_000, '60000');
  await raised('reserve-high');
  expect((await alerts('reserve-high')).map(({ subject }) => subject)).toEqual(['fast:BTCUSDT']);
  expect(await alerts('big-win')).toEqual([]);
  for (let price = 60_010; price <= 60_320; price += 20) await ready(2_000, String(price));
  expect(await raised('big-win')).toEqual(
    whole('big-win', expect.stringMatching(/^journal:\d+$/), {
      order: 'big',
      paid: expect.stringMatching(/^\d+(\.\d+)? USDT$/),
      by: 'fast-win',
    }),
  );
});

test('a device that is new to an operator is told once, and ends when somebody takes note', async () => {
  const { db } = bench.server.services;
  await bench.advance(60_000);
  const signIn = (deviceToken?: string) =>
    bench.call('POST /operator/login', {
      headers: deviceToken === undefined ? {} : { 'device-token': deviceToken },
      body: { name: 'fred', password: operatorPassword, code: codeOf(bench, fred?.secret ?? new Uint8Array()) },
    });
  const { data } = await signIn();
  const alert = await raised('operator-device');
  expect(alert).toEqual(
    whole('operator-device', expect.stringMatching(/^operator:fred:/), {
      operator: 'fred',
      since: expect.stringMatching(/Z$/),
    }),
  );
  await bench.advance(60_000);
  await signIn(data.deviceToken ?? '');
  await bench.advance(10_000);
  expect(await alerts('operator-device')).toHaveLength(1);

  const take = (operator: TestOperator | undefined, id: string) =>
    bench.call('POST /operator/alerts/acknowledge', { ...of(operator), body: { id } });
  expect(await take(ada, 'nothing')).toMatchObject({ status: 404, field: 'id' });
  const id = alert?.id ?? '';
  expect(await take(ada, id)).toMatchObject({ code: 200, data: null });
  expect(await take(fred, id)).toMatchObject({ error: 'state-unchanged' });
  const [taken] = await alerts('operator-device');
  expect(taken).toMatchObject({ acknowledgedBy: 'ada', resolvedAt: taken?.acknowledgedAt });
  const acts = await db.query("select operator_name, act, subject from operator_audit where act = 'alert-acknowledge'");
  expect(acts).toEqual([{ operator_name: 'ada', act: 'alert-acknowledge', subject: `alert:${id}` }]);
  // What was raised can't be made undone, whoever has the database of the server.
  await expect(db.query('delete from pager_alert')).rejects.toThrow(/append-only/);
  await expect(db.query("update pager_alert set subject = 'x' where id = $1", [id])).rejects.toThrow(/history/);
});

test('books that are wrong are told, though the engine stands still', async () => {
  const { db, books } = bench.server.services;
  await db.query("update account set available = available + 1 where owner = 'insurance'");
  await books.check();
  const looked = () => {
    bench.time.advance(5_000);
    return alerts('invariant-failed');
  };
  await expect.poll(looked, { timeout: 20_000 }).toEqual([whole('invariant-failed', 'balances', { places: '1' })]);
});
