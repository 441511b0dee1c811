import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testAccountKey } from './chain/account-key.ts';
import { readSettings, SettingsError, settingsOf, settingsSchema } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A value that each setting must refuse; text that is free has none. */
const bad: Record<string, readonly string[]> = {
  PORT: ['65536', '-1', '80.5', 'http'],
  DATABASE_URL: ['mysql://x/y', 'here'],
  MODE: ['demo', 'PAPER'],
  MARKET_FEED: ['binance2', 'Simulated'],
  MARKET_SEED: ['short'],
  DRAND_URL: ['https://api.drand.sh', 'https://api.drand.sh/52db9b', `ftp://api.drand.sh/${'0'.repeat(64)}`],
  TRON_XPUB: ['xpub', 'xprv1'],
  TRON_GRID_URL: ['nile', 'ws://x'],
  TRON_USDT_CONTRACT: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  FILES_S3_URL: ['bucket', 's3://b'],
  SMTP_URL: ['http://mail', 'mail'],
  MAIL_FROM: ['x'],
  INVITE_CODE_REQUIRED: ['yes'],
  DEVELOPMENT_OUTBOX: ['on'],
  METRICS_TOKEN: ['too-short'],
  BINANCE_REST_URL: ['api.binance.com', 'wss://x'],
  BINANCE_WS_URL: ['https://x', 'x'],
  MARKET_SOURCES: ['a', 'a=https://x', 'a=https://x|https://y', '=https://x|wss://y', 'a=https://x|wss://y,b'],
  NETWORK_LINES: [
    'Asia',
    'Asia=asia.example',
    'Asia=ftp://asia.example',
    'Asia=https://[',
    'https://a.example; script-src *',
  ],
  TRUST_PROXY: ['everybody', '10.0.0.0/33', '10'],
  RATE_LIMITS: ['2'],
  CALLS_PER_USER: ['0', '-1', '1.5', 'many'],
  CALLS_PER_ADDRESS: ['0', '1e9'],
  SIGN_UPS_PER_ADDRESS: ['0'],
  MAILS_PER_ADDRESS: ['x'],
  TEXTS_PER_ADDRESS: ['0'],
  UPLOADS_PER_USER: ['0'],
  ALLOWED_HOSTS: ['https://a.example', 'a.example:8080'],
  LOG_LEVEL: ['verbose'],
  DEMO_ACCOUNT: ['no'],
  VND_PER_USDT: ['0', '1.5', '-1', '1e4', 'NaN'],
  PUBLIC_URL: ['candor.example', 'ftp://x'],
};

test.each(Object.entries(bad).flatMap(([key, values]) => values.map((value) => [key, value] as const)))(
  '%s=%s is refused by its name',
  (key, value) => {
    expect(() => settingsOf({ [key]: value })).toThrow(SettingsError);
    expect(() => settingsOf({ [key]: value })).toThrow(new RegExp(`^${key}: `, 'm'));
  },
);

const accountKey =
  'xpub6BsE5ivr8c6rcRoCvE8ptxaCtikM4fsrsbYXo53CyeV5zqQpWHW7Ue54pNQbKo4KQ4KN6TPvhH4qhf9QfzycJt4T5MfD4KzvD5puTvaRfxr';

/** All that real money needs. */
const real: Record<string, string | undefined> = {
  MODE: 'real',
  MARKET_FEED: 'binance',
  TRON_XPUB: accountKey,
  TRON_GRID_URL: 'https://api.trongrid.io',
  PUBLIC_URL: 'https://candor.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
  SMS_URL: 'https://sms.example',
};

test('several bad settings are all named at once', () => {
  expect(() => settingsOf({ PORT: 'x', MODE: 'y', LOG_LEVEL: 'z' })).toThrow(/^PORT: .*\nMODE: .*\nLOG_LEVEL: /);
});

test('real rails without a real feed are refused, and a replay without its file', () => {
  expect(() => settingsOf({ ...real, MARKET_FEED: undefined })).toThrow(/^MODE: .*simulated market can only be paper/);
  expect(() => settingsOf({ ...real, MARKET_FEED: 'replay', MARKET_REPLAY_FILE: 'x.csv' })).toThrow(
    /^MODE: .*replay market can only be paper/,
  );
  expect(() => settingsOf({ MARKET_FEED: 'replay' })).toThrow(/^MARKET_REPLAY_FILE: /);
});

test('a real feed may carry real rails, over lines that nobody else can speak on', () => {
  expect(settingsOf({ ...real, MARKET_SOURCES: 'us=https://api.example|wss://stream.example' })).toMatchObject({
    ...real,
    BINANCE_REST_URL: 'https://api.binance.com',
  });
  for (const [key, value] of [
    ['BINANCE_REST_URL', 'http://x'],
    ['BINANCE_WS_URL', 'ws://x'],
    ['MARKET_SOURCES', 'a=https://x|wss://y,b=https://x|ws://y'],
  ] as const) {
    expect(() => settingsOf({ ...real, [key]: value })).toThrow(new RegExp(`^${key}: must be https and wss`));
    expect(settingsOf({ MARKET_FEED: 'binance', [key]: value }).MARKET_FEED).toBe('binance');
  }
});

test('real money has its own key to be paid to and a watched chain; a simulated market never the main one', () => {
  expect(settingsOf(real).TRON_XPUB).toBe(accountKey);
  expect(() => settingsOf({ ...real, TRON_XPUB: undefined })).toThrow(/^TRON_XPUB: is needed/);
  expect(() => settingsOf({ ...real, TRON_GRID_URL: undefined })).toThrow(/^TRON_GRID_URL: is needed/);
  expect(() => settingsOf({ ...real, TRON_XPUB: testAccountKey })).toThrow(/^TRON_XPUB: is the public test key/);
  expect(() => settingsOf({ ...real, TRON_XPUB: 'xprv' })).toThrow(/^TRON_XPUB: is no extended public key/);
  expect(() => settingsOf({ ...real, TRON_USDT_CONTRACT: 'TR7' })).toThrow(/^TRON_USDT_CONTRACT: must be an address/);
  expect(() => settingsOf({ ...real, TRON_GRID_URL: 'http://node.example' })).toThrow(/^TRON_GRID_URL: must be https/);
  expect(() => settingsOf({ TRON_GRID_URL: 'https://api.trongrid.io' })).toThrow(/^TRON_GRID_URL: is the main network/);
  expect(settingsOf({ TRON_GRID_URL: 'https://nile.trongrid.io' }).MODE).toBe('paper');
});

const key = 'ab'.repeat(32);
test.each<[string, Record<string, string | undefined>, RegExp]>([
  ['no mail server', { SMTP_URL: undefined }, /^SMTP_URL: is needed when MODE is real/],
  ['mail in the clear', { SMTP_URL: 'smtp://mail.example:587' }, /^SMTP_URL: must be smtps/],
  [
    'mail that may be in the clear',
    { SMTP_URL: 'smtp://mail.example:587?requireTLS=false' },
    /^SMTP_URL: must be smtps/,
  ],
  ['no provider of text messages', { SMS_URL: undefined }, /^SMS_URL: is needed when MODE is real/],
  ['text messages in the clear', { SMS_URL: 'http://sms.example' }, /^SMS_URL: must be https/],
  ['no limits', { RATE_LIMITS: 'false' }, /^RATE_LIMITS: must be on/],
  ['an outbox', { DEVELOPMENT_OUTBOX: 'true' }, /^DEVELOPMENT_OUTBOX: must be off/],
  ['any origin', { CORS_ORIGINS: 'https://a.example,*' }, /^CORS_ORIGINS: names everybody \(\*\)/],
  ['sandboxed pages', { CORS_ORIGINS: 'null' }, /^CORS_ORIGINS: names everybody \(null\)/],
  ['an origin in the clear', { CORS_ORIGINS: 'http://a.example' }, /^CORS_ORIGINS: must be https/],
  ['proxies of everybody', { TRUST_PROXY: '10.0.0.1,0.0.0.0/0' }, /^TRUST_PROXY: names everybody \(0\.0\.0\.0\/0\)/],
  ['half of everybody', { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }, /^TRUST_PROXY: names everybody/],
  ['everybody by IPv6', { TRUST_PROXY: '::/0' }, /^TRUST_PROXY: names everybody/],
  ['no public address', { PUBLIC_URL: undefined }, /^PUBLIC_URL: is needed/],
  ['a public address in the clear', { PUBLIC_URL: 'http://candor.example' }, /^PUBLIC_URL: must be https/],
  ['a line in the clear', { NETWORK_LINES: 'Asia=http://asia.example' }, /^NETWORK_LINES: must be https/],
  [
    'a bucket in the clear',
    { FILES_S3_URL: 'http://s3.example/b', FILES_S3_KEY: 'k', FILES_S3_SECRET: 's' },
    /^FILES_S3_URL: must be https/,
  ],
  [
    'a database in the clear',
    { DATABASE_URL: 'postgres://candor@db.example/candor', SECRETS_KEY: key },
    /^DATABASE_URL: must say \?sslmode=verify-full/,
  ],
  [
    'what processes tell each other in the clear',
    { REDIS_URL: 'redis://bus.example:6379' },
    /^REDIS_URL: must be rediss/,
  ],
  ['spans in the clear', { TRACES_URL: 'http://collector.example:4318/v1/traces' }, /^TRACES_URL: must be https/],
  [
    'a copy of the database in the clear',
    {
      DATABASE_URL: 'postgres://candor@localhost/candor',
      DATABASE_READ_URL: 'postgres://candor@copy.example/candor',
      SECRETS_KEY: key,
    },
    /^DATABASE_READ_URL: must say \?sslmode=verify-full/,
  ],
  [
    'a database that proves nothing',
    { DATABASE_URL: 'postgres://candor@db.example/candor?sslmode=no-verify', SECRETS_KEY: key },
    /^DATABASE_URL: must say/,
  ],
  [
    'a database whose certificate is not looked at',
    { DATABASE_URL: 'postgres://c@db.example/c?sslmode=require&uselibpqcompat=true', SECRETS_KEY: key },
    /^DATABASE_URL: must say/,
  ],
  [
    'a database, and the key of its secrets on one machine',
    { DATABASE_URL: 'postgres://candor@localhost/candor' },
    /^SECRETS_KEY: is needed when MODE is real and DATABASE_URL is set/,
  ],
  [
    'a host hidden in a parameter',
    { DATABASE_URL: 'postgres://candor@localhost/candor?host=db.example', SECRETS_KEY: key },
    /^DATABASE_URL: must say/,
  ],
])('real money is refused with %s; the same is taken on paper, or asked for by name', (_, changes, words) => {
  expect(settingsOf(real).MODE).toBe('real');
  expect(() => settingsOf({ ...real, ...changes })).toThrow(words);
  expect(settingsOf({ ...changes }).MODE).toBe('paper');
});

test.each([
  { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
  { SMTP_URL: 'smtp://127.0.0.1:25' },
  { REDIS_URL: 'redis://127.0.0.1:6379' },
  { REDIS_URL: 'rediss://bus.example:6379' },
  { TRUST_PROXY: 'loopback,10.0.0.0/8,fd00::/48' },
  { FILES_S3_URL: 'http://localhost:9000/b', FILES_S3_KEY: 'k', FILES_S3_SECRET: 's' },
  ...[
    'candor@localhost/c',
    'candor@[::1]/c',
    '/c?host=/run/postgresql&user=candor',
    'c@db.example/c?sslmode=verify-full',
    'c@db.example/c?sslmode=require',
  ].map((place) => ({ DATABASE_URL: `postgres://${place}`, SECRETS_KEY: key })),
])('real money is carried with %j', (changes) => {
  expect(settingsOf({ ...real, ...changes })).toMatchObject({ MODE: 'real' });
});

test('a standby waits for the writer of PostgreSQL; the embedded database has none beside it', () => {
  expect(() => settingsOf({ STANDBY: '1' })).toThrow(/^STANDBY: needs DATABASE_URL/);
  expect(settingsOf({ STANDBY: '1', DATABASE_URL: 'postgres://localhost/c' }).STANDBY).toBe(true);
  expect(settingsOf({}).STANDBY).toBe(false);
});

test('without any setting it is a paper market on loopback, with limits on', () => {
  expect(settingsOf({})).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    MODE: 'paper',
    MARKET_FEED: 'simulated',
    RATE_LIMITS: true,
    DEVELOPMENT_OUTBOX: false,
    CORS_ORIGINS: [],
    TRUST_PROXY: [],
  });
  expect(settingsOf({ PORT: '', DATABASE_URL: '', METRICS_TOKEN: '', PATH: '/bin' })).toEqual(settingsOf({}));
  expect(settingsOf({ CORS_ORIGINS: ' https://a.example , ,https://b.example' }).CORS_ORIGINS).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test('the environment is over the file, the file over the defaults; a file that is named must be there', () => {
  const file = join(folder, 'candor.env');
  writeFileSync(file, '# own settings\nPORT=8181\nLOG_LEVEL=warn\nMAIL_FROM="Candor <a@b.co>"\n');
  const settings = readSettings({ SETTINGS_FILE: file, PORT: '8182' });
  expect(settings).toMatchObject({ PORT: 8182, LOG_LEVEL: 'warn', MAIL_FROM: 'Candor <a@b.co>', HOST: '127.0.0.1' });
  expect(() => readSettings({ SETTINGS_FILE: join(folder, 'none.env') })).toThrow(
    /^SETTINGS_FILE: there is no file .*none\.env/,
  );
  writeFileSync(file, 'PORT=none\n');
  expect(() => readSettings({ SETTINGS_FILE: file })).toThrow(/^PORT: /);
});

test('no line of the file is dropped without a word: each one at fault is named with its number', () => {
  const file = join(folder, 'faulty.env');
  const faultsOf = (text: string | Uint8Array): string => {
    writeFileSync(file, text);
    try {
      readSettings({ SETTINGS_FILE: file });
      return '';
    } catch (error) {
      return (error as Error).message.replaceAll(`${file}: `, '');
    }
  };
  expect(
    faultsOf('# mine\n\nPORT 19712\nMARKET_SED=x\nport=1\nLOG_LEVEL=warn\nSomething=1\nVITE_API_BASE=https://x\n'),
  ).toBe(
    [
      'line 3: "PORT" is no KEY=value',
      'line 4: MARKET_SED is no setting; is MARKET_SEED meant?',
      'line 5: port is no setting; is PORT meant?',
      'line 7: Something is no setting',
      'line 8: VITE_API_BASE is for the build of the web: set it in the environment',
    ].join('\n'),
  );
  expect(faultsOf(new Uint8Array([80, 0xff, 0xfe, 0]))).toBe(
    'is no text: a settings file holds KEY=value lines in UTF-8',
  );
  expect(faultsOf('MAIL_FROM="Candor\nPORT=1\n')).toBe('line 1: the quote of MAIL_FROM is never closed');
  expect(faultsOf('MAIL_FROM="two\nlines <a@b.co>"\nPORT 1')).toBe('line 3: "PORT" is no KEY=value');
  expect(faultsOf("export PORT=1 # why\n  MAIL_FROM = 'a@b.co'\r\nCORS_ORIGINS=\n")).toBe('');
  expect(() => readSettings({ SETTINGS_FILE: folder })).toThrow(/can't read it/);
});

test('every setting says what it is for', () => {
  const described = Object.entries(settingsSchema.shape).filter(([, schema]) => (schema.description ?? '').length < 10);
  expect(described.map(([key]) => key)).toEqual([]);
});

test.each(['engine', 'api', 'stream'])('the part of a process as %s needs what several share', (role) => {
  const shared = {
    DATABASE_URL: 'postgres://candor@localhost/candor',
    REDIS_URL: 'redis://localhost:6379',
    SECRETS_KEY: 'a'.repeat(64),
  };
  expect(settingsOf({ ROLE: role, ...shared }).ROLE).toBe(role);
  for (const key of Object.keys(shared)) {
    const lacking = { ROLE: role, ...shared, [key]: undefined };
    expect(() => settingsOf(lacking)).toThrow(`${key}: is needed when ROLE is ${role}`);
  }
});

test('a part that nobody has is refused, and one process needs no Redis', () => {
  expect(() => settingsOf({ ROLE: 'both' })).toThrow('ROLE: ');
  expect(() => settingsOf({ REDIS_URL: 'http://localhost' })).toThrow('REDIS_URL: ');
  expect([settingsOf({}).ROLE, settingsOf({}).REDIS_URL]).toEqual(['all', undefined]);
});
