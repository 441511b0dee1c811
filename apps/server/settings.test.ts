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
  PORT: ['65536', '-1', '80.5', 'http'], DATABASE_URL: ['mysql://x/y', 'here'], MODE: ['demo', 'PAPER'], MARKET_FEED: ['binance2', 'Simulated'],
  MARKET_SEED: ['short'], TRON_XPUB: ['xpub', 'xprv1'], TRON_GRID_URL: ['nile', 'ws://x'], TRON_USDT_CONTRACT: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'], FILES_S3_URL: ['bucket', 's3://b'], SMTP_URL: ['http://mail', 'mail'], MAIL_FROM: ['x'], INVITE_CODE_REQUIRED: ['yes'], DEVELOPMENT_OUTBOX: ['on'], METRICS_TOKEN: ['too-short'],
  BINANCE_REST_URL: ['api.binance.com', 'wss://x'], BINANCE_WS_URL: ['https://x', 'x'], MARKET_SOURCES: ['a', 'a=https://x', 'a=https://x|https://y', '=https://x|wss://y', 'a=https://x|wss://y,b'],
  NETWORK_LINES: ['Asia', 'Asia=asia.example', 'Asia=ftp://asia.example', 'Asia=https://[', 'https://a.example; script-src *'],
  RATE_LIMITS: ['2'], LOG_LEVEL: ['verbose'], DEMO_ACCOUNT: ['no'], VND_PER_USDT: ['0', '1.5', '-1', '1e4', 'NaN'], PUBLIC_URL: ['candor.example', 'ftp://x'],
};

test.each(Object.entries(bad).flatMap(([key, values]) => values.map((value) => [key, value] as const)))('%s=%s is refused by its name', (key, value) => {
  expect(() => settingsOf({ [key]: value })).toThrow(SettingsError);
  expect(() => settingsOf({ [key]: value })).toThrow(new RegExp(`^${key}: `, 'm'));
});

const accountKey = 'xpub6BsE5ivr8c6rcRoCvE8ptxaCtikM4fsrsbYXo53CyeV5zqQpWHW7Ue54pNQbKo4KQ4KN6TPvhH4qhf9QfzycJt4T5MfD4KzvD5puTvaRfxr';

test('several bad settings are all named at once', () => {
  expect(() => settingsOf({ PORT: 'x', MODE: 'y', LOG_LEVEL: 'z' })).toThrow(/^PORT: .*\nMODE: .*\nLOG_LEVEL: /);
});

test('real rails without a real feed are refused, and a replay without its file', () => {
  expect(() => settingsOf({ MODE: 'real' })).toThrow(/^MODE: .*simulated market can only be paper/);
  expect(() => settingsOf({ MODE: 'real', MARKET_FEED: 'replay', MARKET_REPLAY_FILE: 'x.csv' })).toThrow(/^MODE: .*replay market can only be paper/);
  expect(() => settingsOf({ MARKET_FEED: 'replay' })).toThrow(/^MARKET_REPLAY_FILE: /);
});

test('a real feed may carry real rails, over lines that nobody else can speak on', () => {
  const real = { MODE: 'real', MARKET_FEED: 'binance', TRON_XPUB: accountKey, TRON_GRID_URL: 'https://api.trongrid.io' };
  expect(settingsOf({ ...real, MARKET_SOURCES: 'us=https://api.example|wss://stream.example' })).toMatchObject({ ...real, BINANCE_REST_URL: 'https://api.binance.com' });
  for (const [key, value] of [['BINANCE_REST_URL', 'http://x'], ['BINANCE_WS_URL', 'ws://x'], ['MARKET_SOURCES', 'a=https://x|wss://y,b=https://x|ws://y']] as const) {
    expect(() => settingsOf({ ...real, [key]: value })).toThrow(new RegExp(`^${key}: must be https and wss`));
    expect(settingsOf({ MARKET_FEED: 'binance', [key]: value }).MARKET_FEED).toBe('binance');
  }
});

test('real money has a key of its own to be paid to, and a chain that is watched; a simulated market never the main one', () => {
  const real = { MODE: 'real', MARKET_FEED: 'binance', TRON_XPUB: accountKey, TRON_GRID_URL: 'https://api.trongrid.io' };
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

test('without any setting it is a paper market on loopback, with limits on', () => {
  expect(settingsOf({})).toMatchObject({
    PORT: 8080, HOST: '127.0.0.1', MODE: 'paper', MARKET_FEED: 'simulated', RATE_LIMITS: true, DEVELOPMENT_OUTBOX: false, CORS_ORIGINS: [], TRUST_PROXY: [],
  });
  expect(settingsOf({ PORT: '', DATABASE_URL: '', METRICS_TOKEN: '', PATH: '/bin' })).toEqual(settingsOf({}));
  expect(settingsOf({ CORS_ORIGINS: ' https://a.example , ,https://b.example' }).CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
});

test('the environment is over the file, the file over the defaults; a file that is named must be there', () => {
  const file = join(folder, 'candor.env');
  writeFileSync(file, '# own settings\nPORT=8181\nLOG_LEVEL=warn\nMAIL_FROM="Candor <a@b.co>"\n');
  const settings = readSettings({ SETTINGS_FILE: file, PORT: '8182' });
  expect(settings).toMatchObject({ PORT: 8182, LOG_LEVEL: 'warn', MAIL_FROM: 'Candor <a@b.co>', HOST: '127.0.0.1' });
  expect(() => readSettings({ SETTINGS_FILE: join(folder, 'none.env') })).toThrow(/^SETTINGS_FILE: there is no file .*none\.env/);
  writeFileSync(file, 'PORT=none\n');
  expect(() => readSettings({ SETTINGS_FILE: file })).toThrow(/^PORT: /);
});

test('every setting says what it is for', () => {
  const described = Object.entries(settingsSchema.shape).filter(([, schema]) => (schema.description ?? '').length < 10);
  expect(described.map(([key]) => key)).toEqual([]);
});
