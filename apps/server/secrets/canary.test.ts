import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../backup/make-backup.ts';
import { inBackup } from '../backup/manifest.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { pngOf } from '../files/test-images.ts';
import { openLog } from '../running/log.ts';
import { testFeed } from '../market/test-feed.ts';
import { manualTime } from '../market/timing.ts';
import { openServer, type CandorServer } from '../server.ts';
import { settingsOf } from '../settings.ts';
import { testStart } from '../test-server.ts';

/** What a whole flow is sent, or answered, and what may be found nowhere afterwards. */
const canaries = {
  loginPassword: 'canary-login-51f0',
  newLoginPassword: 'canary-login-72c9',
  wrongPassword: 'canary-wrong-0d3e',
  fundPassword: 'canary-fund-8be1',
  newFundPassword: 'canary-fund-33aa',
  wrongFundPassword: 'canary-fund-fe07',
  cardNo: '9704360018273645',
  failingCardNo: '9704360055443322',
  documentNo: '079188123987',
  documentBankCard: '9704367711223344',
  smsToken: 'canary-sms-token-94',
};
const phone = '901234567';
const folder = mkdtempSync(join(tmpdir(), 'candor-canary-'));
const dataFolder = join(folder, 'data');
const backup = join(folder, 'backup');
let database: TestDatabase;
const messages: { to: string; text: string }[] = [];
const codes: string[] = [];
let logged = '';
let tables = '';
let tokens: string[] = [];

beforeAll(async () => {
  const provider = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      messages.push(JSON.parse(Buffer.concat(chunks).toString()) as { to: string; text: string });
      reply.end('{}');
    });
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const time = manualTime(testStart);
  database = await openTestDatabase();
  const settings = settingsOf({
    PORT: '0',
    DATA_DIR: dataFolder,
    ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
    LOG_LEVEL: 'debug',
    DEMO_ACCOUNT: '0',
    RATE_LIMITS: '0',
    SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    SMS_TOKEN: canaries.smsToken,
  });
  const log = openLog(
    'debug',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged += chunk.toString();
        done();
      },
    }),
  );
  const server = await openServer(settings, { feed: testFeed(time), clock: time.clock, every: time.every, log });
  await live(server);
  tables = await dump(server);
  await makeBackup(settings, backup);
  await server.close();
  provider.close();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

/** Everything that takes a secret, right and wrong, and one failure of the database in the middle of it. */
async function live(server: CandorServer): Promise<void> {
  let token = '';
  const post = async (
    path: string,
    body: unknown,
  ): Promise<{ code: number; data: { token?: string; userInfo?: { userId: string } } }> => {
    const reply = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'coin-auth': token },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Awaited<ReturnType<typeof post>>;
  };
  const code = async (source: string): Promise<string> => {
    await post('/sms/sendVerifyCode', { phone, areaCode: '84', source });
    const sent = /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
    codes.push(sent);
    return sent;
  };
  const { loginPassword, newLoginPassword, wrongPassword, fundPassword, newFundPassword, wrongFundPassword } = canaries;
  const made = await post('/register', {
    type: 'phone',
    phone,
    areaCode: '84',
    code: await code('REGISTER'),
    password: loginPassword,
    confirmPassword: loginPassword,
    agree: true,
  });
  const userId = made.data.userInfo?.userId ?? '';
  token = made.data.token ?? '';
  tokens = [token];
  await post('/login', { account: `+84${phone}`, password: wrongPassword });
  await post('/login', { account: `+84${phone}`, password: loginPassword, [wrongPassword]: 1 });
  await post(`/email/verifyCode?email=a@b.example&code=123456&token=${token}`, {});
  await post('/player/updateLoginPassword', {
    oldPassword: loginPassword,
    newPassword: newLoginPassword,
    confirmPassword: newLoginPassword,
  });
  await post('/player/updateFundsPassword', {
    password: newLoginPassword,
    newPassword: fundPassword,
    confirmPassword: fundPassword,
  });
  await post('/player/bankAccount/checkFundPasswd', { fundPasswd: wrongFundPassword });
  await post('/player/bankAccount/checkFundPasswd', { fundPasswd: fundPassword });
  const card = { username: 'Lan', cardNo: canaries.cardNo, bankCode: 'VCB', city: 'Huế', address: '' };
  expect((await post('/player/bankAccount/saveOrEdit', card)).code).toBe(200);
  await server.services.db.query("alter table bank_card add check (city <> 'Nowhere')");
  expect(
    (await post('/player/bankAccount/saveOrEdit', { ...card, cardNo: canaries.failingCardNo, city: 'Nowhere' })).code,
  ).toBe(500);
  expect(
    (
      await post('/playerInfo/junior', {
        cardType: 'idCard',
        name: 'Lan',
        cardNo: canaries.documentNo,
        bankCardNo: canaries.documentBankCard,
      })
    ).code,
  ).toBe(200);
  await server.services.identity.reject({ userId, level: 'primary', operatorId: 'op-1', reason: 'Blurred' });
  expect((await post('/playerInfo/edit', { name: 'Lan Anh' })).code).toBe(200);
  await server.services.identity.approve({ userId, level: 'primary', operatorId: 'op-1' });
  expect((await server.services.files.keep(userId, await pngOf(30, 30))).ok).toBe(true);
  expect(
    (
      await post('/player/updateFundsPassword', {
        code: await code('FORGOT_FUNDS_PASSWORD'),
        newPassword: newFundPassword,
        confirmPassword: newFundPassword,
      })
    ).code,
  ).toBe(200);
  const again = await post('/login', { account: `+84${phone}`, password: newLoginPassword });
  tokens.push(again.data.token ?? '');
}

/** Every row of every table. */
async function dump({ services: { db } }: CandorServer): Promise<string> {
  const names = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const rows = [];
  for (const { name } of names)
    rows.push(
      name,
      ...(await db.query<{ row: string }>(`select t::text as row from "${name}" t`)).map(({ row }) => row),
    );
  return rows.join('\n');
}

const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => join(place, name))
    .filter((name) => statSync(name).isFile());
const secretsSeen = (text: string): string[] =>
  [...Object.values(canaries), ...tokens].filter((secret) => text.includes(secret));

test('the flow has left what can be looked through', () => {
  expect(tokens.every((token) => token.length === 43)).toBe(true);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(logged).toContain('POST /player/bankAccount/saveOrEdit');
  expect(logged).toContain('violates check constraint');
  for (const table of ['fund_password', 'bank_card', 'card_holder', 'verification', 'session', 'outbox'])
    expect(tables).toContain(table);
  expect(secretsSeen(`x ${canaries.cardNo} y`)).toEqual([canaries.cardNo]);
});

test('no secret is in the log', () => {
  expect(secretsSeen(logged)).toEqual([]);
  for (const code of codes) expect(logged).not.toMatch(new RegExp(`(?<![0-9a-z.])${code}(?![0-9a-z])`));
});

test('no secret is in a table', () => {
  expect(secretsSeen(tables)).toEqual([]);
});

test('no secret is on the disk', () => {
  const files = filesIn(dataFolder);
  expect(files.length).toBeGreaterThan(database.url === undefined ? 20 : 1);
  expect(files.filter((file) => secretsSeen(readFileSync(file, 'latin1')).length > 0)).toEqual([]);
});

test('no secret and no picture is in a backup', () => {
  const files = filesIn(backup);
  const texts = files.map((file) => readFileSync(file, 'latin1'));
  const archive = join(backup, inBackup.dump);
  // What PostgreSQL dumps is compressed.
  if (existsSync(archive)) texts.push(execFileSync('pg_restore', ['--file=-', archive], { encoding: 'utf8' }));
  expect(texts.some((text) => text.includes(phone))).toBe(true);
  expect(texts.flatMap(secretsSeen)).toEqual([]);
  const pictures = filesIn(join(backup, inBackup.pictures));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => /^(\x89PNG|\xff\xd8|RIFF)/.test(readFileSync(file, 'latin1')))).toEqual([]);
});
