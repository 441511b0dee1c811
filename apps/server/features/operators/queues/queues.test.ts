import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpegOf } from '../../../files/test-images.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [support, finance]: TestOperator[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  support = await signInOperator(bench, 'support', 'anna');
  finance = await signInOperator(bench, 'finance', 'fred');
  customer = await bench.signUp({ funded: false });
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const junior = (cardNo: string) =>
  bench.call('POST /playerInfo/junior', {
    token: customer.token,
    body: { cardType: 'idCard', name: 'Nguyễn Văn An', cardNo },
  });
const acts = async () =>
  (await bench.call('GET /player/operatorActs', { token: customer.token })).data.list.map(({ act, reason }) => [
    act,
    reason,
  ]);

test('a request is masked in the list, its view is recorded, and a refusal needs a reason', async () => {
  const cardNo = '079200001234';
  expect((await junior(cardNo)).code).toBe(200);
  const list = await bench.call('GET /operator/verifications', { ...of(support), query: { status: 'open' } });
  expect(list.data).toMatchObject({
    total: 1,
    list: [
      { userId: customer.userId, level: 'primary', status: 'certifying', person: { primaryStatus: 'certifying' } },
    ],
  });
  expect(JSON.stringify(list.data)).not.toContain(cardNo);
  const id = list.data.list[0]?.id ?? '';
  expect(await bench.call('GET /operator/verifications/{id}', { ...of(finance), params: { id } })).toMatchObject({
    status: 403,
    error: 'operator-role',
  });
  expect(await acts()).toEqual([]);
  expect((await bench.call('GET /operator/verifications/{id}', { ...of(support), params: { id } })).data).toMatchObject(
    { name: 'Nguyễn Văn An', cardNo },
  );
  expect(
    await bench.call('GET /operator/verifications/{id}', { ...of(support), params: { id: 'nobody-primary' } }),
  ).toMatchObject({ status: 404 });
  const decide = (accept: boolean, reason?: string) =>
    bench.call('POST /operator/verifications/decide', {
      ...of(support),
      body: { id, accept, ...(reason === undefined ? {} : { reason }) },
    });
  expect(await decide(false)).toMatchObject({ status: 400, error: 'field-required', field: 'reason' });
  expect((await decide(false, 'the number can not be read')).data).toMatchObject({
    status: 'failed',
    reason: 'the number can not be read',
  });
  expect(await decide(true)).toMatchObject({ status: 409 });
  expect((await junior(cardNo)).code).toBe(200);
  expect((await decide(true)).data).toMatchObject({ status: 'certified' });
  expect(await acts()).toEqual([
    ['verification-accept', null],
    ['verification-refuse', 'the number can not be read'],
    ['verification-view', null],
  ]);
  const audit = JSON.stringify(await bench.server.services.db.query('select * from operator_audit'));
  expect(audit).not.toContain(cardNo);
});

test('a picture is shown to whose task it is, after the look was recorded', async () => {
  const kept = await bench.server.services.files.keep(customer.userId, await jpegOf(40, 30));
  const fileId = kept.ok ? kept.value.id : '';
  const look = (operator: TestOperator | undefined) =>
    fetch(`${bench.server.url}/operator/papers/${fileId}`, { headers: operator?.headers ?? {} });
  expect((await look(support)).status).toBe(404);
  expect(
    (await bench.call('POST /service/send', { token: customer.token, body: { text: '', files: [fileId] } })).code,
  ).toBe(200);
  expect((await look(finance)).status).toBe(404);
  expect(
    (await fetch(`${bench.server.url}/operator/papers/${fileId}`, { headers: { 'coin-auth': customer.token } })).status,
  ).toBe(401);
  const before = (await acts()).length;
  const shown = await look(support);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
  expect((await acts()).length).toBe(before + 1);
});

test('a bank deposit comes with who paid and its screenshot, and two operators credit it with the bonus', async () => {
  const second = await signInOperator(bench, 'finance', 'fiona');
  const kept = await bench.server.services.files.keep(customer.userId, await jpegOf(44, 33));
  const screenshot = kept.ok ? kept.value.id : '';
  const account = (await bench.call('GET /transaction/getRechargeBankAccount', { token: customer.token })).data
    .accounts[0];
  const body = {
    bankAccountId: account?.id ?? '',
    amount: '5260000',
    screenshot,
    accountName: 'LAN',
    bankName: 'VCB',
    cardNo: '9704361234561234',
    remitterName: 'LAN NGUYEN',
  };
  expect((await bench.call('POST /transaction/bankRecharge', { token: customer.token, body })).code).toBe(200);
  const { list } = (await bench.call('GET /operator/deposits', { ...of(finance), query: { status: 'open' } })).data;
  expect(list).toMatchObject([
    {
      status: 'requested',
      currencyCode: 'VND',
      amount: '5260000',
      usdtAmount: '200',
      holder: 'LAN NGUYEN',
      bankName: 'VCB',
      paidTo: `${account?.bankName} ${account?.accountNumber}`,
      screenshot,
      proposal: null,
    },
  ]);
  expect(JSON.stringify(list)).not.toContain('970436');
  const picture = await fetch(`${bench.server.url}/operator/papers/${screenshot}`, { headers: finance?.headers ?? {} });
  expect(picture.status).toBe(200);
  const proposal = {
    kind: 'deposit-credit',
    orderNo: list[0]?.orderNo ?? '',
    bankReference: 'FT 2026 1120',
    reason: 'on the statement of the bank',
  } as const;
  const { data } = await bench.call('POST /operator/proposals/make', { ...of(finance), body: { proposal } });
  // Support reads the same, but for what is proposed, and decides nothing.
  const read = async (operator: TestOperator | undefined) =>
    (await bench.call('GET /operator/deposits', { ...of(operator), query: { userId: customer.userId } })).data.list;
  const [row] = await read(finance);
  expect(row?.proposal).toMatchObject({ id: data.id });
  expect(await read(support)).toEqual([{ ...row, proposal: null }]);
  expect((await bench.call('GET /operator/withdrawals', of(support))).code).toBe(200);
  const refusal = { ...of(support), body: { orderNo: proposal.orderNo, reason: 'not ours' } };
  expect(await bench.call('POST /operator/deposits/refuse', refusal)).toMatchObject({ error: 'operator-role' });
  expect(await bench.call('POST /operator/withdrawals/refuse', refusal)).toMatchObject({ error: 'operator-role' });
  const payouts = await fetch(`${bench.server.url}/operator/csv/payouts`, { headers: support?.headers ?? {} });
  expect(payouts.status).toBe(403);
  expect(
    (await bench.call('POST /operator/proposals/approve', { ...of(second), body: { id: data.id } })).data,
  ).toMatchObject({ decision: 'approved' });
  expect(
    (await bench.call('POST /account/balance', { token: customer.token, query: { type: 1, currencyCode: 'USDT' } }))
      .data,
  ).toMatchObject({ available: '200', bonusLocked: '20' });
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('finance sees what the watcher has seen, of one customer only, with the deposit that it became', async () => {
  const { db, clock } = bench.server.services;
  const [mine, other] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  const addressOf = async (userId: string) => (await bench.server.services.depositAddress(userId))?.address ?? '';
  const [txid, theirs, claimed] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
  const transfer = async (id: string, userId: string, orderNo: string | null) =>
    db.batch([
      {
        sql: "insert into chain_transaction (txid, status, seen_at, check_at) values ($1, 'credited', $2, $2)",
        params: [id, clock.now()],
      },
      {
        sql: `insert into chain_transfer (txid, log_index, address, amount, block, order_no, time)
          values ($1, 1, $2, 25000000, 7, $3, $4)`,
        params: [id, await addressOf(userId), orderNo, clock.now()],
      },
    ]);
  await transfer(txid, mine.userId, 'credited-order');
  await transfer(theirs, other.userId, null);
  const kept = await bench.server.services.files.keep(mine.userId, await jpegOf(48, 36));
  const body = { currencyCode: 'USDT', amount: '30', txid: claimed, screenshot: kept.ok ? kept.value.id : '' };
  expect((await bench.call('POST /transaction/recharge', { token: mine.token, body })).code).toBe(200);
  await db.query("insert into chain_transaction (txid, status, seen_at, check_at) values ($1, 'seen', $2, $2)", [
    claimed,
    clock.now() + 1,
  ]);
  const shown = async (query: Record<string, string>, operator = finance) =>
    await bench.call('GET /operator/transfers', { ...of(operator), query });
  expect(await shown({}, support)).toMatchObject({ status: 403, error: 'operator-role' });
  expect((await shown({ userId: mine.userId })).data).toMatchObject({
    total: 2,
    list: [
      { txid: claimed, state: 'seen', amount: null, address: null, orderNo: null },
      {
        txid,
        state: 'credited',
        amount: '25',
        address: await addressOf(mine.userId),
        logIndex: 1,
        orderNo: 'credited-order',
        person: { userId: mine.userId },
      },
    ],
  });
  expect((await shown({ search: theirs.toUpperCase() })).data.list).toMatchObject([
    { userId: other.userId, orderNo: null },
  ]);
  expect((await shown({ search: await addressOf(other.userId) })).data.total).toBe(1);
});

test('a withdrawal that waits shows until when its customer is held, and one that has ended does not', async () => {
  const { db, clock } = bench.server.services;
  const person = await bench.signUp({ funded: false });
  const row = (orderNo: string, finished: number | null) =>
    db.query(
      `insert into withdrawal (order_no, user_id, currency, amount, fee, expected, way, chain, address, platform_day,
        status, requested_at, deadline, finished_at)
      values ($1, $2, 'USDT', 100000000, 1000000, 99000000, 'chain', 'TRC20', 'T',
        floor(($4::bigint + 3600000) / 86400000.0), $3, $4, $4::bigint + 1, $5)`,
      [orderNo, person.userId, finished === null ? 'requested' : 'cancelled', clock.now(), finished],
    );
  await row('waiting', null);
  await row('over', clock.now());
  const held = async () =>
    (await bench.call('GET /operator/withdrawals', { ...of(finance), query: { userId: person.userId } })).data.list.map(
      ({ orderNo, holdUntil }) => [orderNo, holdUntil],
    );
  expect(await held()).toEqual([
    ['waiting', null],
    ['over', null],
  ]);
  const until = clock.now() + 3_600_000;
  await db.query('update customer set withdraw_held_until = $2 where id = $1', [person.userId, until]);
  expect(await held()).toEqual([
    ['waiting', until],
    ['over', null],
  ]);
  await db.query('update customer set withdraw_held_until = $2 where id = $1', [person.userId, clock.now()]);
  expect(await held()).toEqual([
    ['waiting', null],
    ['over', null],
  ]);
});

test('what a bank deposit would bring has its rate while that holds, then the present; refused, nothing', async () => {
  const kept = await bench.server.services.files.keep(customer.userId, await jpegOf(45, 33));
  const screenshot = kept.ok ? kept.value.id : '';
  const account = (await bench.call('GET /transaction/getRechargeBankAccount', { token: customer.token })).data
    .accounts[0];
  const body = {
    bankAccountId: account?.id ?? '',
    amount: '5260000',
    screenshot,
    accountName: 'LAN',
    bankName: 'VCB',
    cardNo: '9704361234561234',
    remitterName: 'LAN NGUYEN',
  };
  const {
    data: { orderNo },
  } = await bench.call('POST /transaction/bankRecharge', { token: customer.token, body });
  const worth = async () =>
    (await bench.call('GET /operator/deposits', { ...of(finance), query: { search: orderNo } })).data.list[0]
      ?.usdtAmount;
  const { rates } = bench.server.services.operatorSettings;
  const set = rates.vndPerUsdt;
  rates.change('25000', bench.time.clock.now()).apply();
  expect(await worth()).toBe('200');
  bench.time.leap(30 * 60_000 + 1);
  finance = await signInOperator(bench, 'finance', 'felix');
  expect(await worth()).toBe('210.4');
  rates.change(set, bench.time.clock.now()).apply();
  await bench.call('POST /operator/deposits/refuse', { ...of(finance), body: { orderNo, reason: 'never arrived' } });
  expect(await worth()).toBeNull();
});

test('a queue is read by status, customer, number and transaction, what waits first, then newest first', async () => {
  const { db, clock } = bench.server.services;
  finance = await signInOperator(bench, 'finance', 'flora');
  const [an, binh] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  const now = clock.now();
  const txid = 'abcdef'.padEnd(64, '0');
  const row = (orderNo: string, userId: string, status: string, at: number) =>
    db.query(
      `insert into deposit (order_no, user_id, way, currency, amount, status, requested_at, finished_at, bonus,
         txid, log_index, received, credited)
       select $1, $2, 'usdt', 'USDT', 5, $3, $4::bigint,
         case $3::text when 'requested' then null else $4::bigint end, 0,
         case when paid then $5 end, case when paid then 1 end, case when paid then 5 end,
         case when paid then 5 else 0 end
       from (select $3::text = 'success' as paid) as how`,
      [orderNo, userId, status, at, txid],
    );
  await row('q-late', an.userId, 'requested', now + 2);
  await row('q-early', an.userId, 'requested', now + 1);
  await row('q-old', an.userId, 'rejected', now - 9);
  await row('q-paid', an.userId, 'success', now - 5);
  await row('q-other', binh.userId, 'requested', now);
  const found = async (query: object) =>
    (await bench.call('GET /operator/deposits', { ...of(finance), query })).data.list.map(({ orderNo }) => orderNo);
  const { userId } = an;
  expect(await found({ userId })).toEqual(['q-early', 'q-late', 'q-paid', 'q-old']);
  expect(await found({ userId, status: 'open' })).toEqual(['q-early', 'q-late']);
  expect(await found({ userId, status: 'rejected' })).toEqual(['q-old']);
  expect(await found({ search: 'q-other' })).toEqual(['q-other']);
  expect(await found({ search: txid.toUpperCase() })).toEqual(['q-paid']);
  expect(await found({ search: binh.userId })).toEqual(['q-other']);
  expect(await found({ search: 'q-' })).toEqual([]);
  expect([...(await found({ userId, limit: 3 })), ...(await found({ userId, limit: 3, page: 2 }))]).toEqual(
    await found({ userId }),
  );
});

test('verifications are read by status and customer, and a decided one shows neither number nor papers', async () => {
  support = await signInOperator(bench, 'support', 'astrid');
  const [an, binh] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  for (const [{ token }, cardNo] of [
    [an, '079200007001'],
    [binh, '079200007002'],
  ] as const) {
    const body = { cardType: 'idCard', name: 'Nguyen Van An', cardNo } as const;
    expect((await bench.call('POST /playerInfo/junior', { token, body })).code).toBe(200);
    bench.time.advance(1_000);
  }
  const decided = await bench.call('POST /operator/verifications/decide', {
    ...of(support),
    body: { id: `${an.userId}-primary`, accept: true },
  });
  expect(decided.data).toMatchObject({ status: 'certified', cardNo: '••••••••7001', papers: [] });
  const read = async (query: object) =>
    (await bench.call('GET /operator/verifications', { ...of(support), query })).data.list.map(
      ({ id, status, cardNo, papers }) => [id, status, cardNo, papers],
    );
  const [ofAn, ofBinh] = [
    [`${an.userId}-primary`, 'certified', '••••••••7001', []],
    [`${binh.userId}-primary`, 'certifying', '••••••••7002', []],
  ];
  expect(await read({ userId: an.userId })).toEqual([ofAn]);
  expect(await read({ userId: binh.userId, status: 'open' })).toEqual([ofBinh]);
  expect(await read({ userId: an.userId, status: 'open' })).toEqual([]);
  expect(await read({ status: 'certified', limit: 100 })).toContainEqual(ofAn);
  for (const id of ['', 'primary', `${an.userId}-other`, `${an.userId}-advanced`])
    expect(
      await bench.call('POST /operator/verifications/decide', { ...of(support), body: { id, accept: true } }),
    ).toMatchObject({ field: 'id' });
});
