import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { cardDigits } from '@candor/core/bank-cards/card-number.ts';
import { foldName } from '@candor/core/bank-cards/holder-name.ts';

let bench: TestServer;
let me: { token: string; userId: string };
let other: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  [me, other] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
});

const save = (changed: object = {}, token = me.token, headers: Record<string, string> = {}) =>
  bench.call('POST /player/bankAccount/saveOrEdit', {
    token,
    headers,
    body: {
      username: 'Nguyễn Văn An',
      cardNo: '9704 3612 3456 7890',
      bankCode: 'VCB',
      city: 'Hà Nội, Cầu Giấy',
      address: '12 Xuân Thủy',
      ...changed,
    },
  });
const told = () =>
  bench.server.services.db.query("select kind, reference, params->>'card' as card from message where user_id = $1", [
    me.userId,
  ]);
const detail = (body: object = {}, token = me.token) => bench.call('POST /player/bankAccount/detail', { token, body });

test.each([
  [{ cardNo: '1234567' }, 'card-number-invalid', 'cardNo'],
  [{ cardNo: '1'.repeat(20) }, 'card-number-invalid', 'cardNo'],
  [{ cardNo: '9704x36123456' }, 'card-number-invalid', 'cardNo'],
  [{ cardNo: 9704361234567890 }, 'card-number-invalid', 'cardNo'],
  [{ cardNo: undefined }, 'field-required', 'cardNo'],
  [{ username: '' }, 'field-required', 'username'],
  [{ username: 'a\u202eb' }, 'field-invalid', 'username'],
  [{ username: '<b>' }, 'field-invalid', 'username'],
  [{ bankCode: 'NOBANK' }, 'bank-unknown', 'bankCode'],
  [{ city: ' ' }, 'field-required', 'city'],
  [{ status: 'active' }, 'field-unknown', 'status'],
  [{ isFirst: true }, 'field-unknown', 'isFirst'],
  [{ userId: '1' }, 'field-unknown', 'userId'],
])('refuses to add %o', async (changed, error, field) => {
  expect(await save(changed)).toMatchObject({ code: 400, error, field });
  expect((await detail()).data).toEqual({ username: null, list: [] });
});

test('adds a card, shows its number masked only, and keeps it sealed', async () => {
  const added = await save();
  expect(added).toMatchObject({
    code: 200,
    data: {
      username: 'Nguyễn Văn An',
      cardNo: '•••• 7890',
      bankCode: 'VCB',
      bankName: 'Vietcombank',
      city: 'Hà Nội, Cầu Giấy',
      address: '12 Xuân Thủy',
      status: 'active',
    },
  });
  expect((await detail()).data).toEqual({ username: 'Nguyễn Văn An', list: [added.data] });
  const { db, destinations } = bench.server.services;
  const stored = JSON.stringify([
    await db.query('select * from bank_card'),
    await db.query('select * from card_holder'),
  ]);
  for (const clear of ['9704361234567890', '361234', 'Nguyễn', 'Xuân Thủy']) expect(stored).not.toContain(clear);
  expect(await destinations.bankCard(me.userId, added.data.id)).toEqual({
    bankName: 'Vietcombank',
    cardNoMasked: '•••• 7890',
    usableAt: added.data.usableTime,
  });
  expect(await destinations.revealBankCard(me.userId, added.data.id)).toEqual({
    cardNo: '9704361234567890',
    username: 'Nguyễn Văn An',
    bankName: 'Vietcombank',
    city: 'Hà Nội, Cầu Giấy',
    address: '12 Xuân Thủy',
  });
  expect([
    await destinations.bankCard(other.userId, added.data.id),
    await destinations.revealBankCard(other.userId, added.data.id),
  ]).toEqual([null, null]);
});

test('tells its owner once outside of the app, in their language, with four digits of the number', async () => {
  const { db } = bench.server.services;
  const email = `${me.userId}@example.com`;
  await db.query("update customer set email = $2, language = 'de' where id = $1", [me.userId, email]);
  const key = { 'idempotency-key': 'add-card-1' };
  const { data } = await save({ cardNo: '9704361234560012' }, me.token, key);
  expect(await save({ cardNo: '9704361234560012' }, me.token, key)).toMatchObject({ error: 'card-taken' });
  expect(await told()).toEqual([{ kind: 'bank-card-added', reference: data.id, card: 'Vietcombank •••• 0012' }]);
  const mails = () =>
    db.query<{ subject: string; text: string }>('select subject, text from outbox where recipient = $1', [email]);
  await expect.poll(async () => (await mails()).map(({ subject }) => subject)).toEqual(['Neue Bankkarte hinzugefügt']);
  const text = (await mails())[0]?.text ?? '';
  expect(text).toContain('Vietcombank •••• 0012. Wenn Sie das nicht waren, ändern Sie Ihre Passwörter');
  expect(text).not.toMatch(/970436|3456|Nguyễn|Xuân Thủy/);
});

test('what is refused tells nothing, and what can’t be told is not added', async () => {
  const { db } = bench.server.services;
  await db.query("alter table message add constraint no_message check (kind <> 'bank-card-added') not valid");
  expect(await save()).toMatchObject({ code: 500 });
  await db.query('alter table message drop constraint no_message');
  expect((await detail()).data).toEqual({ username: null, list: [] });
  const { data } = await save();
  expect([
    (await save()).error,
    (await save({ username: 'Trần Văn An', cardNo: '9704361111111111' })).error,
    (await save({ id: data.id })).error,
    (await save({ cardNo: '1' })).error,
    (await save({ bankCode: 'NOBANK' })).error,
  ]).toEqual(['card-taken', 'card-holder-differs', 'card-not-editable', 'card-number-invalid', 'bank-unknown']);
  expect(await told()).toEqual([{ kind: 'bank-card-added', reference: data.id, card: 'Vietcombank •••• 7890' }]);
});

test('twenty cards at most, of many adds at once as well; the others tell nothing', async () => {
  const first = await save();
  await bench.server.services.db.query(
    `insert into bank_card
     select id || n, user_id, card_key || n, last_four, bank_code, city, sealed, created_at, usable_at
       from bank_card, generate_series(1, 16) as n where id = $1`,
    [first.data.id],
  );
  const made = await Promise.all(Array.from({ length: 12 }, (_, n) => save({ cardNo: `97043600000000${n + 10}` })));
  const added = made.filter(({ code }) => code === 200).map(({ data }) => data.id);
  expect(added).toHaveLength(3);
  const refused = made.filter(({ code }) => code !== 200);
  expect(refused.map(({ error, message }) => [error, message.includes('20')])).toEqual(
    Array.from({ length: 9 }, () => ['too-many-saved', true]),
  );
  expect(new Set((await told()).map(({ reference }) => reference))).toEqual(new Set([first.data.id, ...added]));
  expect(
    await bench.server.services.db.query('select count(*)::int as cards from bank_card where user_id = $1', [
      me.userId,
    ]),
  ).toEqual([{ cards: 20 }]);
});

test('a bank is named by its code or by its name', async () => {
  const { data } = await save({ bankCode: undefined, bankName: ' vietcombank ' });
  expect(data).toMatchObject({ bankCode: 'VCB', bankName: 'Vietcombank' });
  expect((await save({ bankCode: 'TCB', bankName: 'Vietcombank', cardNo: '9704361111111111' })).data).toMatchObject({
    bankCode: 'TCB',
  });
  expect(await save({ bankCode: undefined, bankName: 'No bank' })).toMatchObject({
    code: 400,
    error: 'bank-unknown',
    field: 'bankName',
  });
  expect(await save({ bankCode: undefined })).toMatchObject({ code: 400, error: 'bank-unknown', field: 'bankCode' });
});

test('a saved card is not changed here, whoever asks', async () => {
  const {
    data: { id },
  } = await save();
  const changed = { id, cardNo: '9704361234560000' };
  expect(await save(changed)).toMatchObject({
    code: 403,
    error: 'card-not-editable',
    field: 'id',
    message: 'A saved card cannot be changed here. Please contact customer service',
  });
  expect(await save(changed, other.token)).toEqual(await save({ ...changed, id: 'missing' }, other.token));
  expect(await detail({ id }, other.token)).toEqual(await detail({ id: 'missing' }, other.token));
  expect((await detail({ id })).data.list).toHaveLength(1);
  expect((await detail({ id })).data.list[0]?.cardNo).toBe('•••• 7890');
});

test('every later card carries the name of the first: form, case and spaces apart', async () => {
  expect((await save({ username: 'Nguyễn Văn An' })).code).toBe(200);
  for (const username of ['Nguyen Van An', 'Nguyễn Văn Anh', 'Trần Văn An']) {
    expect(await save({ username, cardNo: '9704361111111111' })).toMatchObject({
      code: 400,
      error: 'card-holder-differs',
      field: 'username',
    });
  }
  expect(await save({ username: '  NGUYỄN   VĂN AN '.normalize('NFD'), cardNo: '9704361111111111' })).toMatchObject({
    code: 200,
    data: { username: 'Nguyễn Văn An' },
  });
  expect(await save({ cardNo: '9704-3612-3456-7890' })).toMatchObject({ error: 'card-taken', field: 'cardNo' });
  expect((await detail()).data.list).toHaveLength(2);
});

test('of two first cards with different names at once one sets the holder', async () => {
  const made = await Promise.all(
    ['Lan', 'Minh', 'Hoa', 'Tuấn'].map((username, i) => save({ username, cardNo: `970436999999000${i}` })),
  );
  expect(made.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(made.filter(({ error }) => error === 'card-holder-differs')).toHaveLength(3);
});

test('a card added under the restriction to what is saved waits a day', async () => {
  const { destinations } = bench.server.services;
  const before = await save();
  await bench.call('POST /playerWallet/savedOnly', { token: me.token, body: { on: true } });
  const after = await save({ cardNo: '9704361111111111' });
  expect(after.data.usableTime - after.data.createTime).toBe(86_400_000);
  expect(before.data.usableTime).toBe(before.data.createTime);
  expect(await destinations.bankCard(me.userId, before.data.id)).toMatchObject({ usableAt: before.data.usableTime });
  expect(await destinations.bankCard(me.userId, after.data.id)).toMatchObject({ usableAt: after.data.usableTime });
});

test('lists banks, Vietnamese ones first, without those switched off', async () => {
  const { db } = bench.server.services;
  const list = async () => (await bench.call('GET /common/bank/list', { token: me.token })).data;
  const banks = await list();
  expect(banks[0]).toEqual({ bankCode: 'VCB', bankName: 'Vietcombank', country: 'VN' });
  expect(banks.filter(({ country }) => country === 'VN').length).toBeGreaterThan(30);
  await db.query("update bank set active = false where code = 'SCB'");
  expect((await list()).map(({ bankCode }) => bankCode)).not.toContain('SCB');
  expect(await save({ bankCode: 'SCB' })).toMatchObject({ error: 'bank-unknown' });
});

test.each([
  ['9704 3612-3456 7890', '9704361234567890'],
  ['12345678', '12345678'],
  ['１２３４５６７８', '12345678'],
  ['+12345678', null],
  ['', null],
])('the digits of %s are %s', (typed, digits) => {
  expect(cardDigits(typed)).toBe(digits);
});

test('names are folded: form, case and spaces', () => {
  expect(foldName(' ＮＧＵＹỄＮ\u00a0văn  An')).toBe(foldName('Nguyễn Văn AN'.normalize('NFD')));
  expect(foldName('An')).not.toBe(foldName('Ân'));
});
