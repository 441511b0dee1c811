import { ok } from '@candor/core/result.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from '../running/log.ts';
import { missingHandlers, openHttp, type Http, type HttpSettings } from './http.ts';
import { refused } from './refused.ts';
import { route } from './route.ts';

const settings: HttpSettings = {
  corsOrigins: [],
  trustProxy: [],
  rateLimitPerSecond: 0,
  accessLog: false,
  checkAnswers: true,
};
const open: Http[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((http) => http.app.close()));
});

function door(changed: Partial<HttpSettings> = {}, log = openLog('silent')) {
  const http = openHttp({
    settings: { ...settings, ...changed },
    log,
    clock: { now: () => 1000 },
    sessions: {
      find: async (token) => (token === 'alive' ? { userId: 'u1', sessionId: 's1' } : null),
      end: async () => {},
      endAll: async () => {},
      onEnd: () => {},
    },
  });
  open.push(http);
  const cutTurn = vi.fn(() => refused('insufficient-balance', { field: 'amount' }));
  route(http, 'POST /account/executeUserCutTurn', cutTurn);
  route(http, 'GET /tickerCollect/save', (input) => ok([input.query.symbol]));
  route(http, 'POST /account/list', () => ok([]));
  route(http, 'GET /common/sysCountry/list', () => {
    throw new Error('a secret of the inside');
  });
  return { http, cutTurn };
}
type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'HEAD';
  url?: string;
  body?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
};
async function ask(
  http: Http,
  { method = 'POST', url = '/account/executeUserCutTurn', body, headers = {}, ...rest }: Sent,
) {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const reply = await http.app.inject({
    method,
    url,
    headers: { ...type, 'coin-auth': 'alive', ...headers },
    ...(body === undefined ? {} : { payload: body }),
    ...rest,
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    ...(reply.body === '' ? { code: 0, data: null } : reply.json()),
  };
}
const move = { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '1.5' };
const moving = (changed: object) => JSON.stringify({ ...move, ...changed });

test.each([
  ['a number', 5],
  ['an exponent', '1e3'],
  ['a hex', '0x10'],
  ['nothing', ''],
  ['a blank', ' 5 '],
  ['a sign', '+5'],
  ['a minus', '-5'],
  ['a comma', '12,5'],
  ['a point first', '.5'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['null', null],
  ['a list', ['5']],
  ['an object', {}],
  ['true', true],
  ['full-width digits', '５'],
  ['a zero first', '05'],
  ['an underscore', '1_000'],
  ['sixteen digits', '1234567890123456'],
  ['a line break', '5\n'],
])('refuses %s as an amount and names the field', async (_name, amount) => {
  const { http, cutTurn } = door();
  const reply = await ask(http, { body: moving({ amount }) });
  expect(reply).toMatchObject({ status: 400, code: 400, data: { error: 'decimal-invalid', field: 'amount' } });
  expect(cutTurn).not.toHaveBeenCalled();
});

test.each([
  ['text that is no JSON', '{', 'body-malformed', undefined],
  ['a list', '[]', 'body-malformed', undefined],
  ['null', 'null', 'body-malformed', undefined],
  ['an unknown key', moving({ userId: '7' }), 'field-unknown', 'userId'],
  [
    'a prototype',
    '{"fromType":1,"toType":2,"currencyCode":"USDT","amount":"1","__proto__":{"admin":true}}',
    'field-unknown',
    '__proto__',
  ],
  [
    'an escaped prototype',
    '{"\\u005f_proto__":{},"fromType":1,"toType":2,"currencyCode":"USDT","amount":"1"}',
    'field-unknown',
    '__proto__',
  ],
  [
    'a key given twice',
    '{"fromType":1,"toType":2,"currencyCode":"USDT","amount":"1","amount":"9"}',
    'field-unknown',
    'amount',
  ],
  ['a missing key', JSON.stringify({ ...move, amount: undefined }), 'field-required', 'amount'],
  ['a fraction for a whole number', moving({ toType: 1.5 }), 'whole-number-invalid', 'toType'],
  ['a whole number out of range', moving({ toType: 9 }), 'whole-number-range', 'toType'],
])('refuses %s', async (_name, body, error, field) => {
  const { http, cutTurn } = door();
  const reply = await ask(http, { body });
  expect(reply).toMatchObject({ status: 400, code: 400, data: { error } });
  expect(reply.data.field).toBe(field);
  expect(cutTurn).not.toHaveBeenCalled();
});

test.each([
  'text/plain',
  'application/json, text/plain',
  'application/jsonp',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'application/json;\tx=1',
  'multipart/form-data; boundary=x',
  ' application/json x',
])('refuses the media type %s', async (type) => {
  const { http, cutTurn } = door();
  const reply = await ask(http, { body: moving({}), headers: { 'content-type': type } });
  expect(reply).toMatchObject({ status: 415, code: 415, data: { error: 'media-type' } });
  expect(cutTurn).not.toHaveBeenCalled();
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'Application/JSON; charset="utf-8"',
])('reads the media type %s', async (type) => {
  const { http, cutTurn } = door();
  expect(await ask(http, { body: moving({}), headers: { 'content-type': type } })).toMatchObject({
    code: 400,
    data: { error: 'insufficient-balance', field: 'amount' },
  });
  expect(cutTurn).toHaveBeenCalledWith(
    expect.objectContaining({ body: move }),
    expect.objectContaining({ user: { userId: 'u1', sessionId: 's1' }, receivedAt: 1000, organisation: 'candor' }),
  );
});

test('refuses a body of more than 64 KB', async () => {
  const { http } = door();
  expect(await ask(http, { body: `{"a":"${'x'.repeat(66_000)}"}` })).toMatchObject({ status: 413, code: 413 });
});

test('reads an object that was made a text of once more, as a text is', async () => {
  const { http, cutTurn } = door();
  expect(await ask(http, { body: JSON.stringify(moving({})) })).toMatchObject({
    code: 400,
    data: { error: 'insufficient-balance' },
  });
  expect(cutTurn).toHaveBeenCalledWith(expect.objectContaining({ body: move }), expect.anything());
  const malformed = [
    JSON.stringify(JSON.stringify(moving({}))),
    '"{"',
    '"text"',
    '"[]"',
    '"1"',
    String.raw`"{\"amount\":\"1\",\"amount\":\"2\"}"`,
  ];
  for (const body of malformed) expect(await ask(http, { body }), body).toMatchObject({ status: 400 });
  expect(cutTurn).toHaveBeenCalledTimes(1);
});

test('takes an empty body as {}', async () => {
  const { http } = door();
  for (const sent of [
    { body: '{}' },
    {},
    { headers: { 'content-type': 'application/json' } },
    { body: '', headers: { 'content-type': 'application/json' } },
  ])
    expect(await ask(http, { url: '/account/list', ...sent })).toMatchObject({ status: 200, code: 200, data: [] });
});

test('answers in the envelope whatever goes wrong', async () => {
  const { http } = door();
  expect(await ask(http, { url: '/no/such/call', body: '{' })).toMatchObject({
    status: 404,
    code: 404,
    data: { error: 'unknown-path' },
  });
  expect(await ask(http, { url: '/%zz', method: 'GET' })).toMatchObject({ status: 404, code: 404 });
  const broken = await ask(http, { url: '/common/sysCountry/list', method: 'GET' });
  expect(broken).toMatchObject({ status: 500, code: 500, message: 'Operation failed' });
  expect(JSON.stringify(broken)).not.toContain('secret');
});

test('a wrong method is 404, names the right one and carries nothing out', async () => {
  const { http } = door();
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
    const reply = await http.app.inject({ method, url: '/account/list', headers: { 'coin-auth': 'alive' } });
    expect([reply.statusCode, reply.headers.allow], method).toEqual([404, 'POST']);
    if (method !== 'HEAD') expect(reply.json()).toMatchObject({ code: 404, data: { error: 'method-not-allowed' } });
  }
  expect(
    (
      await http.app.inject({
        method: 'HEAD',
        url: '/tickerCollect/save?symbol=BTCUSDT',
        headers: { 'coin-auth': 'alive' },
      })
    ).statusCode,
  ).toBe(404);
});

test('takes the token from coin-auth only', async () => {
  const { http } = door();
  const without = { 'coin-auth': '' };
  expect(await ask(http, { url: '/account/list', headers: without })).toMatchObject({
    status: 401,
    code: 401,
    data: { error: 'unauthorized' },
  });
  expect((await ask(http, { url: '/account/list?coin-auth=alive&token=alive', headers: without })).code).toBe(401);
  expect(
    (
      await ask(http, {
        url: '/account/list',
        headers: { ...without, cookie: 'coin-auth=alive', authorization: 'Bearer alive' },
      })
    ).code,
  ).toBe(401);
  expect((await ask(http, { url: '/account/list' })).code).toBe(200);
});

test('reads organisation, language and platform from the headers', async () => {
  const { http, cutTurn } = door();
  expect(await ask(http, { headers: { 'org-code': 'other' }, body: moving({}) })).toMatchObject({
    status: 404,
    data: { error: 'unknown-organisation' },
  });
  expect((await ask(http, { url: '/account/list', headers: { 'org-code': 'candor' } })).code).toBe(200);
  await ask(http, { body: moving({}), headers: { lang: '../../etc/passwd', 'device-platform': 'x' } });
  expect(cutTurn).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ language: 'en', devicePlatform: 2 }),
  );
  for (const devicePlatform of [1, 2, 3, 4]) {
    await ask(http, { body: moving({}), headers: { lang: 'vi_VN', 'device-platform': String(devicePlatform) } });
    expect(cutTurn).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ language: 'vi', devicePlatform }),
    );
  }
});

test('refuses a query that is unknown, doubled or missing', async () => {
  const { http } = door();
  const save = (query: string) => ask(http, { method: 'GET', url: `/tickerCollect/save${query}` });
  expect(await save('?symbol=BTCUSDT&x=1')).toMatchObject({ code: 400, data: { error: 'field-unknown', field: 'x' } });
  expect(await save('?symbol=BTCUSDT&symbol=ETHUSDT')).toMatchObject({
    code: 400,
    data: { error: 'symbol-unknown', field: 'symbol' },
  });
  expect(await save('')).toMatchObject({ code: 400, data: { error: 'field-required', field: 'symbol' } });
  expect(await save('?symbol=BTCUSDT')).toMatchObject({ code: 200, data: ['BTCUSDT'] });
});

test('hashes the same request alike and refuses a key that is none', async () => {
  const { http, cutTurn } = door();
  const key = { 'idempotency-key': 'k1' };
  await ask(http, { body: moving({}), headers: key });
  await ask(http, { body: '{ "amount":"1.5", "currencyCode":"USDT","toType":"2","fromType":1}', headers: key });
  await ask(http, { body: moving({ amount: '1.6' }), headers: key });
  const [first, second, third] = cutTurn.mock.calls.map(
    (args: unknown[]) => args[1] as { bodyHash: string; idempotencyKey: string },
  );
  expect(first?.bodyHash).toMatch(/^[0-9a-f]{64}$/);
  expect(second?.bodyHash).toBe(first?.bodyHash);
  expect(third?.bodyHash).not.toBe(first?.bodyHash);
  for (const bad of ['', 'a b', 'ü', 'x'.repeat(129)])
    expect(await ask(http, { body: moving({}), headers: { 'idempotency-key': bad } })).toMatchObject({
      code: 400,
      data: { error: 'idempotency-key-invalid' },
    });
});

test('limits a user and an address', async () => {
  const { http } = door({ rateLimitPerSecond: 3, addressLimitPerSecond: 12 });
  const asked = await Promise.all(Array.from({ length: 13 }, () => ask(http, { url: '/account/list' })));
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(asked.filter(({ code }) => code === 429)).toHaveLength(10);
  expect(asked.at(-1)).toMatchObject({
    status: 429,
    data: { error: 'too-many-requests' },
    headers: { 'retry-after': '1' },
  });
  expect((await ask(http, { url: '/account/list', headers: { 'x-forwarded-for': '9.9.9.9' } })).code).toBe(429);
});

test.each([
  [[], ['10.0.0.1', '10.0.0.2']],
  [['10.0.0.1'], ['10.0.0.2']],
])('warns once of each proxy that is not among %j', async (trustProxy, warned) => {
  const lines: { level: number; from: string }[] = [];
  const { http } = door(
    { trustProxy },
    openLog('warn', {
      write: (line: string) => {
        lines.push(JSON.parse(line) as (typeof lines)[number]);
      },
    }),
  );
  for (const remoteAddress of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
    await ask(http, { url: '/account/list', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
  await ask(http, { url: '/account/list', remoteAddress: '10.0.0.3' });
  expect(lines.map(({ level, from }) => [level, from])).toEqual(warned.map((from) => [40, from]));
});

test('lets only listed origins call', async () => {
  const { http } = door({ corsOrigins: ['https://app.example'] });
  const from = (origin: string) =>
    http.app.inject({ method: 'OPTIONS', url: '/login', headers: { origin, 'access-control-request-method': 'POST' } });
  expect((await from('https://app.example')).headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example',
  });
  for (const other of ['https://evil.example', 'null', 'https://app.example.evil'])
    expect((await from(other)).headers['access-control-allow-origin']).toBeUndefined();
});

test('every answer has an id of its own, which the log of a fault names and no caller chooses', async () => {
  const lines: string[] = [];
  const { http } = door({}, openLog('info', { write: (line: string) => void lines.push(line) }));
  const idOf = async (url: string): Promise<unknown> => {
    const reply = await http.app.inject({
      method: 'GET',
      url,
      headers: { 'coin-auth': 'alive', 'x-request-id': 'chosen', 'request-id': 'chosen' },
    });
    return reply.headers['x-request-id'];
  };
  const ids = [await idOf('/nowhere'), await idOf('/tickerCollect/save'), await idOf('/common/sysCountry/list')];
  for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
  expect(new Set(ids).size).toBe(3);
  const faults = lines.map((line) => JSON.parse(line) as { msg: string; requestId?: string });
  expect(faults.filter(({ msg }) => msg === 'a call failed').map(({ requestId }) => requestId)).toEqual([ids[2]]);
});

test('a call is mounted once, and those left out are known', () => {
  const { http } = door();
  expect(() => route(http, 'POST /account/list', () => ok([]))).toThrow('two handlers');
  expect(missingHandlers(http)).toContain('POST /login');
  expect(missingHandlers(http)).not.toContain('POST /account/list');
});

test('an answer that breaks its declaration is a bug', async () => {
  const { http } = door();
  route(http, 'POST /account/findUserAccountList', () => ok([{ password: 'x' }] as never));
  expect((await ask(http, { url: '/account/findUserAccountList' })).code).toBe(500);
});

test('packs public answers that fill more than a packet, and never what belongs to somebody', async () => {
  const { http } = door();
  let areas = 200;
  route(http, 'GET /common/areaCode/list', () =>
    ok(Array.from({ length: areas }, (_, i) => ({ country: 'VN', name: `Name ${i}`, areaCode: '84' }))),
  );
  route(http, 'POST /account/findUserAccountList', () =>
    ok(
      Array.from({ length: 200 }, () => ({
        accountType: 1,
        currencyCode: 'USDT',
        available: '1',
        frozen: '0',
        total: '1',
        bonusLocked: '0',
        valuation: '1',
      })),
    ),
  );
  const areasFor = (headers: Record<string, string>) => http.app.inject({ url: '/common/areaCode/list', headers });
  const [plain, gzip, br] = [
    await areasFor({}),
    await areasFor({ 'accept-encoding': 'gzip' }),
    await areasFor({ 'accept-encoding': 'gzip, br' }),
  ];
  expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  expect([gunzipSync(gzip.rawPayload).toString(), brotliDecompressSync(br.rawPayload).toString()]).toEqual([
    plain.body,
    plain.body,
  ]);
  expect([gzip, br].map(({ headers }) => headers['vary'])).toEqual(['accept-encoding', 'accept-encoding']);
  areas = 10;
  const small = await areasFor({ 'accept-encoding': 'gzip, br' });
  expect([small.headers['content-encoding'], small.json().data.length]).toEqual([undefined, 10]);
  const own = await http.app.inject({
    method: 'POST',
    url: '/account/findUserAccountList',
    headers: { 'accept-encoding': 'gzip, br', 'coin-auth': 'alive' },
  });
  expect([own.statusCode, own.headers['content-encoding']]).toEqual([200, undefined]);
});
