import { price } from '@candor/core/money/amount.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageKinds } from '../../engine/rows/messages.ts';
import { pngOf } from '../../files/test-images.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { noticeWords } from '../../words/notices/index.ts';

let bench: TestServer;
let token: string;
let userId: string;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ token, userId } = await bench.signUp({ funded: false }));
});

const page = async (type: 'message' | 'notice', headers = {}) =>
  (await bench.call('POST /player/notice/page', { token, body: { type }, headers })).data;
let references = 0;
/** A deposit of 1,234.5 USDT that is credited. */
async function deposit(): Promise<string> {
  const kept = await bench.server.services.files.keep(userId, await pngOf(30, 30));
  const { data } = await bench.call('POST /transaction/recharge', {
    token,
    body: { currencyCode: 'USDT', amount: '1234.5', screenshot: kept.ok ? kept.value.id : '' },
  });
  await bench.server.services.engine.decide(
    {
      kind: 'credit-deposit',
      orderNo: data.orderNo,
      proof: { txid: (references += 1).toString(16).padStart(64, 'd'), logIndex: 0 },
      received: null,
      vndRate: price(2_630_000_000_000n),
      bonus: true,
      approval: 'p1',
    },
    [],
  );
  return data.orderNo;
}

test('a stranger reads nothing, and an unknown type is refused by its name', async () => {
  for (const name of [
    'POST /player/notice/page',
    'POST /player/notice/detail/{id}',
    'POST /player/notice/readAll',
  ] as const)
    expect(await bench.call(name), name).toMatchObject({ status: 401 });
  expect(await bench.call('POST /player/notice/page', { token, body: { type: 'other' as 'notice' } })).toMatchObject({
    status: 400,
    field: 'type',
  });
});

test('what happened is told once, in the language of the reader, and live', async () => {
  const socket = io(bench.server.url, { path: '/stream', transports: ['websocket'], auth: { token }, forceNew: true });
  const announced: { kind: string }[] = [];
  socket.on('notice', (message: { kind: string }) => announced.push(message));
  await new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
  });
  const orderNo = await deposit();
  const { list, unread } = await page('message', { lang: 'de' });
  expect(
    list
      .map(({ kind, reference, title, unread: fresh }) => [kind, reference, title, fresh])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  ).toEqual([
    ['deposit-bonus', orderNo, 'Bonus auf die erste Einzahlung', true],
    ['deposit-success', orderNo, 'Einzahlung eingegangen', true],
  ]);
  expect(list.find(({ kind }) => kind === 'deposit-success')?.summary).toBe('1.234,5 USDT sind auf Ihrem Konto.');
  expect((await page('message', { lang: 'vi' })).list.find(({ kind }) => kind === 'deposit-success')?.title).toBe(
    'Nạp tiền thành công',
  );
  expect(unread.message).toBe(2);
  await expect.poll(() => announced.map(({ kind }) => kind).sort()).toEqual(['deposit-bonus', 'deposit-success']);
  socket.close();
});

test('a decision on the own verification is told with its reason', async () => {
  await bench.call('POST /playerInfo/junior', {
    token,
    body: { cardType: 'idCard', name: 'An', cardNo: `0790${bench.time.clock.now()}`.slice(0, 12) },
  });
  await bench.server.services.identity.reject({ userId, level: 'primary', operatorId: 'op', reason: 'Blurred' });
  expect((await page('message', { lang: 'en' })).list).toMatchObject([
    {
      kind: 'primary-failed',
      title: 'Primary verification failed',
      summary: 'You can correct it and submit it again. Reason: Blurred',
    },
  ]);
});

test('opening one marks it read, and all at once too', async () => {
  await deposit();
  const [first] = (await page('message')).list;
  const detail = (await bench.call('POST /player/notice/detail/{id}', { token, params: { id: first?.id ?? '' } })).data;
  expect([detail.unread, detail.content]).toEqual([false, `<p>${first?.summary}</p>`]);
  expect((await page('message')).unread.message).toBe(1);
  await bench.call('POST /player/notice/readAll', { token, body: { type: 'message' } });
  expect((await page('message')).unread.message).toBe(0);
});

test("somebody else's message looks like one that isn't there", async () => {
  await deposit();
  const [mine] = (await page('message')).list;
  const other = (await bench.signUp({ funded: false })).token;
  for (const id of [mine?.id ?? '', 'missing'])
    expect((await bench.call('POST /player/notice/detail/{id}', { token: other, params: { id } })).status).toBe(404);
  expect((await page('message')).unread.message).toBe(2);
});

test('announcements are for everybody, read one by one, and an operator can replace them', async () => {
  const { list, unread } = await page('notice', { lang: 'en' });
  expect(list.map(({ id, title }) => [id, title])).toEqual([
    ['welcome', 'Welcome to Candor'],
    ['simulated-market', 'Simulated market'],
  ]);
  expect(unread.notice).toBe(2);
  const welcome = (
    await bench.call('POST /player/notice/detail/{id}', { token, params: { id: 'welcome' }, headers: { lang: 'en' } })
  ).data;
  expect(welcome.content).toContain('<li>');
  expect((await page('notice')).unread.notice).toBe(1);
  const { texts } = bench.server.services.operatorSettings;
  const saved = texts.save({
    family: 'notice',
    key: 'fees',
    language: 'en',
    title: 'New fees',
    summary: 'From Monday',
    text: '**Less** <script>',
    image: null,
    link: null,
    hidden: false,
    position: 0,
    changedAt: bench.time.clock.now(),
    changedBy: 'x',
  });
  saved.apply();
  expect((await page('notice', { lang: 'en' })).list[0]).toMatchObject({ id: 'fees', title: 'New fees', unread: true });
  expect(
    (await bench.call('POST /player/notice/detail/{id}', { token, params: { id: 'fees' }, headers: { lang: 'en' } }))
      .data.content,
  ).toBe('<p><strong>Less</strong> &lt;script&gt;</p>');
  texts.remove('notice', 'fees', 'en').apply();
});

const paramsOf = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([whole]) => whole)
    .sort()
    .join();

test.each(languages)('every kind has its words in %s, with the same parameters', (language) => {
  for (const kind of messageKinds) {
    expect(paramsOf(noticeWords[language].messages[kind].text), kind).toEqual(
      paramsOf(noticeWords.en.messages[kind].text),
    );
  }
});
