import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tronAddressOf } from '../../chain/tron-address.ts';
import { pngOf } from '../../files/test-images.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { looseningMs } from './saved-only.ts';
import { openSavedWallets } from '../../destinations/saved-wallets.ts';
import { secp256k1 } from '@noble/curves/secp256k1.js';

let bench: TestServer;
let me: { token: string; userId: string };
let other: { token: string; userId: string };
let qrImage: string;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  [me, other] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  qrImage = await imageOf(me.userId);
});

async function imageOf(userId: string): Promise<string> {
  const kept = await bench.server.services.files.keep(userId, await pngOf(40, 40));
  return kept.ok ? kept.value.id : '';
}
const newAddress = (): string => tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));
const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const add = (changed: object = {}, token = me.token) =>
  bench.call('POST /playerWallet/add', {
    token,
    body: { currencyCode: 'USDT', chain: 'TRC20', address: usdt, qrImage, ...changed },
  });
const page = (token = me.token, query: object = {}) => bench.call('GET /playerWallet/page', { token, query });

test.each([
  [{ currencyCode: 'BTC' }, 'currency-unknown', 'currencyCode'],
  [{ currencyCode: undefined }, 'field-required', 'currencyCode'],
  [{ chain: 'ERC20' }, 'chain-unknown', 'chain'],
  [{ address: `${usdt.slice(0, -1)}u` }, 'address-invalid', 'address'],
  [{ address: usdt.toLowerCase() }, 'address-invalid', 'address'],
  [{ address: '' }, 'address-invalid', 'address'],
  [{ address: '0x41a614f803b6fd780986a42c78ec9c7f77e6ded13c' }, 'address-invalid', 'address'],
  [{ qrImage: undefined }, 'field-required', 'qrImage'],
  [{ qrImage: '../../etc/passwd' }, 'file-unknown', 'qrImage'],
  [{ qrImage: 'A'.repeat(22) }, 'file-unknown', 'qrImage'],
  [{ usableTime: 1 }, 'field-unknown', 'usableTime'],
  [{ userId: '1' }, 'field-unknown', 'userId'],
])('refuses to save %o', async (changed, error, field) => {
  expect(await add(changed)).toMatchObject({ code: 400, error, field });
  expect((await page()).data.total).toBe(0);
});

test("takes no image of somebody else's, and answers as for a missing one", async () => {
  const foreign = await add({ qrImage: await imageOf(other.userId) });
  expect(foreign).toEqual(await add({ qrImage: 'B'.repeat(22) }));
});

test('what is not saved keeps no picture, and what is saved is told in the same transaction', async () => {
  const { db } = bench.server.services;
  await add();
  const another = await imageOf(me.userId);
  expect(await add({ qrImage: another })).toMatchObject({ code: 400, error: 'wallet-taken' });
  expect(await db.query('select reference from file_use where file_id = $1', [another])).toEqual([]);
  await db.query("alter table message add constraint no_message check (kind <> 'wallet-added') not valid");
  expect(await add({ currencyCode: 'USDC' })).toMatchObject({ code: 500 });
  await db.query('alter table message drop constraint no_message');
  expect((await page()).data.total).toBe(1);
});

/** What the owner was told last outside of the app. */
const lastText = async (recipient: string): Promise<string> =>
  (
    await bench.server.services.db.query<{ text: string }>(
      'select text from outbox where recipient = $1 order by id desc limit 1',
      [recipient],
    )
  )[0]?.text ?? '';

test('saves an address once, tells its owner, and lists it newest first', async () => {
  await bench.server.services.db.query('update customer set email = $2 where id = $1', [
    me.userId,
    `${me.userId}@example.com`,
  ]);
  const saved = await add();
  expect(saved).toMatchObject({
    code: 200,
    data: { currencyCode: 'USDT', chain: 'TRC20', address: usdt, qrImage, usableTime: saved.data.createTime },
  });
  await expect.poll(() => lastText(`${me.userId}@example.com`)).toContain(usdt);
  expect(await add()).toMatchObject({ code: 400, error: 'wallet-taken', field: 'address' });
  bench.time.advance(1_000);
  expect((await add({ currencyCode: 'USDC' })).code).toBe(200);
  expect(await add({}, other.token)).toMatchObject({ error: 'file-unknown' });
  expect((await add({ qrImage: await imageOf(other.userId) }, other.token)).code).toBe(200);
  expect((await page()).data).toMatchObject({
    total: 2,
    list: [{ currencyCode: 'USDC' }, { currencyCode: 'USDT' }],
    savedOnly: false,
    savedOnlyEndTime: null,
  });
  expect((await page(me.token, { currencyCode: 'USDC' })).data.list).toHaveLength(1);
  expect((await bench.call('GET /currencyType/list', { token: me.token })).data).toContainEqual({
    currencyCode: 'USDT',
    chains: ['TRC20'],
  });
});

test('who has a phone only is told by text message', async () => {
  await bench.server.services.db.query('update customer set phone = $2 where id = $1', [me.userId, `+84${me.userId}`]);
  const address = newAddress();
  await add({ address });
  await expect.poll(() => lastText(`+84${me.userId}`)).toContain(address);
});

test("of many saves of one address at once one is kept; another's can't be deleted, an own one once", async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => add()));
  expect(made.filter(({ code }) => code === 200)).toHaveLength(1);
  const id = made.find(({ code }) => code === 200)?.data.id ?? '';
  const remove = (token: string, walletId: string) =>
    bench.call('POST /playerWallet/delete', { token, body: { id: walletId } });
  expect(await remove(other.token, id)).toEqual(await remove(other.token, 'missing'));
  expect(await remove(me.token, id)).toMatchObject({ code: 200 });
  expect(await remove(me.token, id)).toMatchObject({ code: 404, error: 'not-found' });
  expect((await page()).data.total).toBe(0);
});

test('the restriction holds at once and ends after a day; an address added under it waits as long', async () => {
  const { destinations, db } = bench.server.services;
  const rule = (on: boolean) => bench.call('POST /playerWallet/savedOnly', { token: me.token, body: { on } });
  const before = await add();
  const now = bench.time.clock.now();
  expect(await destinations.wallet(me.userId, before.data.id)).toEqual({
    currencyCode: 'USDT',
    chain: 'TRC20',
    address: usdt,
    usableAt: now,
  });
  expect(await destinations.wallet(other.userId, before.data.id)).toBeNull();
  expect((await rule(true)).data).toEqual({ savedOnly: true, savedOnlyEndTime: null });
  expect(await destinations.savedWalletsOnly(me.userId)).toBe(true);
  const fresh = newAddress();
  const added = await add({ address: fresh });
  expect(added.data.usableTime).toBe(now + looseningMs);
  expect(await destinations.hasWallet(me.userId, usdt)).toBe(true);
  expect(await destinations.hasWallet(me.userId, fresh)).toBe(false);
  expect(await destinations.wallet(me.userId, added.data.id)).toMatchObject({ usableAt: now + looseningMs });
  expect((await rule(false)).data).toEqual({ savedOnly: true, savedOnlyEndTime: now + looseningMs });
  expect((await rule(false)).data).toEqual({ savedOnly: true, savedOnlyEndTime: now + looseningMs });
  const atEnd = openSavedWallets(db, { now: () => now + looseningMs });
  expect([await atEnd.savedWalletsOnly(me.userId), await atEnd.hasWallet(me.userId, fresh)]).toEqual([false, true]);
  expect((await rule(true)).data).toEqual({ savedOnly: true, savedOnlyEndTime: null });
  expect(await atEnd.savedWalletsOnly(me.userId)).toBe(true);
});

test('wallets are listed newest first, page by page and by currency, each customer’s own', async () => {
  const added: string[] = [];
  for (const currencyCode of ['USDT', 'USDC', 'USDT']) {
    added.unshift((await add({ currencyCode, address: newAddress() })).data.id);
    bench.time.advance(1_000);
  }
  await add({ address: newAddress(), qrImage: await imageOf(other.userId) }, other.token);
  const ids = async (query: object, token = me.token) => (await page(token, query)).data.list.map(({ id }) => id);
  expect(await ids({})).toEqual(added);
  expect([...(await ids({ limit: 2 })), ...(await ids({ limit: 2, page: 2 }))]).toEqual(added);
  expect((await page(me.token, { limit: 2, page: 2 })).data).toMatchObject({ total: 3, page: 2, limit: 2 });
  expect(await ids({ currencyCode: 'USDC' })).toEqual([added[1]]);
  expect((await page(other.token)).data.total).toBe(1);
});

test('fifty wallets at most, each customer for themselves; a deleted one makes room', async () => {
  const { db } = bench.server.services;
  await db.query(
    `insert into wallet (id, user_id, currency, chain, address, qr_image, created_at, usable_at)
     select 'full-' || n, $1, 'USDT', 'TRC20', 'T' || n, $2, 1, 1 from generate_series(1, 50) as n`,
    [me.userId, qrImage],
  );
  expect(await add({ address: newAddress() })).toMatchObject({
    code: 400,
    error: 'too-many-saved',
    message: expect.stringContaining('50') as string,
  });
  expect((await add({ qrImage: await imageOf(other.userId) }, other.token)).code).toBe(200);
  const remove = (token: string) => bench.call('POST /playerWallet/delete', { token, body: { id: 'full-1' } });
  expect(await remove(other.token)).toMatchObject({ code: 404, error: 'not-found', field: 'id' });
  expect((await remove(me.token)).data).toBeNull();
  expect((await add({ address: newAddress() })).code).toBe(200);
});

test('of many adds at once those are kept that have room; the others keep no picture and tell nothing', async () => {
  const { db } = bench.server.services;
  await db.query(
    `insert into wallet (id, user_id, currency, chain, address, qr_image, created_at, usable_at)
     select 'nearly-' || n, $1, 'USDT', 'TRC20', 'T' || n, $2, 1, 1 from generate_series(1, 47) as n`,
    [me.userId, qrImage],
  );
  const made = await Promise.all(Array.from({ length: 12 }, () => add({ address: newAddress() })));
  const kept = made.filter(({ code }) => code === 200).map(({ data }) => data.id);
  expect(kept).toHaveLength(3);
  expect(made.filter(({ error }) => error === 'too-many-saved')).toHaveLength(9);
  expect((await page()).data.total).toBe(50);
  const referencesIn = async (sql: string, param: string) =>
    (await db.query<{ reference: string }>(sql, [param])).map(({ reference }) => reference).toSorted();
  expect([
    await referencesIn('select reference from file_use where file_id = $1', qrImage),
    await referencesIn('select reference from message where user_id = $1', me.userId),
  ]).toEqual([kept.toSorted(), kept.toSorted()]);
});

test('asked for again, the day until the restriction ends doesn’t begin anew; set again, it doesn’t end', async () => {
  const rule = async (on: boolean) =>
    (await bench.call('POST /playerWallet/savedOnly', { token: me.token, body: { on } })).data;
  expect(await rule(false)).toEqual({ savedOnly: false, savedOnlyEndTime: null });
  expect(await rule(true)).toEqual({ savedOnly: true, savedOnlyEndTime: null });
  const end = bench.time.clock.now() + looseningMs;
  expect(await rule(false)).toEqual({ savedOnly: true, savedOnlyEndTime: end });
  bench.time.leap(looseningMs / 2);
  expect(await rule(false)).toEqual({ savedOnly: true, savedOnlyEndTime: end });
  expect(await rule(true)).toEqual({ savedOnly: true, savedOnlyEndTime: null });
  bench.time.leap(looseningMs);
  expect((await page()).data).toMatchObject({ savedOnly: true, savedOnlyEndTime: null });
  expect((await bench.call('POST /playerWallet/savedOnly', { token: other.token, body: { on: false } })).data).toEqual({
    savedOnly: false,
    savedOnlyEndTime: null,
  });
});
