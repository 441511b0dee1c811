import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs, platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reserves } from '../../../../chain/reserves/open-reserves.ts';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';
import { importFile, requestVnd } from '../bank/test-bank.ts';
import { keepReconciling, reconcile } from './keep-reconciling.ts';

let bench: TestServer;
let [fred, fiona, rita]: TestOperator[] = [];
let customer: { token: string; userId: string };
let held: string | null = null;
beforeAll(async () => {
  bench = await openTestServer();
  await newShift();
  customer = await bench.signUp();
});
afterAll(() => bench.close());

let shift = 0;
/** Sessions end after half an hour without a call. */
async function newShift(): Promise<void> {
  shift += 1;
  fred = await signInOperator(bench, 'finance', `fred${shift}`);
  fiona = await signInOperator(bench, 'finance', `fiona${shift}`);
  rita = await signInOperator(bench, 'risk', `rita${shift}`);
}
const headersOf = (operator: TestOperator | undefined) => operator?.headers ?? {};
const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
const reserves = (): Promise<Reserves | null> =>
  Promise.resolve(
    held === null ? null : { message: '', list: [{ address: 'T', signature: '', units: held === '?' ? null : held }] },
  );
const look = () => reconcile({ ...bench.server.services, reserves });
const differences = async (status: 'open' | 'explained' | 'all' = 'open') =>
  (await bench.call('GET /operator/differences', { headers: headersOf(rita), query: { status, sort: 'oldest' } })).data
    .list;
const said = async () => (await differences('all')).map(({ part, subject, difference }) => [part, subject, difference]);
const explain = (differenceId: string, operator = fred) =>
  bench.call('POST /operator/proposals/make', {
    headers: headersOf(operator),
    body: { proposal: { kind: 'difference-explain', differenceId, reason: 'moved by us, see the note' } },
  });
const approve = (id: string, operator = fiona) =>
  bench.call('POST /operator/proposals/approve', { headers: headersOf(operator), body: { id } });

test('with sound books nothing differs, whatever is open', async () => {
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  const bet = await bench.call('POST /portal/order/contractOrder', {
    token: customer.token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 300, amount: '10' },
  });
  const bought = await bench.call('POST /lockMining/purchase', {
    token: customer.token,
    body: { productId: 'lock-30', amount: '100' },
  });
  expect([bet.code, bought.code]).toEqual([200, 200]);
  await look();
  expect(await said()).toEqual([]);
  expect(await query('select day, differences from reconciliation')).toEqual([
    { day: platformDay(bench.server.services.clock.now()), differences: 0 },
  ]);
});

test.each([
  [
    'fast',
    'fast-reserve',
    "update account set frozen = frozen - 5, available = available + 5 where id = 'fast-reserve:0:USDT'",
  ],
  ['pool', 'pool-lock-30', "update account set frozen = frozen + 7 where id = 'pool-lock-30:0:USDT'"],
])('what is promised and what lies for it: %s', async (part, subject, sql) => {
  const before = (await said()).length;
  await query(sql);
  await look();
  expect((await said()).slice(before)).toContainEqual([part, subject, part === 'fast' ? '-0.000005' : '0.000007']);
  const after = (await said()).length;
  await look();
  expect(await said()).toHaveLength(after);
});

test('a currency that does not add up to nothing is a case of its own', async () => {
  expect(await said()).toContainEqual(['ledger', 'all accounts', '0.000007']);
});

test('what has become right by itself is a case of the other sign, and the first one stays', async () => {
  await query("update account set frozen = frozen - 7 where id = 'pool-lock-30:0:USDT'");
  await query("update account set frozen = frozen + 5, available = available - 5 where id = 'fast-reserve:0:USDT'");
  await look();
  const all = await said();
  expect(all.filter(([part]) => part === 'pool').map(([, , one]) => one)).toEqual(['0.000007', '-0.000007']);
  expect(all.filter(([part]) => part === 'fast').map(([, , one]) => one)).toEqual(['-0.000005', '0.000005']);
  expect(await differences()).toHaveLength(all.length);
});

test('a line of a bank that is in no case for three days, and a credit that no line has', async () => {
  await importFile(
    bench,
    fred as TestOperator,
    ':20:x\n:25:000000000001\n:60F:C261119VND0,\n:61:261120C500,NTRFNONREF//LONELY\n:62F:C261120VND500,',
  );
  await requestVnd(bench, customer.userId, 'd-uncovered', '2630000');
  await query("insert into deposit_form values ('d-uncovered', 'picture', 'test-1', null, null, 'sealed')");
  const made = await bench.call('POST /operator/proposals/make', {
    headers: headersOf(fred),
    body: { proposal: { kind: 'deposit-credit', orderNo: 'd-uncovered', bankReference: 'NOWHERE', reason: 'seen' } },
  });
  expect((await approve(made.data.id)).code).toBe(200);
  await look();
  const before = (await said()).length;
  bench.time.leap(4 * dayMs);
  await newShift();
  await importFile(
    bench,
    fred as TestOperator,
    ':20:y\n:25:000000000001\n:60F:C261123VND500,\n:61:261124C9,NTRFNONREF//FRESH\n:62F:C261124VND509,',
  );
  await look();
  expect((await said()).slice(before)).toEqual([
    ['bank-deposit', 'deposit:d-uncovered', '2630000'],
    ['bank-line', 'line:LONELY', '-500'],
  ]);
});

test('less on the proven addresses than customers own is a case; what nobody could ask says nothing', async () => {
  const before = (await said()).length;
  held = '?';
  await look();
  expect((await said()).slice(before)).toEqual([]);
  held = '1000000';
  await look();
  const [short] = (await said()).slice(before);
  expect(short?.slice(0, 2)).toEqual(['assets', 'customers']);
  expect(short?.[2]).toMatch(/^-\d+/);
  held = null;
});

test('what one of chain and ledger has and the other has not, or has otherwise', async () => {
  const { engine } = bench.server.services;
  const txid = (letter: string): string => letter.repeat(64);
  const credit = async (letter: string, units: string) =>
    engine.submit({
      kind: 'credit-chain-deposit',
      orderNo: `chain-${letter}`,
      userId: customer.userId,
      txid: txid(letter),
      logIndex: 0,
      amount: usdt(units),
      bonus: false,
    });
  const transfer = (letter: string, units: string) =>
    query('insert into chain_transfer values ($1, 0, $2, $3, 7, null, 1)', [
      txid(letter),
      'T-own',
      String(usdt(units)),
    ]);
  await query("insert into chain_address values ('T-own', $1, 'key', 0, 1)", [customer.userId]);
  for (const letter of ['a', 'b', 'c', 'd'])
    await query("insert into chain_transaction values ($1, 'credited', 1, 1)", [txid(letter)]);
  await transfer('a', '20');
  await credit('a', '20');
  await transfer('b', '30');
  await transfer('c', '40');
  await credit('c', '41');
  await credit('d', '50');
  // Without a watcher nobody knows what the chain has; and what was credited just now may still be written down.
  const before = (await said()).length;
  await look();
  expect((await said()).slice(before)).toEqual([]);
  await query("insert into chain_cursor values ('contract', 1)");
  await look();
  expect((await said()).slice(before)).toEqual([['chain', `transfer:${txid('b')}-0`, '-30']]);
  bench.time.leap(11 * 60_000);
  await look();
  expect((await said()).slice(before + 1)).toEqual([
    ['chain', 'deposit:chain-c', '1'],
    ['chain', 'deposit:chain-d', '50'],
  ]);
  await credit('b', '30');
  bench.time.leap(11 * 60_000);
  await look();
  expect(await said()).toHaveLength(before + 3);
});

let open: string;
test('one explains it, and neither they nor a row in the database alone end the case', async () => {
  open = (await differences())[0]?.id ?? '';
  expect(await explain('999999')).toMatchObject({ status: 404, field: 'differenceId' });
  const made = await explain(open);
  expect(made.code).toBe(200);
  expect(await explain(open, fiona)).toMatchObject({ status: 409, error: 'proposal-open' });
  expect(await approve(made.data.id, fred)).toMatchObject({ status: 409, error: 'proposal-own' });
  await expect(query('insert into difference_explained values ($1, $2)', [open, made.data.id])).rejects.toThrow(
    'needs a proposal that another operator has approved',
  );
  expect((await differences()).find(({ id }) => id === open)).toMatchObject({
    explanation: null,
    proposal: { id: made.data.id, mayDecide: true, reason: 'moved by us, see the note' },
  });
});

test('another one confirms it: the case ends with both names, on record and for good', async () => {
  const [waiting] = (await differences()).filter(({ id }) => id === open);
  expect((await approve(waiting?.proposal?.id ?? '')).code).toBe(200);
  expect(await differences('explained')).toMatchObject([
    {
      id: open,
      explanation: 'moved by us, see the note',
      explainedBy: `fred${shift}`,
      confirmedBy: `fiona${shift}`,
      proposal: null,
    },
  ]);
  expect((await differences()).map(({ id }) => id)).not.toContain(open);
  expect(await explain(open)).toMatchObject({ status: 409, error: 'state-unchanged' });
  for (const table of ['book_difference', 'difference_explained', 'reconciliation', 'reconciled_assets'])
    await expect(query(`delete from ${table}`)).rejects.toThrow('append-only');
  await expect(query('update book_difference set difference = 1')).rejects.toThrow('append-only');
  expect(await query("select subject from operator_audit where act = 'difference-explain'")).toEqual([
    { subject: `difference:${open}` },
  ]);
});

const looks: (() => void)[] = [];
let lookedAt: (() => Promise<void>) | undefined;
/** As a server looks by itself, once more. */
async function lookByItself(): Promise<void> {
  const every = (_: number, run: () => void) => {
    looks.push(run);
    return () => undefined;
  };
  lookedAt ??= keepReconciling({ ...bench.server.services, reserves, every });
  looks[0]?.();
  await lookedAt();
}

test('it is looked once a platform day, by itself', async () => {
  const days = async () => (await query('select day from reconciliation order by day')).map(({ day }) => day);
  const before = await days();
  bench.time.leap(dayMs);
  await lookByItself();
  expect(await days()).toEqual([...before, platformDay(bench.server.services.clock.now())]);
  expect(await query('select day, named from reconciled_assets order by day desc limit 1')).toEqual([
    { day: platformDay(bench.server.services.clock.now()), named: false },
  ]);
});

test('a day on which a node is silent is said to be, and is looked at again as soon as it answers', async () => {
  bench.time.leap(dayMs);
  await newShift();
  const today = async () => {
    await lookByItself();
    const { data } = await bench.call('GET /operator/reconciliations', {
      headers: headersOf(rita),
      query: { limit: 1 },
    });
    expect(data.list[0]?.day).toBe(platformDayStartOf(platformDay(bench.server.services.clock.now())));
    return data.list[0];
  };
  const owed = async () => (await differences('all')).filter(({ part }) => part === 'assets');
  const before = await owed();
  held = '?';
  const first = await today();
  expect(first?.assets).toBe('unanswered');
  expect(await today()).toEqual(first);
  bench.time.leap(600_000);
  held = '7';
  expect(await today()).toEqual({ ...first, assets: 'compared', differences: (first?.differences ?? 0) + 1 });
  expect((await owed()).slice(before.length)).toMatchObject([{ subject: 'customers', found: '0.000007' }]);
  held = '6';
  expect((await today())?.assets).toBe('compared');
  expect(await owed()).toHaveLength(before.length + 1);
  held = null;
});

test('the days that were looked at are told, the latest first, with what was found on each', async () => {
  const ask = (operator: TestOperator | undefined) =>
    bench.call('GET /operator/reconciliations', { headers: headersOf(operator), query: { limit: 1 } });
  await newShift();
  const { data } = await ask(rita);
  const today = platformDay(bench.server.services.clock.now());
  expect(data.list).toEqual([
    { day: platformDayStartOf(today), time: expect.any(Number), differences: expect.any(Number), assets: 'compared' },
  ]);
  expect(data.total).toBeGreaterThan(1);
  const support = await signInOperator(bench, 'support', 'anna');
  expect(await ask(support)).toMatchObject({ status: 403, error: 'operator-role' });
});
