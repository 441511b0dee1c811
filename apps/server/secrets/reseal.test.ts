import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { memoryBlobs } from '../files/blobs.ts';
import { pngOf } from '../files/test-images.ts';
import { accessBeforeContext, accessRequestContext } from '../recovery/store.ts';
import { programKeyContext } from '../programs/keys/key-store.ts';
import { sealedColumns } from '../opening/sealed-columns.ts';
import { signInOperator } from '../operators/test-operators.ts';
import { channelContext } from '../pager/channels.ts';
import { rotateLogKey } from '../log/rotation/rotate-key.ts';
import { openTestServer, testStart, type TestServer } from '../test-server.ts';
import { sealingKeyOf } from './secrets.ts';

const [a, b] = ['a1'.repeat(32), 'b2'.repeat(32)];
const idOf = (key: string): string => sealingKeyOf(Buffer.from(key, 'hex')).id;
/** How everything begins that a key has sealed. */
const markOf = (key: string): Buffer => Buffer.concat([Buffer.of(2), Buffer.from(idOf(key), 'hex')]);

let data: TestDatabase;
let blobs: ReturnType<typeof memoryBlobs>;
let candor: TestServer | undefined;
let startAt: number;
beforeEach(async () => {
  data = await openTestDatabase();
  blobs = memoryBlobs();
  startAt = testStart;
});
afterEach(async () => {
  await candor?.server.close();
  candor = undefined;
  await data.drop();
});

/** Ends the server and starts one with these keys on the same data. */
async function start(keys: string, bytes = blobs): Promise<TestServer> {
  await candor?.server.close();
  candor = undefined;
  startAt += 60_000;
  candor = await openTestServer({ opened: data, blobs: bytes, startAt, settings: { SECRETS_KEY: keys } });
  return candor;
}

/** One row in every column whose texts lie sealed, and a picture. */
async function fill(server: TestServer): Promise<string> {
  const { call, signUp } = server;
  const { token, userId } = await signUp();
  const password = { password: 'secret-123' };
  const kept = await server.server.services.files.keep(userId, await pngOf(30, 30));
  const screenshot = kept.ok ? kept.value.id : '';
  const card = { username: 'Lan', cardNo: '9704360018273645', bankCode: 'VCB', city: 'Huế', address: '' };
  const paper = { cardType: 'idCard' as const, name: 'Lan', cardNo: '079188123987' };
  const bank = { bankAccountId: 'test-1', amount: '5260000', screenshot, bankName: 'VCB', cardNo: card.cardNo };
  const codes = [
    await call('POST /player/bankAccount/saveOrEdit', { token, body: card }),
    await call('POST /playerInfo/junior', { token, body: paper }),
    await call('POST /player/totp/enrol', { token, body: password }),
    await call('POST /transaction/bankRecharge', {
      token,
      body: { ...bank, accountName: 'LAN', remitterName: 'LAN NGUYEN' },
    }),
  ].map(({ code }) => code);
  expect(codes).toEqual([200, 200, 200, 200]);
  await fillDesk(server, userId);
  const { db, secrets, clock } = server.server.services;
  expect(await rotateLogKey({ db, secrets, now: clock.now() })).not.toBe(null);
  return screenshot;
}

/** What operators have beside it: a line of a bank, and an access that was asked for and has ended. */
async function fillDesk(server: TestServer, userId: string): Promise<void> {
  const line = ':20:x\n:25:000000000001\n:60F:C261119VND0,\n:61:261120C7,NTRFNONREF//FT1\n:62F:C261120VND7,';
  const fred = await signInOperator(server, 'finance', 'fred');
  const form = new FormData();
  form.append('file', new File([line], 'day.txt'));
  const address = `${server.server.url}/operator/bank/import?accountId=test-1`;
  const imported = await fetch(address, { method: 'POST', headers: fred.headers, body: form });
  expect(imported.status).toBe(200);
  const { db, secrets } = server.server.services;
  await db.query(
    `insert into access_request (id, user_id, ticket_hash, sealed, front_photo, back_photo, hold_photo, asked_at,
        complete_at, status, ended_at, before_sealed)
      values ('ended', $1, 'hash', $2, 'a', 'b', 'c', 1, 2, 'undone', 3, $3)`,
    [
      userId,
      secrets.sealText('{"account":"lan"}', accessRequestContext('ended')),
      secrets.sealText('{"email":null}', accessBeforeContext('ended')),
    ],
  );
  const keyId = 'A'.repeat(64);
  await db.query(
    `insert into program_key (id, user_id, name, sealed, rights, addresses, created_at, expires_at)
      values ($1, $2, 'bot', $3, '{read}', '{}', 1, 2)`,
    [keyId, userId, secrets.sealText('secret', programKeyContext(keyId, userId))],
  );
  await db.query("insert into pager_channel values ('night', 'mail', 'night', $1, null, $2, 1, null)", [
    secrets.sealText('{}', channelContext('night')),
    fred.id,
  ]);
}

/** Everything sealed, opened by the running server. */
async function openAll({ server }: TestServer, picture: string): Promise<string[]> {
  const { db, secrets, files } = server.services;
  const opened: string[] = [];
  for (const { table, column, keys, more = {}, contextOf } of sealedColumns) {
    const also = Object.entries(more).map(([name, sql]) => `, ${sql} as ${name}`);
    const rows = await db.query<Record<string, string>>(
      `select ${keys.map((key) => `t.${key}::text as ${key}`).join()}, t.${column} as sealed ${also.join('')}
        from ${table} t where t.${column} is not null`,
    );
    expect([table, rows.length]).toEqual([table, 1]);
    for (const row of rows) {
      const text = secrets.open(Buffer.from(row['sealed'] ?? '', 'base64'), contextOf(row)).toString('hex');
      opened.push(`${table} ${text}`);
    }
  }
  const [owner] = await db.query<{ user_id: string }>('select user_id from file');
  const shown = await files.read(owner?.user_id ?? '', picture);
  const bytes = shown.ok ? Buffer.from(shown.value.bytes).toString('hex') : 'none';
  return [...opened, bytes, secrets.fingerprint('document', '079188123987')];
}

/** Texts and pictures anywhere in the data that a key has sealed. */
async function sealedWith(key: string): Promise<number> {
  const tables = await data.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  let found = [...blobs.kept.values()].filter((bytes) => markOf(key).equals(bytes.subarray(0, 6))).length;
  for (const { name } of tables)
    for (const { row } of await data.db.query<{ row: string }>(`select t::text as row from "${name}" t`))
      found += row.split(markOf(key).toString('base64')).length - 1;
  return found;
}

const inUse = async (): Promise<string[]> =>
  (await data.db.query<{ id: string }>('select id from sealing_key where retired_at is null order by id')).map(
    ({ id }) => id,
  );
const leftOf = ({ server }: TestServer): Promise<string> =>
  server.services.metrics.registry.getSingleMetricAsString('candor_sealed_with_older_key');

test('a new key takes the place of the old one, and what was sealed stays readable all the way', async () => {
  const server = await start(a);
  const picture = await fill(server);
  const before = await openAll(server, picture);
  const all = sealedColumns.length + 1;
  // The key of keyed hashes lies sealed as well.
  expect([await sealedWith(a), await sealedWith(b)]).toEqual([all + 1, 0]);

  // The file store doesn't answer: it goes no further than there, and no key is dropped.
  const broken = { ...blobs, get: () => Promise.reject(new Error('the file store does not answer')) };
  const amid = await start(`${b},${a}`, broken);
  await expect.poll(() => sealedWith(b)).toBe(all - 1);
  expect(await inUse()).toEqual([idOf(a), idOf(b)].sort());
  expect(await leftOf(amid)).toContain('candor_sealed_with_older_key 1');
  await expect(start(b)).rejects.toThrow(`${idOf(a)} is not among ${idOf(b)}`);
  await expect(start(a)).rejects.toThrow(`${idOf(b)} is not among ${idOf(a)}`);

  const both = await start(`${b},${a}`);
  expect(await openAll(both, picture)).toEqual(before);
  await expect.poll(inUse).toEqual([idOf(b)]);
  expect([await sealedWith(a), await sealedWith(b)]).toEqual([0, all + 1]);
  expect(await leftOf(both)).toContain('candor_sealed_with_older_key 0');
  expect(await openAll(await start(b), picture)).toEqual(before);
  await expect(start(a)).rejects.toThrow(`${idOf(b)} is not among ${idOf(a)}`);
});

test('data from before keys had names go on with their key, and with a new one before it', async () => {
  const server = await start(a);
  const picture = await fill(server);
  const before = await openAll(server, picture);
  await server.server.close();
  candor = undefined;
  // As such data are: neither names nor a kept key of hashes.
  await data.db.query('delete from fingerprint_key');
  await data.db.query('delete from sealing_key');
  await expect(start(b)).rejects.toThrow('sealed with another key');
  expect(await openAll(await start(`${b},${a}`), picture)).toEqual(before);
  await expect.poll(inUse).toEqual([idOf(b)]);
  expect(await openAll(await start(b), picture)).toEqual(before);
});
