import { firstVersion } from '@candor/core/rule-versions/version.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, expect, test } from 'vitest';
import { openHttp } from '../../http/http.ts';
import { isAreaCode, isCountry } from '../../i18n/countries.ts';
import { openLog } from '../../running/log.ts';
import { settingsOf } from '../../settings.ts';
import { networkLines } from './network-lines.ts';
import { providersOf, registerCommon } from './routes.ts';
import { logInfoOf } from './log-info.ts';
import { noPolicy } from '../../log/witnesses/policy.ts';

const http = openHttp({
  settings: { corsOrigins: [], trustProxy: [], rateLimitPerSecond: 0, accessLog: false, checkAnswers: true },
  log: openLog('silent'),
  clock: { now: () => 5000 },
  sessions: { find: async () => null, end: async () => {}, endAll: async () => {}, onEnd: () => {} },
});
registerCommon(http, {
  rules: paperRules,
  rulesInForce: { versions: [firstVersion(paperRules)] },
  clock: { now: () => 5000 },
  logInfo: () =>
    logInfoOf({
      identity: { origin: 'candor.example/log/00', vkey: 'v', cosignerVkey: null },
      policy: noPolicy,
      previous: null,
    }),
  sources: null,
  feedInfo: { name: 'simulated', simulated: true, seedHash: 'ab', seedOrigin: 'set' },
  mailer: { kind: 'outbox', send: async () => ({ ok: true, value: null }), close: async () => {} },
  sms: { kind: 'http', send: async () => ({ ok: true, value: null }) },
  operatorSettings: { texts: { lines: { customerLink: null, lines: [] } } },
  settings: settingsOf({
    INVITE_CODE_REQUIRED: 'true',
    NETWORK_LINES: 'Asia=https://asia.example',
    BUY_PROVIDERS: 'Shop=https://shop.example/?a=b',
  }),
});
afterAll(() => http.app.close());
const get = async <Data>(url: string, lang = 'en') =>
  (await http.app.inject({ url, headers: { lang } })).json<{ code: number; data: Data }>().data;

test('tells the configuration', async () => {
  expect(await get('/common/getConfig')).toMatchObject({
    version: '1.0.1',
    mode: 'paper',
    organisation: 'candor',
    inviteCodeRequired: true,
    phoneCodeRequired: true,
    developmentOutbox: true,
    testFundsPerDayUsdt: '10000',
    signUpGiftUsdt: '10',
    platformOffsetMinutes: 60,
    serverTime: 5000,
    lines: [
      { name: '1', url: '' },
      { name: 'Asia', url: 'https://asia.example' },
    ],
    feed: { seedHash: 'ab', seedOrigin: 'set' },
    buyProviders: [{ name: 'Shop', url: 'https://shop.example/?a=b', example: false }],
    firstDepositBonusRate: '0.05',
  });
});

test.each([
  ['paper', [{ name: 'Example Exchange', url: 'https://example.com/', example: true }]],
  ['real', []],
] as const)('without a provider set, %s mode names %o', (mode, providers) => {
  expect(providersOf([], mode)).toEqual(providers);
});

test('lists dial codes and countries in the language of the request, in its order', async () => {
  const codes = await get<{ country: string; name: string; areaCode: string }[]>('/common/areaCode/list', 'de_DE');
  expect(codes).toContainEqual({ country: 'VN', name: 'Vietnam', areaCode: '+84' });
  expect(codes).toContainEqual({ country: 'SE', name: 'Schweden', areaCode: '+46' });
  // Every region once, under the code that is dialled.
  expect(new Set(codes.map(({ country }) => country)).size).toBe(codes.length);
  expect(codes.filter(({ country }) => ['XK', 'DO', 'PR', 'UM'].includes(country))).toEqual([
    { country: 'DO', name: 'Dominikanische Republik', areaCode: '+1' },
    { country: 'XK', name: 'Kosovo', areaCode: '+383' },
    { country: 'PR', name: 'Puerto Rico', areaCode: '+1' },
  ]);
  expect(codes.findIndex(({ country }) => country === 'AT')).toBeLessThan(
    codes.findIndex(({ country }) => country === 'ZM'),
  );
  const countries = await get<{ code: string; name: string; nativeName: string }[]>('/common/sysCountry/list', 'vi');
  expect(countries).toContainEqual({ code: 'DE', name: 'Đức', nativeName: 'Deutschland' });
  expect(countries.length).toBeGreaterThan(200);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
});

test('knows countries and dial codes', () => {
  expect([isCountry('VN'), isCountry('ZZ'), isCountry('constructor')]).toEqual([true, false, false]);
  expect([isAreaCode('84'), isAreaCode('+84'), isAreaCode('999')]).toEqual([true, true, false]);
});

test('a line without a name is numbered', () => {
  expect(networkLines(['https://b.example/'])).toEqual([
    { name: '1', url: '' },
    { name: '2', url: 'https://b.example/' },
  ]);
});
