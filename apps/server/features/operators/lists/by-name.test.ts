import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillNameKeys } from '../../../identity/name-key.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [risk, support]: TestOperator[] = [];
let [an, lan]: { token: string; userId: string }[] = [];
const handIn = (token: string | undefined, name: string, cardNo: string) =>
  bench.call('POST /playerInfo/junior', { token, body: { cardType: 'idCard', name, cardNo } });
beforeAll(async () => {
  bench = await openTestServer();
  risk = await signInOperator(bench, 'risk', 'rita');
  support = await signInOperator(bench, 'support', 'sam');
  an = await bench.signUp({ funded: false });
  // Of one moment they would have no order.
  bench.time.leap(1);
  lan = await bench.signUp({ funded: false });
  await handIn(an?.token, 'Nguyễn Đình Ân', '079200001234');
  await handIn(lan?.token, 'Trần Thị Lan', '079200005678');
  await bench.server.services.db.query(
    "update session set device = 'Chrome · Windows', network = '203.0.*.*' where user_id = $1",
    [an?.userId],
  );
  await bench.server.services.db.query(
    "update session set device = 'Chrome · Windows', network = '198.51.*.*' where user_id = $1",
    [lan?.userId],
  );
});
afterAll(() => bench.close());

const found = async (search: string): Promise<string[]> =>
  (
    await bench.call('GET /operator/customers', { headers: risk?.headers ?? {}, query: { search, sort: 'oldest' } })
  ).data.list.map(({ userId }) => (userId === an?.userId ? 'an' : 'lan'));

test.each(['Nguyễn Đình Ân', 'nguyen dinh an', 'ÂN NGUYỄN ĐÌNH', ' nguyễn  đình-ân '])(
  'whoever has handed in a name is found by “%s”',
  async (search) => {
    expect(await found(search)).toEqual(['an']);
  },
);

test.each(['Nguyễn Đình', 'Đình Ân', 'Nguyễn Đình Ân Lan', 'nguyendinhan'])(
  'nobody is found by “%s”',
  async (search) => {
    expect(await found(search)).toEqual([]);
  },
);

test('a request is found by the name in it, too, and a table has the same rows', async () => {
  const headers = risk?.headers ?? {};
  const query = { search: 'tran thi lan' };
  const { list } = (await bench.call('GET /operator/verifications', { headers, query })).data;
  expect(list.map(({ userId }) => userId)).toEqual([lan?.userId]);
  const reply = await fetch(`${bench.server.url}/operator/csv/customers?search=tran%20thi%20lan`, { headers });
  expect(
    (await reply.text())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual([lan?.userId]);
});

test('the database has the name in no readable form, and equal names of two people have one key', async () => {
  const { db } = bench.server.services;
  const rows = async () => db.query<{ name_key: string }>('select * from verification order by submitted_at, user_id');
  const text = JSON.stringify(await rows());
  for (const part of ['Nguyễn', 'nguyen', 'Lan', 'lan']) expect(text).not.toContain(part);
  const third = await bench.signUp({ funded: false });
  await handIn(third.token, 'Lan Tran Thi', '079200009999');
  expect(new Set((await rows()).map((row) => row.name_key)).size).toBe(2);
  expect((await found('trần thị lan')).length).toBe(2);
});

test('a name that was handed in anew is found instead of the former one', async () => {
  const id = `${an?.userId}-primary`;
  const body = { id, accept: false, reason: 'name-differs' };
  await bench.call('POST /operator/verifications/decide', { headers: support?.headers ?? {}, body });
  await handIn(an?.token, 'Nguyễn Đình Anh', '079200001234');
  expect([await found('nguyen dinh an'), await found('nguyen dinh anh')]).toEqual([[], ['an']]);
});

test('names from before there were keys get theirs beside all other work', async () => {
  const { db, secrets, log } = bench.server.services;
  await db.query('update verification set name_key = null');
  expect(await found('nguyen dinh anh')).toEqual([]);
  const stop = fillNameKeys({ db, secrets, log });
  await expect.poll(() => db.query('select 1 from verification where name_key is null')).toEqual([]);
  await stop();
  expect(await found('nguyen dinh anh')).toEqual(['an']);
});

test('people are found by the device that is shown of them, with its network or without', async () => {
  expect(await found('Chrome · Windows · 203.0.*.*')).toEqual(['an']);
  expect(await found('Chrome · Windows')).toEqual(['an', 'lan']);
  expect(await found('198.51.*.*')).toEqual(['lan']);
  expect(await found('Firefox · Linux')).toEqual([]);
});
