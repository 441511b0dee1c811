import { createECDH, createHmac, randomBytes } from 'node:crypto';
import type { CallSent } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openedBy } from '../../../push/test-device.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { openHook, openMailServer } from '../../../pager/test-channels.ts';

let bench: TestServer;
let [ada, rita]: TestOperator[] = [];
const pushed: Buffer[] = [];
const [hook, chat, mail] = await Promise.all([openHook([500, 302]), openHook(), openMailServer()]);
beforeAll(async () => {
  bench = await openTestServer({
    settings: { ALERTS_INSIDE: `${hook.host},${chat.host}`, SMTP_URL: mail.url, PUBLIC_URL: 'https://candor.example' },
    postPush: (_endpoint, _headers, body) => {
      pushed.push(body);
      return Promise.resolve(201);
    },
  });
  ada = await signInOperator(bench, 'admin', 'ada');
  rita = await signInOperator(bench, 'risk', 'rita');
});
afterAll(async () => {
  await bench.close();
  await Promise.all([hook.close(), chat.close(), mail.close()]);
});

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
type Added = CallSent<'POST /operator/alerts/channels/add'>['body'];
const add = (name: string, end: Added['end']) =>
  bench.call('POST /operator/alerts/channels/add', { ...of(ada), body: { name, end } });
const rule = (channelId: string, changes: object = {}) =>
  bench.call('POST /operator/alerts/rules/add', {
    ...of(ada),
    body: { cause: 'big-win', channelId, afterMinutes: 0, quietFrom: null, quietTo: null, ...changes },
  });
const secret = 'a secret of sixteen';
let events = 0;
/** An alert as the watch raises it, by what causes it: a journal that pays from the reserve of fast orders. */
async function win(): Promise<string> {
  const { db } = bench.server.services;
  const [last] = await db.query<{ id: string }>('select max(id) as id from journal');
  await db.query('update pager_until set journal_id = least(journal_id, $1)', [Number(last?.id ?? 0)]);
  events += 1;
  const id = Number(last?.id ?? 0) + 1_000_000 + events;
  await db.batch([
    {
      sql: "insert into journal values ($1, 'fast-win', $2, $3)",
      params: [id, `order${events}`, bench.time.clock.now()],
    },
    {
      sql: `insert into journal_entry values
        ($1, 0, 'fast-reserve', 0, 'USDT', -2000000000, 0, 0, 0), ($1, 1, 'u', 1, 'USDT', 2000000000, 0, 0, 0)`,
      params: [id],
    },
  ]);
  return `journal:${id}`;
}
const listed = async () =>
  (await bench.call('GET /operator/alerts', { ...of(rita), query: { status: 'all', limit: 100 } })).data.list;
/** Time goes on until it is so: a turn that is under way leaves the next one out. */
const until = async (so: () => unknown, expected: unknown): Promise<void> => {
  const later = async (): Promise<unknown> => {
    await bench.advance(5_000);
    return so();
  };
  await expect.poll(later, { timeout: 30_000 }).toEqual(expected);
};
const alertOf = async (subject: string) => {
  await until(async () => (await listed()).some((alert) => alert.subject === subject), true);
  return (await listed()).find((alert) => alert.subject === subject);
};

test.each<[string, Added['end']]>([
  ['an address of the own network', { kind: 'webhook', address: 'https://10.0.0.1/hook', secret }],
  ['this machine by name in the clear', { kind: 'webhook', address: 'http://localhost/hook', secret }],
  ['the address of cloud machines', { kind: 'webhook', address: 'https://169.254.169.254/latest', secret }],
  ['an address within IPv6', { kind: 'webhook', address: 'https://[::ffff:10.0.0.1]/', secret }],
  ['a public name without TLS', { kind: 'webhook', address: 'http://hooks.example/x', secret }],
  ['a name and password in the address', { kind: 'webhook', address: 'https://a:b@hooks.example/x', secret }],
  [
    'another port of a host that is named',
    { kind: 'telegram', address: 'http://127.0.0.1:9', token: 'bot:12345678', chat: '1' },
  ],
])('%s is refused', async (_name, end) => {
  expect(await add('x', end)).toMatchObject({ status: 400, error: 'field-invalid' });
});

test('a name that leads inside is not connected to', async () => {
  const { id } = (await add('inside', { kind: 'webhook', address: 'https://localhost/hook', secret })).data;
  expect((await rule(id)).code).toBe(200);
  const subject = await win();
  await alertOf(subject);
  await bench.advance(5_000);
  await expect.poll(async () => (await alertOf(subject))?.deliveries[0]?.fault).toMatch(/^(no answer|ENOTFOUND)$/);
  expect((await bench.call('POST /operator/alerts/channels/remove', { ...of(ada), body: { id } })).code).toBe(200);
});

test('each channel is told in its own protocol, of the same alert', async () => {
  const device = createECDH('prime256v1');
  device.generateKeys();
  const keys = { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const browser = await bench.call('POST /operator/alerts/browsers/add', {
    ...of(rita),
    body: { name: 'Rita’s browser', endpoint: 'https://push.example/rita', keys },
  });
  const ids = [
    browser.data.id,
    (await add('Hook', { kind: 'webhook', address: `http://${hook.host}/in?key=1`, secret })).data.id,
    (await add('Chat', { kind: 'telegram', address: `http://${chat.host}`, token: '123:abcdefgh', chat: '-100' })).data
      .id,
    (await add('Post', { kind: 'mail', address: 'desk@candor.example' })).data.id,
  ];
  for (const id of ids) expect(await rule(id)).toMatchObject({ code: 200 });
  expect(await rule(ids[1] ?? '')).toMatchObject({ error: 'state-unchanged' });
  pushed.length = 0;
  const subject = await win();
  const alert = await alertOf(subject);
  await bench.advance(5_000);
  const about = (text: string) => text.includes(alert?.id ?? '-');

  await until(() => mail.received.filter(({ text }) => about(text)).length, 1);
  const mailed = mail.received.find(({ text }) => about(text));
  expect(mailed?.to).toEqual(['desk@candor.example']);
  expect(mailed?.text).toContain('Subject: Candor: A large win was paid');
  await until(() => chat.received.filter(({ body }) => about(body)).length, 1);
  const chatted = chat.received.find(({ body }) => about(body));
  expect(chatted?.path).toBe('/bot123:abcdefgh/sendMessage');
  expect(JSON.parse(chatted?.body ?? '')).toEqual({
    chat_id: '-100',
    text: expect.stringContaining(`paid: 2000 USDT\nby: fast-win`),
    disable_web_page_preview: true,
  });
  const opened = () => pushed.map((body) => openedBy(device.getPrivateKey('base64url'), keys.auth, body));
  await until(() => opened().filter(about).length, 1);
  const shown = JSON.parse(opened().find(about) ?? '{}') as object;
  expect(shown).toMatchObject({ title: 'Candor: A large win was paid', page: `#/alerts/${alert?.id}` });

  // Its answers: 500, then a redirection, which isn't followed, then 200; tried after half a minute, then a whole one.
  const hooked = () => hook.received.filter(({ body }) => about(body));
  await until(() => hooked().length, 3);
  const times = hooked().map(({ headers }) => Number(headers['candor-time']));
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(waits[0]).toBeGreaterThanOrEqual(30_000);
  expect(waits[1]).toBeGreaterThanOrEqual(60_000);
  const last = hooked()[2];
  const time = String(last?.headers['candor-time']);
  const mac = createHmac('sha256', secret).update(`${time}.${last?.body}`).digest('hex');
  expect(last?.headers['candor-signature']).toBe(`sha256=${mac}`);
  expect(JSON.parse(last?.body ?? '')).toEqual({
    id: alert?.id,
    cause: 'big-win',
    subject,
    facts: { order: `order${events}`, paid: '2000 USDT', by: 'fast-win' },
    raisedAt: alert?.raisedAt,
    title: 'Candor: A large win was paid',
    link: `https://candor.example/console/#/alerts/${alert?.id}`,
  });
  await until(
    async () => (await alertOf(subject))?.deliveries.find(({ channel }) => channel === 'Hook'),
    expect.objectContaining({ attempts: 3, fault: null, sentAt: expect.any(Number), endedAt: null }),
  );
});

test('who isn’t told at once is told when nobody has taken note, and not in quiet hours', async () => {
  const { id } = (await add('Later', { kind: 'webhook', address: `http://${hook.host}/later`, secret })).data;
  const quiet = (await add('Quiet', { kind: 'webhook', address: `http://${hook.host}/quiet`, secret })).data.id;
  await rule(id, { afterMinutes: 1 });
  // Platform noon is at 11:00 UTC; these tests begin at 12:00 UTC.
  await rule(quiet, { quietFrom: 12 * 60, quietTo: 14 * 60 });
  const at = (path: string, alert: { id: string } | undefined) =>
    hook.received.filter((one) => one.path === path && one.body.includes(alert?.id ?? '-')).length;
  const [first, second] = [await alertOf(await win()), await alertOf(await win())];
  await bench.call('POST /operator/alerts/acknowledge', { ...of(rita), body: { id: first?.id ?? '' } });
  await until(() => at('/later', second), 1);
  expect(at('/later', first)).toBe(0);
  expect([at('/quiet', first), at('/quiet', second)]).toEqual([0, 0]);
  const held = (await listed())
    .find((alert) => alert.id === second?.id)
    ?.deliveries.find((one) => one.channel === 'Quiet');
  expect(held?.dueAt).toBe(Date.UTC(2026, 10, 20, 13));
});

test('nobody is left out without being told: a channel that goes, and all others, hear that it goes', async () => {
  const { data } = await bench.call('GET /operator/alerts/rules', of(rita));
  expect(data.channels.map(({ name, kind, leadsTo, by }) => [name, kind, leadsTo, by])).toEqual([
    ['Chat', 'telegram', `${chat.host} · -100`, 'ada'],
    ['Hook', 'webhook', `http://${hook.host}/in`, 'ada'],
    ['Later', 'webhook', `http://${hook.host}/later`, 'ada'],
    ['Post', 'mail', 'desk@candor.example', 'ada'],
    ['Quiet', 'webhook', `http://${hook.host}/quiet`, 'ada'],
    ['Rita’s browser', 'push', 'push.example', 'rita'],
  ]);
  const [sealed] = await bench.server.services.db.query<{ sealed: string }>(
    "select sealed from pager_channel where name = 'Chat'",
  );
  expect(Buffer.from(sealed?.sealed ?? '', 'base64').toString('latin1')).not.toContain('abcdefgh');
  const id = data.channels.find(({ name }) => name === 'Chat')?.id ?? '';
  const remove = () => bench.call('POST /operator/alerts/channels/remove', { ...of(ada), body: { id } });
  expect(await remove()).toMatchObject({ code: 200 });
  expect(await remove()).toMatchObject({ status: 404 });
  // Whoever takes note at once silences nothing.
  const change = (await listed()).find(({ facts }) => facts['change'] === 'channel Chat removed');
  await bench.call('POST /operator/alerts/acknowledge', { ...of(ada), body: { id: change?.id ?? '' } });
  const told = (of: typeof chat) => of.received.filter(({ body }) => body.includes('channel Chat removed')).length;
  await until(() => [told(chat), told(hook)], [1, 3]);
  const before = chat.received.length;
  const subject = await win();
  await alertOf(subject);
  await until(() => hook.received.filter(({ body }) => body.includes(subject)).length, 1);
  expect(chat.received.length).toBe(before);
});
