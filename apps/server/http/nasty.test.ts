import { settingsOf, writeSettings } from '@candor/core/rule-versions/settings.ts';
import { paperRules } from '@candor/core/rules.ts';
import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampled } from '../../../tests/effort.ts';
import { signInOperator } from '../operators/test-operators.ts';
import { newPasskey, passkey } from '../proofs/passkeys/test-samples.ts';
import { openTestServer, type TestServer } from '../test-server.ts';

const ruleSettings = writeSettings(settingsOf(paperRules));

const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 60,
  '',
  ' ',
  '0',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1_000',
  '.5',
  '5.',
  '12,5',
  ' 5 ',
  'NaN',
  'Infinity',
  '５',
  '1'.repeat(40),
  `0.${'1'.repeat(40)}`,
  [],
  ['5'],
  {},
  { $gt: '' },
  'x'.repeat(5000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'undefined',
  '<script>alert(1)</script>',
];

const eighth = 8;
/** What is tried in a field; of a sample each field has another eighth. */
function* triedIn(fields: readonly string[]): Generator<readonly [field: string, value: unknown]> {
  for (const [place, field] of fields.entries())
    for (const [i, value] of nasty.entries()) if (!sampled || i % eighth === place % eighth) yield [field, value];
}

const password = 'secret-123';
const passwords = { newPassword: password, confirmPassword: password };
/** A valid body of each call that takes one. */
const bodies: Partial<Record<CallName, Record<string, unknown>>> = {
  'POST /login': { account: 'nobodyhere', code: '123456' },
  'POST /register': {
    type: 'account',
    account: 'nobodyhere',
    password,
    confirmPassword: 'differs',
    agree: true,
    inviteCode: 'ABCDEFGH',
    country: 'VN',
  },
  'POST /recovery/photo': { file: 'x' },
  'POST /recovery/ask': {
    account: 'nobodyhere',
    lost: ['password'],
    contact: 'a@example.com',
    code: '123456',
    cardType: 'idCard',
    name: 'Lan',
    cardNo: '079200010001',
  },
  'POST /player/unfreezeWithdrawals': { password: 'wrong' },
  'POST /player/updateLoginPassword': { oldPassword: 'wrong', ...passwords },
  'POST /player/resetLoginPassword': { account: 'nobodyhere', code: '123456', ...passwords },
  'POST /player/updateFundsPassword': { oldPassword: 'wrong-one', code: '123456', ...passwords },
  'POST /player/bankAccount/checkFundPasswd': { fundPasswd: 'wrong-one' },
  'POST /player/bankAccount/detail': { id: 'x' },
  'POST /player/bankAccount/saveOrEdit': { username: 'Lan', cardNo: '1', bankCode: 'VCB', city: 'Huế', address: '1' },
  'POST /playerWallet/add': {
    currencyCode: 'USDT',
    chain: 'TRC20',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    qrImage: 'A'.repeat(22),
  },
  'POST /playerInfo/edit': { cardType: 'idCard', name: 'Lan', cardNo: 'x', bankCardNo: '1' },
  'POST /playerInfo/junior': { cardType: 'idCard', name: 'Lan', cardNo: '-', bankCardNo: '1' },
  'POST /playerInfo/advanced': { frontPhoto: 'A'.repeat(22), backPhoto: 'B'.repeat(22), holdPhoto: 'C'.repeat(22) },
  'POST /playerWallet/delete': { id: 'x' },
  'POST /playerWallet/savedOnly': { on: false },
  'POST /sms/sendVerifyCode': { phone: '0901234567', areaCode: '84', source: 'LOGIN' },
  'POST /sms/sms/verifyCode/check': { phone: '0901234567', areaCode: '84', code: '123456', source: 'LOGIN' },
  'POST /player/sessions/end': { id: 'nothing' },
  'POST /player/totp/enrol': { password: 'wrong' },
  'POST /player/totp/confirm': { totp: '123456' },
  'POST /player/totp/remove': { password: 'wrong', totp: '123456' },
  'POST /login/passkey': passkey,
  'POST /player/passkeys/enrol': { password: 'wrong' },
  'POST /player/passkeys/confirm': newPasskey,
  'POST /player/passkeys/remove': { id: 'nothing', password: 'wrong' },
  'POST /player/excludeMyself': { months: 6, agree: true },
  'POST /player/answerQuestions': { loss: 0, leverage: 1, odds: 2, house: 1 },
  'POST /player/updateLimits': { dailyLossUsdt: '1000000', stakeUsdt: '1000000', timeOutHours: 0 },
  'POST /player/updateInfo': { nickName: 'Lan', currentCurrency: 'USDT' },
  'POST /player/helpCenter/page': { keyword: '', page: 1, limit: 20 },
  'POST /account/executeUserCutTurn': { fromType: 1, toType: 1, currencyCode: 'USDT', amount: '1' },
  'POST /account/exchange': { currencyCode: 'USDT', targetCurrency: 'USDT', quantity: '1' },
  'POST /account/executeUserExchange': { quoteId: 'none' },
  'POST /account/findUserCurrencyAccount': { currencyCode: 'USDT' },
  'POST /transaction/recharge': {
    currencyCode: 'USDT',
    amount: '5',
    screenshot: 'A'.repeat(22),
    chain: 'TRC20',
    txid: 'a'.repeat(64),
    payer: 'Lan',
    bankName: 'VCB',
    accountNumber: '123456',
  },
  'POST /transaction/executeRechargeUser': { currencyCode: 'USDT', amount: '5', screenshot: 'A'.repeat(22) },
  'POST /transaction/bankRecharge': {
    bankAccountId: 'test-1',
    amount: '1000',
    screenshot: 'A'.repeat(22),
    accountName: 'Lan',
    bankName: 'VCB',
    cardNo: '12345678',
    remitterName: 'Lan',
    remitterId: '1',
  },
  'POST /transaction/withdrawal': { currencyCode: 'USDT', amount: '1', address: 'T', fundPasswd: 'x', chain: 'TRC20' },
  'POST /transaction/executeWithdrawalUser': { currencyCode: 'USDT', amount: '1', walletId: 'x', fundPasswd: 'x' },
  'POST /transaction/bankWithdrawal': { currencyCode: 'USDT', amount: '1', bankCardId: 'x', fundPasswd: 'x' },
  'POST /transaction/page': { type: 1, status: 'processing', page: 1, limit: 5 },
  'POST /portal/market/kline': { symbol: 'BTCUSDT', period: '1m', limit: 5, from: 1, to: 2 },
  'POST /portal/order/contractOrder': {
    contractType: 'fast',
    symbol: 'NONEUSDT',
    direction: 'up',
    seconds: 30,
    amount: '1',
    price: '1',
    maxSlippage: '0.1',
  },
  'POST /portal/order/batch': { orders: [{ action: 'cancel', contractType: 'spot', orderNo: 'x' }] },
  'POST /portal/order/setStopProfitAndLoss': { orderNo: 'x', stopLoss: '1', stopProfit: '2' },
  'POST /portal/order/closePart': { orderId: 'x', lots: '1' },
  'POST /portal/order/closeAll': { symbol: 'BTCUSDT', orderId: 'x' },
  'POST /player/keys/make': { name: 'bot', rights: ['read'], addresses: [], days: 30, fundPasswd: 'x' },
  'POST /player/keys/end': { apiKey: 'x' },
  'POST /portal/order/amendSpotOrder/{id}': { quantity: '1' },
  'POST /portal/order/countdownCancelAll': { countdownTime: 5_000, symbol: 'BTCUSDT' },
  'POST /portal/order/spotList': {
    symbol: 'NONEUSDT',
    side: 'sell',
    quantity: '1',
    price: '2',
    stopPrice: '1',
  },
  'POST /portal/order/spotOrder': { symbol: 'NONEUSDT', side: 'buy', type: 'limit', price: '1', quantity: '1' },
  'POST /portal/order/coinOrder': { symbol: 'NONEUSDT', side: 'buy', type: 'market', amount: '10' },
  'POST /portal/order/getSpotOrder': { status: 'all', symbol: 'BTCUSDT', page: 1, limit: 5 },
  'POST /portal/order/getCoinOrder': { status: 'current', symbol: 'BTCUSDT', page: 1, limit: 5 },
  'POST /portal/order/getContractOrder': {
    contractType: 'fast',
    status: 'holding',
    symbol: 'BTCUSDT',
    orderNo: 'x',
    page: 1,
    limit: 5,
  },
  'POST /player/close': { fundPasswd: 'x', walletId: 'x' },
  'POST /player/exportData': { password: 'wrong' },
  'POST /fair/ownProof/share': { orderNo: 'x' },
  'POST /fair/ownProof/revoke': { orderNo: 'x' },
  'POST /player/alerts/add': { symbol: 'NONEUSDT', direction: 'above', price: '1' },
  'POST /player/alerts/remove': { id: 'x' },
  'POST /player/workspace': { arrangement: '{}' },
  'POST /player/realityCheck': { minutes: 15 },
  'POST /player/push/subscribe': {
    endpoint: 'https://localhost/x',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
  'POST /player/push/unsubscribe': { endpoint: 'https://localhost/x' },
  'POST /player/push/settings': { orders: true },
  'POST /player/notice/page': { type: 'message', page: 1, limit: 5 },
  'POST /player/notice/readAll': { type: 'message' },
  'POST /lockMining/purchase': { productId: 'lock-30', amount: '1' },
  'POST /lockMining/redeem': { orderId: 'x' },
  'POST /userProductOrder/executeUserPurchaseOrder': { productId: 'wealth-15', amount: '1' },
  'POST /userProductOrder/executeUserOrder': { productId: 'wealth-15', amount: '1' },
  'POST /userProductOrder/executeAnticipateOrder': { productId: 'wealth-15', amount: '1' },
  'POST /userProductOrder/executeUserRedeemOrder': { orderId: 'x' },
  'POST /userProductOrder/executeAnticipateRedeem': { orderId: 'x' },
  'POST /common/file/upload': { file: 'x' },
};
/** Of operators, with nobody in the place of people. */
const operatorBodies: Partial<Record<CallName, Record<string, unknown>>> = {
  'POST /operator/login': { name: 'nobody', password, code: '123456' },
  'POST /operator/changePassword': {
    oldPassword: 'wrong',
    newPassword: 'another long password',
    confirmPassword: 'another long password',
  },
  'POST /operator/confirmTotp': { code: '123456' },
  'POST /operator/stepUp': { code: '123456' },
  'POST /operator/passkeys/enrol': { password: 'wrong' },
  'POST /operator/passkeys/confirm': newPasskey,
  'POST /operator/passkeys/remove': { id: 'nothing', password: 'wrong' },
  'POST /operator/sessions/end': { id: 'nobody' },
  'POST /operator/operators/create': { name: 'nasty-support', role: 'support' },
  'POST /operator/operators/setRole': { id: 'nobody', role: 'risk' },
  'POST /operator/operators/setDisabled': { id: 'nobody', disabled: true },
  'POST /operator/operators/resetAccess': { id: 'nobody' },
  'POST /operator/bank/import': { file: 'x' },
  'POST /operator/content/picture': { file: 'x' },
  'POST /operator/service/refuseAccess': { id: 'nothing', reason: 'a reason' },
  'POST /operator/cases/take': { kind: 'verification', id: 'nobody-primary' },
  'POST /operator/cases/renew': { kind: 'verification', id: 'nobody-primary' },
  'POST /operator/cases/leave': { kind: 'verification', id: 'nobody-primary' },
  'POST /operator/cases/note': { kind: 'verification', id: 'nobody-primary', text: 'a test' },
  'POST /operator/views/save': { list: 'deposits', name: 'a test', query: 'status=open', shared: false },
  'POST /operator/views/remove': { id: 'nothing' },
  'POST /operator/hedgeNotes/add': { text: 'a test' },
  'POST /operator/alerts/acknowledge': { id: 'nothing' },
  'POST /operator/alerts/channels/add': { name: 'a test', end: { kind: 'mail', address: 'a@b.example' } },
  'POST /operator/alerts/browsers/add': {
    name: 'a test',
    endpoint: 'https://push.example/x',
    keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  },
  'POST /operator/alerts/channels/remove': { id: 'nothing' },
  'POST /operator/alerts/rules/add': {
    cause: 'big-win',
    channelId: 'nothing',
    afterMinutes: 0,
    quietFrom: null,
    quietTo: null,
  },
  'POST /operator/alerts/rules/remove': { id: 'nothing' },
  'POST /operator/alerts/bounds/set': { cause: 'big-win', bound: 0 },
  'POST /operator/content/save': {
    family: 'article',
    key: 'nasty',
    language: 'en',
    title: 'Nasty',
    summary: '',
    text: '',
    image: null,
    link: null,
    hidden: true,
    position: 1,
  },
  'POST /operator/campaigns/add': { code: 'NASTY-1', name: 'Nasty', from: 1, until: 2 },
  'POST /operator/campaigns/end': { id: 'nothing' },
  'POST /operator/content/draft/save': {
    family: 'notice',
    key: 'nasty',
    texts: [{ language: 'en', title: 'Nasty', summary: '', text: '' }],
    image: null,
    link: null,
    hidden: true,
    position: 1,
    showing: { from: null, until: null, countries: ['VN'], levels: ['none'], languages: ['vi'] },
    basedOn: null,
  },
  'POST /operator/content/draft/discard': { family: 'notice', key: 'nothing' },
  'POST /operator/content/publish': { family: 'notice', key: 'nothing', basedOn: 1 },
  'POST /common/content/preview/{key}': { language: 'vi' },
  'POST /operator/content/remove': { family: 'article', key: 'nothing', language: 'en' },
  'POST /operator/customers/endSession': { userId: 'nobody', id: 'nothing', reason: 'a test' },
  'POST /operator/customers/freeze': { userId: 'nobody', reason: 'a test' },
  'POST /operator/customers/holdPayouts': { userId: 'nobody', reason: 'a test' },
  'POST /operator/customers/unfreeze': { userId: 'nobody', reason: 'a test' },
  'POST /operator/customers/note': { userId: 'nobody', text: 'a test' },
  'POST /operator/conversations/answer': { id: 'nothing', text: 'a test' },
  'POST /operator/conversations/close': { id: 'nothing' },
  'POST /service/send': { text: 'a test', files: [] },
  'POST /operator/proposals/make': { proposal: { kind: 'vnd-rate', vndPerUsdt: '0', reason: 'a test' } },
  'POST /operator/rules/preview': { basedOn: 1, from: null, settings: ruleSettings },
  'POST /operator/proposals/approve': { id: 'nothing' },
  'POST /operator/proposals/refuse': { id: 'nothing', reason: 'a test' },
  'POST /operator/withdrawals/refuse': { orderNo: 'nothing', reason: 'a test' },
  'POST /operator/withdrawals/sent': { orderNo: 'nothing', txid: 'abcdef12' },
  'POST /operator/withdrawals/match': { payments: [{ reference: 'nothing', txid: 'abcdef12' }] },
  'POST /operator/withdrawals/unknown': { orderNo: 'nothing', reason: 'a test' },
  'POST /operator/withdrawals/confirmed': { orderNo: 'nothing', txid: 'abcdef12', reason: 'a test' },
  'POST /operator/withdrawals/reveal': { orderNo: 'nothing' },
  'POST /operator/deposits/reveal': { orderNo: 'nothing' },
  'POST /operator/operators/declareCustomer': { userId: 'nothing' },
  'POST /operator/deposits/refuse': { orderNo: 'nothing', reason: 'a test' },
  'POST /operator/halts/start': { symbol: 'NONEUSDT', reason: 'a test' },
  'POST /operator/halts/end': { symbol: 'NONEUSDT', reason: 'a test' },
  'POST /operator/countries/set': { country: 'ZZ', product: 'fast', enabled: false, reason: 'a test' },
  'POST /operator/verifications/decide': { id: 'nothing', accept: false, reason: 'a test' },
};
/** A valid query of each call that takes one. */
const queries: Partial<Record<CallName, Record<string, string>>> = {
  'GET /operator/cases/notes': { kind: 'verification', id: 'nobody-primary', page: '1', limit: '5' },
  'POST /operator/bank/import': { accountId: 'nothing' },
  'GET /operator/differences': { status: 'all', id: '1', page: '1', limit: '5' },
  'GET /operator/reconciliations': { page: '1', limit: '5' },
  'GET /operator/bank/statements': { page: '1', limit: '5' },
  'GET /operator/bank/lines': { status: 'all', accountId: 'test-1', search: 'a', from: '1', to: '2' },
  'POST /recovery/photo': { ticket: 'x'.repeat(43), side: 'front' },
  'GET /operator/bank/beside': { orderNo: 'nothing' },
  'GET /operator/views': { list: 'deposits' },
  'GET /operator/outage': { from: '1', to: '2' },
  'GET /operator/report': { from: '2026-11-20', to: '2026-11-20' },
  'GET /operator/report/file': { from: '2026-11-20', to: '2026-11-20', format: 'csv' },
  'GET /operator/exposure/stress': { percent: '5' },
  'GET /operator/hedgeNotes': { page: '1', limit: '5' },
  'GET /operator/alerts': { status: 'all', page: '1', limit: '5' },
  'GET /operator/content': { family: 'article', language: 'en' },
  'GET /operator/invitations': { userId: 'nobody', page: '1', limit: '5' },
  'GET /operator/agents': { by: 'day', page: '1', limit: '5' },
  'GET /operator/campaigns': { page: '1', limit: '5' },
  'GET /operator/content/text': { family: 'notice', key: 'nothing' },
  'GET /operator/customers': { search: 'a', frozen: 'true', page: '1', limit: '5' },
  'GET /operator/proposals': { status: 'open', kind: 'void' },
  'GET /operator/deposits': { status: 'open', userId: 'a', search: 'b' },
  'GET /operator/transfers': { userId: 'a', search: 'b' },
  'GET /operator/withdrawals': { status: 'open', userId: 'a', search: 'b' },
  'GET /operator/verifications': { status: 'open', userId: 'a' },
  'GET /operator/audit': { operatorId: 'a', act: 'login', userId: 'b', page: '1' },
  'GET /playerWallet/page': { currencyCode: 'USDT', page: '1', limit: '5' },
  'GET /player/commissions': { page: '1', limit: '5' },
  'GET /account/mirror': { days: '28', offset: '-420' },
  'GET /account/page': { type: '1', currencyCode: 'USDT', kind: 'transfer', from: '1', to: '2', page: '1', limit: '5' },
  'GET /account/events': { currencyCode: 'USDT', kind: 'transfer', from: '1', to: '2', page: '1', limit: '5' },
  'GET /account/exchangeRecord': { currencyCode: 'USDT', page: '1', limit: '5' },
  'GET /account/transferRecord': { currencyCode: 'USDT', page: '1', limit: '5' },
  'POST /account/balance': { type: '1', currencyCode: 'USDT' },
  'POST /email/sendVerificationCode': { email: 'a@b.example', source: 'LOGIN' },
  'POST /email/verifyCode': { email: 'a@b.example', code: '123456', source: 'LOGIN' },
  'GET /transaction/page': { type: '2', status: 'success', page: '1', limit: '5' },
  'GET /transaction/detail': { orderNo: 'x' },
  'GET /transaction/depositAddress': { currencyCode: 'USDT' },
  'GET /transaction/withdrawTerms': { currencyCode: 'USDT' },
  'GET /portal/market/futures/kline': { symbol: 'XAUUSDT', period: '1d', from: '1', to: '2', limit: '5' },
  'GET /lockMining/orders': { status: 'all', page: '1', limit: '5' },
  'GET /lockMining/income': { settled: '1', page: '1', limit: '5' },
  'GET /lockMining/orders/{id}/income': { page: '1', limit: '5' },
  'GET /product/page': { page: '1', limit: '5' },
  'GET /product/findProductById': { id: 'wealth-15' },
  'GET /userProductOrder/page': { status: 'all', page: '1', limit: '5' },
  'GET /userProductOrder/findOrderById': { id: 'x' },
  'GET /portal/market/trade': { symbol: 'BTCUSDT', limit: '5' },
  'GET /portal/market/depth': { symbol: 'BTCUSDT' },
  'GET /fair/acknowledgements': { from: '1', to: '2' },
  'GET /fair/bundle': { from: '1', to: '2' },
  'GET /fair/liabilities': { day: '1' },
  'GET /fair/tape': { symbol: 'BTCUSDT', from: '1', to: '2' },
  'GET /fair/quotes': { symbol: 'BTCUSDT', from: '1', to: '2' },
  'POST /portal/order/getSpotOrder': { page: '1', limit: '5' },
  'POST /portal/order/contractChaseOrder/{id}': { action: 'lock' },
  'GET /common/file/previewFile': { filename: 'x'.repeat(22) },
  'GET /market/getLatestPrice': { symbol: 'BTCUSDT' },
  'GET /tickerCollect/save': { symbol: 'BTCUSDT' },
  'GET /tickerCollect/delete': { symbol: 'BTCUSDT' },
  'POST /portal/order/getContractOrder': { page: '1', limit: '5' },
};

let bench: TestServer;
let token = '';
let userId = '';
const operators = new Map<string, Record<string, string>>();
beforeAll(async () => {
  bench = await openTestServer();
  ({ token, userId } = await bench.signUp());
  for (const role of ['support', 'finance', 'risk', 'admin'] as const)
    operators.set(role, (await signInOperator(bench, role, `nasty-${role}`)).headers);
});
afterAll(() => bench.close());

async function send(name: CallName, query: string, body: string | undefined, params = 'x'): Promise<number> {
  const [method = '', path = ''] = name.split(' ');
  const url = `${bench.server.url}${path.replace(/\{\w+\}/g, params)}${query}`;
  const reply = await fetch(url, {
    method,
    headers: {
      'coin-auth': token,
      ...operators.get(declarationOf(name).roles?.[0] ?? 'admin'),
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body }),
  });
  if (reply.ok && declarationOf(name).answersLines === true) {
    // A file of lines has no envelope; that it was read to its end is all there is to see.
    await reply.arrayBuffer();
    return reply.status;
  }
  const { code } = (await reply.json()) as { code: number };
  expect(code).toBe(reply.status);
  return code;
}
const journals = async (): Promise<string> =>
  JSON.stringify(await bench.server.services.db.query('select count(*), max(id) from journal'));

test.each(callNames.filter((name) => name !== 'GET /logout' && name !== 'POST /operator/logout'))(
  'nothing that is sent to %s breaks it or moves money',
  async (name) => {
    const before = await journals();
    const seen: string[] = [];
    const ask = async (what: string, query: string, body?: string, params?: string): Promise<void> => {
      const code = await send(name, query, body, params);
      if (code >= 500) seen.push(`${code}: ${what}`);
    };
    const [body, query] = [bodies[name] ?? operatorBodies[name] ?? {}, queries[name] ?? {}];
    const queryText = (values: object): string => `?${new URLSearchParams(values as Record<string, string>)}`;
    const sentBody = (values: object): string | undefined =>
      name.startsWith('POST') ? JSON.stringify(values) : undefined;
    for (const [key, value] of triedIn(Object.keys(body)))
      await ask(`${key}: ${JSON.stringify(value)}`, queryText(query), sentBody({ ...body, [key]: value }));
    for (const [key, value] of triedIn(Object.keys(query)))
      await ask(`?${key}=${String(value)}`, queryText({ ...query, [key]: String(value) }), sentBody(body));
    for (const [, value] of triedIn(name.includes('{') ? ['path'] : []))
      await ask(
        `path ${String(value)}`,
        queryText(query),
        sentBody(body),
        encodeURIComponent(String(value).toWellFormed().slice(0, 90)) || 'x',
      );
    expect(seen).toEqual([]);
    if (name !== 'POST /account/testFunds' && name !== 'POST /account/refuseBonus')
      expect(await journals()).toBe(before);
  },
);

test('every call with a body or a query has a sample here', () => {
  const lacking = callNames.filter((name) => {
    const { body, query } = declarationOf(name);
    const takesBody = body !== undefined && !body.safeParse({}).success;
    const takesQuery = query !== undefined && !query.safeParse({}).success;
    return (
      (takesBody && bodies[name] === undefined && operatorBodies[name] === undefined) ||
      (takesQuery && queries[name] === undefined)
    );
  });
  expect(lacking).toEqual([]);
});

test('the user is as before', async () => {
  expect((await bench.call('GET /player/getInfo', { token })).data).toMatchObject({ userId, authStatus: 'none' });
});
