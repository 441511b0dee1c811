import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryBlobs } from '../../../files/blobs.ts';
import type { TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { closed, destination, equipped, openDesk, paid, password, traces, type Equipped } from '../test-person.ts';
import { sweepClosedAccounts } from './sweep-closed.ts';

let bench: TestServer;
let desk: readonly [TestOperator, TestOperator, TestOperator];
let customer: Equipped;
let orderNo: string;
let closedAt: number;
const blobs = memoryBlobs();
beforeAll(async () => {
  bench = await openTestServer({ blobs, settings: { CLOSED_ACCOUNT_DAYS: '30', PAPERS_KEPT_DAYS: '1826' } });
  desk = await openDesk(bench);
  customer = await equipped(bench, desk[2]);
  await arrange(customer.userId);
}, 120_000);
afterAll(() => bench.close());

const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
/** The hourly look, so long after the closing. */
const sweepAfter = (ms: number) => sweepClosedAccounts(bench.server.services, closedAt + ms);
const erasure = () => query('select * from account_erasure');
/** What goes on naming a number that nobody can be found by: the books, and what was decided about it. */
const kept = `account_closing account_erasure adjustment bonus chain_address deposit message operator_audit
  operator_note operator_proposal support_conversation test_funds withdrawal`.split(/\s+/);
async function tablesThatName(userId: string): Promise<string[]> {
  const tables = await query(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`,
  );
  const named: string[] = [];
  for (const { name } of tables)
    if ((await query(`select from "${String(name)}" where user_id = $1 limit 1`, [userId])).length > 0)
      named.push(String(name));
  return named.toSorted();
}

const email = 'trace.me@example.com';
/** What people arrange for themselves, and what lies around of them: one of each. */
async function arrange(userId: string): Promise<void> {
  const rows: Readonly<Record<string, string>> = {
    customer_totp: "(user_id, sealed) values ($1, 'sealed')",
    program_key: `(id, user_id, name, sealed, rights, addresses, created_at, expires_at)
      values (repeat('k', 64), $1, 'bot', 'sealed', array['read'], array[]::text[], 1, 2)`,
    known_device: "(owner, owner_id, token_hash, created_at, seen_at) values ('customer', $1, 'hash', 1, 1)",
    freeze_link: "(token_hash, user_id, message_id, expires_at) values ('hash', $1, 'm', 9000000000000)",
    push_setting: '(user_id, orders, money, support, alerts) values ($1, true, true, true, true)',
    notice_read: "(user_id, notice_key, read_at) values ($1, 'n', 1)",
    reality_check: '(user_id, minutes, changed_at) values ($1, 30, 1)',
    price_alert: "(id, user_id, symbol, direction, price, created_at) values ('a', $1, 'BTCUSDT', 'above', 1, 1)",
    favourite: "(user_id, symbol, created_at) values ($1, 'BTCUSDT', 1)",
    workspace: "(user_id, arrangement, changed_at) values ($1, '{}', 1)",
    access_request: `(id, user_id, ticket_hash, sealed, front_photo, back_photo, hold_photo, asked_at,
        complete_at, status, ended_at) values ('r', $1, 'hash', 'sealed', 'f', 'b', 'h', 1, 1, 'refused', 2)`,
  };
  for (const [table, values] of Object.entries(rows)) await query(`insert into ${table} ${values}`, [userId]);
}

/** From here on they are written to, and something is on its way. */
async function reach(userId: string): Promise<void> {
  await query("update customer set email = $2, country = 'VN' where id = $1", [userId, email]);
  await query("insert into outbox (recipient, subject, text, created_at) values ($1, 's', 't', 1)", [email]);
  await query(
    `insert into verification_code (purpose, address, salt, code_hash, created_at, expires_at)
      values ('RESET_PASSWORD', $1, 's', 'h', 1, 9000000000000)`,
    [email],
  );
}

/** Every text of every table, as a backup has it. */
async function dump(): Promise<string> {
  const tables = await query(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(...(await query(`select t::text as row from "${String(name)}" t`)).map(({ row }) => String(row)));
  return texts.join('\n');
}
const found = async (): Promise<string[]> => {
  const text = (await dump()).toLowerCase();
  return Object.entries({ ...traces, email }).flatMap(([name, trace]) =>
    text.includes(trace.toLowerCase()) ? [name] : [],
  );
};

test('the database erases nothing of an account that is not closed, and no message before its time', async () => {
  await expect(query('insert into account_erasure values ($1, 1, 2, null)', [customer.userId])).rejects.toThrow(
    'is not closed',
  );
  await expect(query("update support_message set text = '', files = '{}'")).rejects.toThrow('append-only');
  await expect(query("update operator_note set text = ''")).rejects.toThrow('append-only');
  await expect(query('update deposit_form set screenshot = null, bank_name = null, card_no = null')).rejects.toThrow(
    'terms are frozen',
  );
  expect(await found()).toEqual(['account', 'nickName', 'question', 'answer', 'note', 'wallet', 'passkey']);
});

test('of a closed account nothing is erased before its day, nor while its money is under way', async () => {
  orderNo = await closed(bench, customer, desk);
  const [row] = await query('select ended_at from account_closing');
  closedAt = Number(row?.['ended_at']);
  await sweepAfter(31 * dayMs);
  expect(await erasure()).toEqual([]);
  await paid(bench, orderNo, desk);
  await sweepAfter(30 * dayMs - 1);
  expect(await erasure()).toEqual([]);
});

test('after it, what no law asks for is gone, papers stay, and the ledger is as it was', async () => {
  const books = 'select * from journal_entry order by journal_id, line';
  const before = [await query(books), await query('select order_no, address, status from withdrawal')];
  const { data } = await bench.call('POST /login', { body: { account: traces.account, password } });
  // A session that is in use is known in memory.
  expect((await bench.call('GET /player/getInfo', { token: data.token })).status).toBe(200);
  await reach(customer.userId);
  expect(await found()).toContain('email');
  await sweepAfter(30 * dayMs);
  const { userId } = customer;
  expect(await erasure()).toEqual([
    { user_id: userId, closed_at: String(closedAt), contact_at: String(closedAt + 30 * dayMs), papers_at: null },
  ]);
  expect(await query('select account, account_key, email, phone, nick_name, language from customer')).toEqual([
    { account: null, account_key: `erased ${userId}`, email: null, phone: null, nick_name: '', language: null },
  ]);
  expect(await query("select owner_id from known_device where owner = 'customer'")).toEqual([]);
  expect(await query("select count(*)::int as n from message where params::text <> '{}'")).toEqual([{ n: 0 }]);
  expect(await tablesThatName(userId)).toEqual(
    [...kept, 'access_request', 'bank_card', 'card_holder', 'file', 'verification'].toSorted(),
  );
  expect(await found()).toEqual(['question', 'answer', 'note']);

  expect((await bench.call('GET /player/getInfo', { token: data.token })).status).toBe(401);
  for (const account of [traces.account, `erased ${userId}`])
    expect((await bench.call('POST /login', { body: { account, password } })).code).not.toBe(200);
  expect([await query(books), await query('select order_no, address, status from withdrawal')]).toEqual(before);
  const seen = await bench.call('GET /operator/customers/{userId}', { headers: desk[2].headers, params: { userId } });
  expect(seen.data).toMatchObject({
    person: { account: null, email: null, phone: null, nickName: '', standing: 'closed' },
    erasure: { closedAt, contactAt: closedAt + 30 * dayMs, papersAt: null },
  });
  expect(before[1]).toEqual([{ order_no: orderNo, address: destination, status: 'success' }]);
  expect(await bench.sums()).toEqual(expect.objectContaining({ USDT: '0' }));
});

test('after the years of the law the papers are gone as well, with the bytes of every picture', async () => {
  await sweepAfter(1_826 * dayMs - 1);
  expect((await erasure())[0]).toMatchObject({ papers_at: null });
  const now = closedAt + 1_826 * dayMs;
  await sweepClosedAccounts(bench.server.services, now);
  expect((await erasure())[0]).toMatchObject({ papers_at: String(now) });
  expect(await found()).toEqual([]);
  expect(await query('select country from customer')).toEqual([{ country: null }]);
  expect(await query('select last_text from support_conversation')).toEqual([{ last_text: '' }]);
  expect(await query('select screenshot, bank_name, card_no from deposit_form')).toEqual([
    { screenshot: null, bank_name: null, card_no: null },
  ]);
  expect(await query('select text, files from support_message')).toEqual([
    { text: '', files: [] },
    { text: '', files: [] },
  ]);
  bench.time.leap(2 * dayMs);
  await bench.server.services.files.sweep();
  expect(await tablesThatName(customer.userId)).toEqual(kept);
  expect([...blobs.kept.keys()]).toEqual([]);
});

test('what was erased is noted once and for good, and a second sweep finds nothing to do', async () => {
  const before = await erasure();
  await sweepAfter(4_000 * dayMs);
  expect(await erasure()).toEqual(before);
  await expect(query('update account_erasure set papers_at = null')).rejects.toThrow('stays as it was noted');
  await expect(query('delete from account_erasure')).rejects.toThrow('append-only');
});
