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

const save = (changed: object = {}, token = me.token) =>
  bench.call('POST /player/bankAccount/saveOrEdit', {
    token,
    body: {
      username: 'Nguyễn Văn An',
      cardNo: '9704 3612 3456 7890',
      bankCode: 'VCB',
      city: 'Hà Nội, Cầu Giấy',
      address: '12 Xuân Thủy',
      ...changed,
    },
  });
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
  expect(await destinations.bankCard(me.userId, before.data.id)).not.toBeNull();
  expect(await destinations.bankCard(me.userId, after.data.id)).toBeNull();
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
