import type { ServerEvents } from '@candor/api-contract/events.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { condition } from '../../db/narrowing/conditions.ts';
import { pngOf } from '../../files/test-images.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import type { Identity } from '../../identity/open-identity.ts';

let bench: TestServer;
let identity: Identity;
let me: { token: string; userId: string };
let other: { token: string; userId: string };
let number = 0;
let cardNo: string;
beforeAll(async () => {
  bench = await openTestServer();
  ({ identity } = bench.server.services);
});
afterAll(() => bench.close());
beforeEach(async () => {
  [me, other] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  number += 1;
  cardNo = `0010990${String(number).padStart(5, '0')}`;
});

const junior = (changed: object = {}, token = me.token) =>
  bench.call('POST /playerInfo/junior', {
    token,
    body: { cardType: 'idCard', name: 'Nguyễn Văn An', cardNo, ...changed },
  });
const edit = (body: object) => bench.call('POST /playerInfo/edit', { token: me.token, body });
const advanced = (body: { frontPhoto: string; backPhoto: string; holdPhoto: string }) =>
  bench.call('POST /playerInfo/advanced', { token: me.token, body });
const detail = (token = me.token) => bench.call('GET /playerInfo/detail', { token });
const decision = (level: 'primary' | 'advanced' = 'primary') => ({ userId: me.userId, level, operatorId: 'op-1' });
async function photosOf(userId: string) {
  const ids = [];
  for (let side = 0; side < 3; side += 1) {
    const kept = await bench.server.services.files.keep(userId, await pngOf(40 + side, 40));
    ids.push(kept.ok ? kept.value.id : '');
  }
  const [frontPhoto = '', backPhoto = '', holdPhoto = ''] = ids;
  return { frontPhoto, backPhoto, holdPhoto };
}

test.each([
  [{ cardType: 'library' }, 'card-type-unknown', 'cardType'],
  [{ cardType: undefined }, 'field-required', 'cardType'],
  [{ name: ' ' }, 'field-required', 'name'],
  [{ name: 'a\u202eb' }, 'field-invalid', 'name'],
  [{ name: '<script>' }, 'field-invalid', 'name'],
  [{ cardNo: 'abc' }, 'document-invalid', 'cardNo'],
  [{ cardNo: 'A - - - -' }, 'document-invalid', 'cardNo'],
  [{ cardNo: undefined }, 'field-required', 'cardNo'],
  [{ cardNo: 123456789 }, 'document-invalid', 'cardNo'],
  [{ bankCardNo: '1234' }, 'card-number-invalid', 'bankCardNo'],
  [{ authStatus: 'certified' }, 'field-unknown', 'authStatus'],
  [{ status: 'certified' }, 'field-unknown', 'status'],
  [{ userId: '1' }, 'field-unknown', 'userId'],
  [{ decidedBy: 'me' }, 'field-unknown', 'decidedBy'],
])('refuses %o', async (changed, error, field) => {
  expect(await junior(changed)).toMatchObject({ code: 400, error, field });
  expect((await detail()).data).toMatchObject({
    authStatus: 'none',
    primary: { status: 'none', cardNo: null },
    advanced: { status: 'none' },
  });
});

test('is handed in, shown masked, sealed at rest and decided once', async () => {
  const submitted = await junior({ bankCardNo: '9704 3612 3456 7890' });
  expect(submitted).toMatchObject({
    code: 200,
    data: {
      authStatus: 'certifying',
      primary: {
        status: 'certifying',
        cardType: 'idCard',
        name: 'Nguyễn Văn An',
        cardNo: `•••• ${cardNo.slice(-4)}`,
        bankCardNo: '•••• 7890',
        reason: null,
      },
    },
  });
  const all = { order: 'oldest', countedTo: 10, page: 1, limit: 10 } as const;
  expect(await junior()).toMatchObject({ code: 409, error: 'certify-pending' });
  expect(await edit({ name: 'Lan' })).toMatchObject({ code: 409, error: 'certify-pending' });
  const { db } = bench.server.services;
  const stored = JSON.stringify(await db.query('select * from verification'));
  for (const clear of [cardNo, '9704361234567890', 'Nguyễn']) expect(stored).not.toContain(clear);
  expect(await identity.find(me.userId, 'primary')).toMatchObject({
    document: { cardType: 'idCard', name: 'Nguyễn Văn An', cardNo, bankCardNo: '9704361234567890' },
  });
  expect(
    await identity.list({ ...all, where: condition("v.status = 'certifying' and v.user_id = $1", me.userId) }),
  ).toMatchObject({
    total: 1,
    list: [{ userId: me.userId, level: 'primary' }],
  });
  const decided = await Promise.all([
    identity.approve(decision()),
    identity.approve(decision()),
    identity.reject({ ...decision(), reason: 'Blurred' }),
  ]);
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  expect(decided.filter((one) => !one.ok && one.refusal === 'certify-done')).toHaveLength(2);
  expect(await identity.approve({ ...decision(), userId: 'nobody' })).toEqual({ ok: false, refusal: 'not-found' });
});

test('a certified one can not be changed, and getInfo says it', async () => {
  await junior();
  await identity.approve(decision());
  expect(await junior({ name: 'Lan' })).toMatchObject({ code: 409, error: 'certify-done' });
  expect(await edit({ name: 'Lan' })).toMatchObject({ code: 409, error: 'certify-done' });
  expect((await bench.call('GET /player/getInfo', { token: me.token })).data).toMatchObject({
    authStatus: 'certified',
    primaryStatus: 'certified',
    advancedStatus: 'none',
  });
  expect(await bench.server.services.primaryStatus(me.userId)).toBe('certified');
  expect((await detail(other.token)).data.authStatus).toBe('none');
});

test('a failed one says why, is corrected and handed in again', async () => {
  expect(await edit({ name: 'Lan' })).toMatchObject({ code: 400, error: 'field-required', field: 'cardType' });
  await junior();
  await identity.reject({ ...decision(), reason: 'The name is not that of the document' });
  expect((await detail()).data.primary).toMatchObject({
    status: 'failed',
    reason: 'The name is not that of the document',
  });
  expect(await edit({ authStatus: 'certified' })).toMatchObject({ error: 'field-unknown' });
  expect(await edit({ name: 'Nguyễn Văn Ân' })).toMatchObject({
    code: 200,
    data: {
      primary: { status: 'certifying', reason: null, name: 'Nguyễn Văn Ân', cardNo: `•••• ${cardNo.slice(-4)}` },
    },
  });
  expect((await identity.find(me.userId, 'primary'))?.document).toMatchObject({ cardNo, name: 'Nguyễn Văn Ân' });
});

test('what is written with a decision is written only if it is made', async () => {
  const { db } = bench.server.services;
  await junior();
  const note = (text: string) => ({
    statements: [
      {
        sql: 'insert into outbox (recipient, subject, text, created_at) values ($1, $1, $2, 1)',
        params: [me.userId, text],
      },
    ],
  });
  await identity.approve({ ...decision(), ...note('first') });
  await identity.reject({ ...decision(), reason: 'x', ...note('second') });
  expect(await db.query('select text from outbox where recipient = $1', [me.userId])).toEqual([{ text: 'first' }]);
});

test('one document, one account: however it is typed, and of many at once one', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => bench.signUp({ funded: false })));
  const replies = await Promise.all(
    people.map(({ token }, i) =>
      junior({ cardNo: i % 2 === 0 ? ` ${cardNo.slice(0, 4)} ${cardNo.slice(4)}` : cardNo }, token),
    ),
  );
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.filter(({ error, field }) => error === 'document-taken' && field === 'cardNo')).toHaveLength(5);
});

test('a document that was refused is free again, and can not come back once another has it', async () => {
  await junior();
  await identity.reject({ ...decision(), reason: 'Not yours' });
  expect((await junior({}, other.token)).code).toBe(200);
  expect(await junior()).toMatchObject({ error: 'document-taken' });
  expect((await junior({ cardNo: `${cardNo}9` })).code).toBe(200);
});

test('the advanced level comes after the primary, with three own pictures', async () => {
  const photos = await photosOf(me.userId);
  expect(await advanced(photos)).toMatchObject({
    code: 400,
    error: 'primary-required',
    message: 'Please complete the primary certification first',
  });
  await junior();
  expect(await advanced(photos)).toMatchObject({ error: 'primary-required' });
  await identity.approve(decision());
  const foreign = await photosOf(other.userId);
  expect(await advanced({ ...photos, backPhoto: foreign.backPhoto })).toMatchObject({
    code: 400,
    error: 'file-unknown',
    field: 'backPhoto',
  });
  expect(await advanced({ ...photos, backPhoto: foreign.backPhoto })).toEqual(
    await advanced({ ...photos, backPhoto: 'A'.repeat(22) }),
  );
  expect(await advanced({ ...photos, holdPhoto: photos.frontPhoto })).toMatchObject({
    error: 'field-invalid',
    field: 'holdPhoto',
  });
  expect(await advanced(photos)).toMatchObject({
    code: 200,
    data: { authStatus: 'certified', advanced: { status: 'certifying', ...photos } },
  });
  expect(await advanced(photos)).toMatchObject({ code: 409, error: 'certify-pending' });
  await identity.reject({ ...decision('advanced'), reason: 'The face can not be seen' });
  expect((await detail()).data.advanced).toMatchObject({ status: 'failed', reason: 'The face can not be seen' });
  expect((await advanced(photos)).code).toBe(200);
  await identity.approve(decision('advanced'));
  expect((await bench.call('GET /player/getInfo', { token: me.token })).data).toMatchObject({
    authStatus: 'certified',
    advancedStatus: 'certified',
  });
});

test('of many hand-ins of photos at once one stands, and the pictures of the others belong to nothing', async () => {
  await junior();
  await identity.approve(decision());
  const attached = async (ids: readonly string[]) =>
    (
      await bench.server.services.db.query<{ file_id: string }>(
        'select file_id from file_use where file_id = any($1::text[])',
        [ids],
      )
    ).map((row) => row.file_id);
  const handIn = async () => {
    const sets = await Promise.all(Array.from({ length: 4 }, () => photosOf(me.userId)));
    const replies = await Promise.all(sets.map((photos) => advanced(photos)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ error }) => error === 'certify-pending')).toHaveLength(3);
    const kept = Object.values(sets[replies.findIndex(({ code }) => code === 200)] ?? {});
    expect((await attached(sets.flatMap((photos) => Object.values(photos)))).sort()).toEqual(kept.sort());
  };
  await handIn();
  await identity.reject({ ...decision('advanced'), reason: 'The face can not be seen' });
  await handIn();
});

test('the app of its owner is told of a decision, nobody else is', async () => {
  await junior();
  const heard: { of: string; change: Parameters<ServerEvents['user']>[0] }[] = [];
  const sockets = await Promise.all(
    [me, other].map(
      ({ token, userId }) =>
        new Promise<ReturnType<typeof io>>((resolve, reject) => {
          const socket = io(bench.server.url, { path: '/stream', transports: ['websocket'], auth: { token } });
          socket.on('user', (change: Parameters<ServerEvents['user']>[0]) => heard.push({ of: userId, change }));
          socket.on('connect', () => resolve(socket));
          socket.on('connect_error', reject);
        }),
    ),
  );
  const announced = new Promise((resolve) => {
    sockets[0]?.once('user', resolve);
  });
  await identity.approve(decision());
  await announced;
  for (const socket of sockets) socket.close();
  expect(heard).toEqual([
    { of: me.userId, change: { authStatus: 'certified', primaryStatus: 'certified', advancedStatus: 'none' } },
  ]);
});
