import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';

const nasty: readonly unknown[] = [
  null, true, 0, -1, 1.5, 1e21, 2 ** 60, '', ' ', '0', '-1', '+1', '1e3', '0x10', '1_000', '.5', '5.', '12,5', ' 5 ', 'NaN', 'Infinity', '５', '1'.repeat(40),
  `0.${'1'.repeat(40)}`, [], ['5'], {}, { $gt: '' }, 'x'.repeat(5000), '\u0000', 'a\u0000b', '\ud800', '\u202e', "' or 1=1 --", '../../etc/passwd', '%00', '{{7*7}}', '__proto__', 'constructor', 'undefined', '<script>alert(1)</script>',
];

const password = 'secret-123';
const passwords = { newPassword: password, confirmPassword: password };
/** A valid body of each call that takes one. */
const bodies: Partial<Record<CallName, Record<string, unknown>>> = {
  'POST /login': { account: 'nobodyhere', code: '123456' },
  'POST /register': { type: 'account', account: 'nobodyhere', password, confirmPassword: 'differs', agree: true, inviteCode: 'ABCDEFGH', country: 'VN' },
  'POST /player/updateLoginPassword': { oldPassword: 'wrong', ...passwords },
  'POST /player/resetLoginPassword': { account: 'nobodyhere', code: '123456', ...passwords },
  'POST /player/updateInfo': { nickName: 'Lan', currentCurrency: 'USDT' },
  'POST /player/helpCenter/page': { keyword: '', page: 1, limit: 20 },
  'POST /account/executeUserCutTurn': { fromType: 1, toType: 1, currencyCode: 'USDT', amount: '1' },
  'POST /account/findUserCurrencyAccount': { currencyCode: 'USDT' },
  'POST /portal/market/kline': { symbol: 'BTCUSDT', period: '1m', limit: 5, from: 1, to: 2 },
  'POST /portal/order/contractOrder': { contractType: 'fast', symbol: 'NONEUSDT', direction: 'up', seconds: 30, amount: '1', price: '1', maxSlippage: '0.1' },
  'POST /portal/order/setStopProfitAndLoss': { orderNo: 'x', stopLoss: '1', stopProfit: '2' },
  'POST /portal/order/spotOrder': { symbol: 'NONEUSDT', side: 'buy', type: 'limit', price: '1', quantity: '1' },
  'POST /portal/order/coinOrder': { symbol: 'NONEUSDT', side: 'buy', type: 'market', amount: '10' },
  'POST /portal/order/getSpotOrder': { status: 'all', symbol: 'BTCUSDT', page: 1, limit: 5 },
  'POST /portal/order/getCoinOrder': { status: 'current', symbol: 'BTCUSDT', page: 1, limit: 5 },
  'POST /portal/order/getContractOrder': { contractType: 'fast', status: 'holding', symbol: 'BTCUSDT', orderNo: 'x', page: 1, limit: 5 },
};
/** A valid query of each call that takes one. */
const queries: Partial<Record<CallName, Record<string, string>>> = {
  'GET /account/page': { type: '1', currencyCode: 'USDT', kind: 'transfer', from: '1', to: '2', page: '1', limit: '5' },
  'POST /account/balance': { type: '1', currencyCode: 'USDT' },
  'POST /email/sendVerificationCode': { email: 'a@b.example', source: 'LOGIN' },
  'POST /email/verifyCode': { email: 'a@b.example', code: '123456', source: 'LOGIN' },
  'GET /portal/market/futures/kline': { symbol: 'XAUUSDT', period: '1d', from: '1', to: '2', limit: '5' },
  'GET /portal/market/trade': { symbol: 'BTCUSDT', limit: '5' },
  'GET /portal/market/depth': { symbol: 'BTCUSDT' },
  'GET /fair/tape': { symbol: 'BTCUSDT', from: '1', to: '2' },
  'POST /portal/order/getSpotOrder': { page: '1', limit: '5' },
  'POST /portal/order/contractChaseOrder/{id}': { action: 'lock' },
  'GET /market/getLatestPrice': { symbol: 'BTCUSDT' },
  'GET /tickerCollect/save': { symbol: 'BTCUSDT' },
  'GET /tickerCollect/delete': { symbol: 'BTCUSDT' },
  'POST /portal/order/getContractOrder': { page: '1', limit: '5' },
};

let bench: TestServer;
let token = '';
let userId = '';
beforeAll(async () => {
  bench = await openTestServer();
  ({ token, userId } = await bench.signUp());
});
afterAll(() => bench.close());

async function send(name: CallName, query: string, body: string | undefined, params = 'x'): Promise<number> {
  const [method = '', path = ''] = name.split(' ');
  const url = `${bench.server.url}${path.replace(/\{\w+\}/g, params)}${query}`;
  const reply = await fetch(url, { method, headers: { 'coin-auth': token, 'content-type': 'application/json' }, ...(body === undefined ? {} : { body }) });
  const { code } = (await reply.json()) as { code: number };
  expect(code).toBe(reply.status);
  return code;
}
const journals = async (): Promise<string> => JSON.stringify(await bench.server.services.db.query('select count(*), max(id) from journal'));

test.each(callNames.filter((name) => name !== 'GET /logout'))('nothing that is sent to %s breaks it or moves money', async (name) => {
  const before = await journals();
  const seen: string[] = [];
  const ask = async (what: string, query: string, body?: string, params?: string): Promise<void> => {
    const code = await send(name, query, body, params);
    if (code >= 500) seen.push(`${code}: ${what}`);
  };
  const [body, query] = [bodies[name] ?? {}, queries[name] ?? {}];
  const queryText = (values: object): string => `?${new URLSearchParams(values as Record<string, string>)}`;
  const sentBody = (values: object): string | undefined => (name.startsWith('POST') ? JSON.stringify(values) : undefined);
  for (const value of nasty) {
    for (const key of Object.keys(body)) await ask(`${key}: ${JSON.stringify(value)}`, queryText(query), sentBody({ ...body, [key]: value }));
    for (const key of Object.keys(query)) await ask(`?${key}=${String(value)}`, queryText({ ...query, [key]: String(value) }), sentBody(body));
    if (name.includes('{')) await ask(`path ${String(value)}`, queryText(query), sentBody(body), encodeURIComponent(String(value).toWellFormed().slice(0, 90)) || 'x');
  }
  expect(seen).toEqual([]);
  if (name !== 'POST /account/testFunds') expect(await journals()).toBe(before);
});

test('every call with a body or a query has a sample here', () => {
  const lacking = callNames.filter((name) => {
    const { body, query } = declarationOf(name);
    const takesBody = body !== undefined && !body.safeParse({}).success;
    const takesQuery = query !== undefined && !query.safeParse({}).success;
    return (takesBody && bodies[name] === undefined) || (takesQuery && queries[name] === undefined);
  });
  expect(lacking).toEqual([]);
});

test('the user is as he was', async () => {
  expect((await bench.call('GET /player/getInfo', { token })).data).toMatchObject({ userId, authStatus: 'none' });
});
