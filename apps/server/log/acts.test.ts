import { createHash } from 'node:crypto';
import { amount } from '@candor/core/money/amount.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, testStart, type TestServer } from '../test-server.ts';
import { tellStart } from './tell.ts';
import { readLog } from './test-reader.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());

/** What the log says since a moment, newest last. */
async function saidBy(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const { publicLog } = candor.server.services;
  await publicLog.settle();
  const before = (await readLog(candor.server.url)).told.length;
  await work();
  await publicLog.settle();
  return (await readLog(candor.server.url)).told.slice(before);
}
const sql =
  (...statements: string[]) =>
  () =>
    candor.server.services.db.batch(statements.map((one) => ({ sql: one })));

test.each(['start', 'liabilities'])('a start says its %s beside its other work', async (kind) => {
  const kinds = async () => {
    await candor.server.services.publicLog.settle();
    return (await readLog(candor.server.url)).told.map((entry) => entry['kind']);
  };
  await expect.poll(kinds).toContain(kind);
});

test('what is not committed is not said', async () => {
  const failing = sql(
    `insert into symbol_halt (id, symbol, reason, started_by, started_at) values ('x', 'ETHUSDT', 'r', 'o', 5)`,
    'select 1 / 0',
  );
  expect(await saidBy(() => failing().catch(() => undefined))).toEqual([]);
});

test.each([
  [
    'a halt',
    [`insert into symbol_halt (id, symbol, reason, started_by, started_at) values ('h', 'BTCUSDT', 'r', 'o', 5)`],
    { act: 'halt', symbol: 'BTCUSDT', time: 5 },
  ],
  [
    'the end of a halt',
    [`update symbol_halt set ended_by = 'o', ended_at = 9 where id = 'h'`],
    { act: 'halt-end', symbol: 'BTCUSDT', time: 9 },
  ],
  [
    'a fault of the feed',
    [`insert into feed_fault (id, symbol, kind, from_time, to_time) values ('f', 'BTCUSDT', 'silence', 1, 2)`],
    { act: 'fault', symbol: 'BTCUSDT', fault: 'silence', from: 1, to: 2 },
  ],
  [
    'a product that is offered in a country',
    [`insert into country_product (country, product) values ('VN', 'fast')`],
    { act: 'country', country: 'VN', product: 'fast', offered: true },
  ],
  [
    'one that is not any more',
    [`delete from country_product where country = 'VN'`],
    { act: 'country', country: 'VN', product: 'fast', offered: false },
  ],
  [
    'a version of a product',
    [
      `insert into earn_product (product_id, version, kind, currency, daily_rate, penalty_rate, days, dividend,
        min_amount, max_amount, example, paused) values ('p', 3, 'wealth', 'USDT', 5, 0, 30, 'end', 1, 9, false, true)`,
    ],
    { act: 'product', productId: 'p', version: 3, dailyRate: '5', days: 30, paused: true },
  ],
  [
    'an account to pay to, of which nothing can be read',
    [
      `insert into bank_account (id, bank_name, bank_code, account_name, account_number, test, created_at)
        values ('a', 'Bank', 'B', 'CANDOR', '123', true, 1)`,
    ],
    { act: 'pay-account', id: 'a', active: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ],
  [
    'a rate that was set',
    [`insert into set_rate (name, units, changed_at) values ('VND', 26000, 7)`],
    { act: 'rate', name: 'VND', units: '26000', time: 7 },
  ],
  [
    'a restore',
    [`insert into restore_mark (restored_at, from_time, to_time, last_journal, cause) values (4, 2, 3, 99, 'found')`],
    { act: 'restore', from: 2, to: 3, lastJournal: '99', cause: 'found' },
  ],
])('%s is in the log', async (_name, statements, facts) => {
  expect(await saidBy(sql(...statements))).toMatchObject([{ v: 1, kind: 'act', ...facts }]);
});

test('a manual void is said with its window, what it rests on, and what it left alone', async () => {
  const said = await saidBy(
    sql(
      `insert into operator (id, name, name_key, role, password_hash, created_at)
        values ('o1', 'one', 'one', 'risk', 'x', 1), ('o2', 'two', 'two', 'risk', 'x', 1)`,
      `insert into operator_proposal (id, kind, subject, payload, reason, maker, made_at)
        values ('v', 'symbol-void', 's', '{}', 'r', 'o1', 1)`,
      `insert into symbol_void (id, proposal_id, symbol, from_time, to_time, fault_id, reason, time, orders, kept_wins)
        values ('v', 'v', 'BTCUSDT', 1, 2, 'f', 'r', 8, 12, 3)`,
    ),
  );
  const facts = { symbol: 'BTCUSDT', from: 1, to: 2, fault: 'silence', orders: 12, keptWins: 3 };
  expect(said).toMatchObject([{ kind: 'act', act: 'void', time: 8, ...facts }]);
});

test('the funding of the house is said with its amounts, and nothing of customers', async () => {
  await candor.signUp();
  const { told } = await readLog(candor.server.url);
  const [funding, ...others] = told.filter((entry) => entry['act'] === 'funding');
  expect(others.every((entry) => entry['journalKind'] !== 'test-funds')).toBe(true);
  expect(funding).toMatchObject({ journalKind: 'fund-house', journal: '1', time: testStart });
  const entries = funding?.['entries'] as { owner: string; available: string; frozen: string }[];
  expect(entries.reduce((sum, { available, frozen }) => sum + BigInt(available) + BigInt(frozen), 0n)).toBe(0n);
});

test('what is owed to customers is said each day with its roots', async () => {
  const { db } = candor.server.services;
  const said = await saidBy(async () => {
    candor.time.leap(24 * 3_600_000);
    await candor.advance(60_000);
    await expect.poll(() => db.query(`select 1 from log_intake where kind = 'liabilities'`)).toHaveLength(1);
  });
  const roots = await db.query('select currency, hash, leaves from liability_total order by day desc limit 1');
  expect(said.filter(({ kind }) => kind === 'liabilities')).toMatchObject([{ version: 2, moment: 1, roots }]);
});

test('the head of what operators did is said every hour', async () => {
  const { db } = candor.server.services;
  await db.query(
    `insert into operator_audit (time, operator_name, act, subject, details) values (1, 'one', 'look', 's', '{}')`,
  );
  const said = await saidBy(async () => {
    await candor.advance(3_600_000);
    await expect.poll(() => db.query(`select 1 from log_intake where kind = 'audit'`)).toHaveLength(1);
  });
  const [head] = await db.query('select seq, hash from operator_audit order by seq desc limit 1');
  expect(said.filter(({ kind }) => kind === 'audit')).toMatchObject([
    { seq: Number(head?.['seq']), hash: head?.['hash'] },
  ]);
});

const fast = (orderNo: string, entry: string, exit: string, more = '-') =>
  [
    `terms fast|${orderNo}|u|ETHUSDT|up|30|1|1|1|${more}|1000`,
    `entry ${entry}`,
    `exit ${exit}`,
    'result void',
    'profit 0',
    'journal 1',
  ].join('\n');

test('orders that are void by themselves are said by symbol, reason and moment, in one act each', async () => {
  const receipts: [string, number, string][] = [
    ['a1', 4_000, fast('a1', '-', '-')],
    ['a2', 4_000, fast('a2', '-', '-')],
    ['a3', 5_000, fast('a3', '-', '-').replace('ETHUSDT', 'BTCUSDT')],
    ['a4', 36_250, fast('a4', '7@1250=5', '-')],
    // Beyond the price that its owner set: given back at its entry.
    ['a5', 1_250, fast('a5', '7@1250=5', '-', '4~1')],
    ['a6', 36_250, fast('a6', '7@1250=5', '9@31250=5').replace('result void', 'result tie')],
    ['a7', 36_250, 'terms futures|a7|u|ETHUSDT|long\nresult void\nx'],
  ];
  const said = await saidBy(() =>
    candor.server.services.db.batch([
      {
        sql: `insert into receipt (order_no, journal_id, time, content)
          select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])`,
        params: [0, -1, 1, 2].map((at) => receipts.map((one, i) => (at < 0 ? i + 1 : one[at]))),
      },
    ]),
  );
  const voids = said.filter(({ act }) => act === 'void-automatic');
  expect(voids.map(({ v: _v, kind: _kind, act: _act, ...facts }) => facts)).toEqual(
    expect.arrayContaining([
      { time: 4_000, symbol: 'ETHUSDT', cause: 'no-entry', orders: 2 },
      { time: 5_000, symbol: 'BTCUSDT', cause: 'no-entry', orders: 1 },
      { time: 36_250, symbol: 'ETHUSDT', cause: 'no-exit', orders: 1 },
    ]),
  );
  expect(voids).toHaveLength(3);
});

test('a version of the rules is said whole, once, and again when it is another one', async () => {
  const { db, publicLog } = candor.server.services;
  await publicLog.settle();
  const rulesIn = async () => (await readLog(candor.server.url)).told.filter(({ act }) => act === 'rules');
  const [first, ...more] = await rulesIn();
  expect(more).toEqual([]);
  const text = String(first?.['rules']);
  expect(createHash('sha256').update(text).digest('hex')).toBe(first?.['hash']);
  const rules = JSON.parse(text) as { fast: { minStake: string }; futures: { contracts: object } };
  expect([rules.fast.minStake, Object.keys(rules.futures.contracts).length]).toEqual([
    expect.stringMatching(/^\d+$/),
    paperRules.futures.contracts.size,
  ]);
  const telling = { db, clock: candor.time.clock, every: candor.time.every, log: { warn: () => undefined } };
  const facts = { version: 'x', feed: 'test', hosts: {}, sources: null, seedOrigin: null };
  await tellStart(telling, { ...facts, rules: paperRules })();
  await publicLog.settle();
  expect(await rulesIn()).toHaveLength(1);
  const fastRules = { ...paperRules.fast, minStake: amount(paperRules.fast.minStake + 1n) };
  await tellStart(telling, { ...facts, rules: { ...paperRules, fast: fastRules } })();
  await publicLog.settle();
  expect(await rulesIn()).toHaveLength(2);
});
