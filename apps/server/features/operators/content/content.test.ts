import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContentTexts } from '../../../operators/content-texts.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [admin, second, support]: { headers: Record<string, string> }[] = [];
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Candor</title>');
  bench = await openTestServer({
    webFolder,
    settings: { NETWORK_LINES: 'Home=http://10.0.0.7:8080', PUBLIC_URL: 'https://candor.example' },
  });
  admin = await signInOperator(bench, 'admin', 'ada');
  second = await signInOperator(bench, 'admin', 'eva');
  support = await signInOperator(bench, 'support', 'sam');
});
afterAll(async () => {
  await bench.close();
  await rm(webFolder, { recursive: true });
});

const reason = 'for the test';
/** One administrator proposes, another one approves. */
async function propose(proposal: object) {
  const made = await bench.call('POST /operator/proposals/make', {
    ...admin,
    body: { proposal: { reason, ...proposal } as never },
  });
  if (made.code !== 200) return made;
  expect(await bench.call('POST /operator/proposals/approve', { ...admin, body: { id: made.data.id } })).toMatchObject({
    error: 'proposal-own',
  });
  return bench.call('POST /operator/proposals/approve', { ...second, body: { id: made.data.id } });
}
const setLines = (lines: { customerLink: string | null; lines: { name: string; url: string }[] }) =>
  propose({ kind: 'lines', ...lines });
const save = (body: Record<string, unknown>) =>
  bench.call('POST /operator/content/save', {
    ...admin,
    body: { family: 'article', key: 'fees', language: 'en', title: 'Our fees', ...body },
  });
const article = (id: string, lang = 'en_US') =>
  bench.call('POST /player/helpCenter/detail/{id}', { params: { id }, headers: { lang } });

test.each([
  ['a link that is not https', { family: 'banner', link: 'javascript:alert(1)' }, 'link-not-https', 'link'],
  ['a plain http link', { family: 'banner', link: 'http://a.example' }, 'link-not-https', 'link'],
  ['a key with a path', { key: '../x' }, 'field-invalid', 'key'],
  ['no title', { title: ' ' }, 'field-required', 'title'],
  ['an unknown language', { language: 'tlh' }, 'field-invalid', 'language'],
])('refuses %s', async (_name, body, error, field) => {
  expect(await save(body)).toMatchObject({ status: 400, error, field });
});

test('an own text stands in the place of the original, in its language only, until it is removed', async () => {
  const [before, german] = [await article('fees'), await article('fees', 'de_DE')];
  await save({
    text:
      '## Costs\nA **fast** order costs nothing. See [the rules](https://candor.example/rules). ' +
      '<b>{gift}</b> {nothing}\n[bad](javascript:alert(1))',
  });
  const { content, title } = (await article('fees')).data;
  expect(title).toBe('Our fees');
  expect(content).toBe(
    '<h2>Costs</h2><p>A <strong>fast</strong> order costs nothing. See ' +
      '<a href="https://candor.example/rules" rel="noopener noreferrer nofollow" target="_blank">the rules</a>.' +
      ' &lt;b&gt;10&lt;/b&gt; nothing</p><p>[bad](javascript:alert(1))</p>',
  );
  expect((await article('fees', 'de_DE')).data).toEqual(german.data);
  const shown = (await bench.call('GET /operator/content', { ...admin, query: { family: 'article', language: 'en' } }))
    .data;
  expect(shown.find(({ key }) => key === 'fees')).toMatchObject({ original: false, title: 'Our fees' });
  expect(shown.find(({ key }) => key === 'terms')).toMatchObject({ original: true });
  expect((await openContentTexts(bench.server.services.db)).find('article', 'fees', 'en')).toMatchObject({
    title: 'Our fees',
  });
  const remove = () =>
    bench.call('POST /operator/content/remove', { ...admin, body: { family: 'article', key: 'fees', language: 'en' } });
  expect((await remove()).code).toBe(200);
  expect(await remove()).toMatchObject({ status: 404 });
  expect((await article('fees')).data).toEqual(before.data);
});

test('a text is hidden, and a new one is listed after the others', async () => {
  await save({ key: 'security', hidden: true });
  await save({ key: 'holidays', title: 'Holidays', text: 'We are always here.', position: 5 });
  const list = (await bench.call('POST /player/helpCenter/page', { headers: { lang: 'en_US' } })).data.list.map(
    ({ id }) => id,
  );
  expect(list).not.toContain('security');
  expect(list.at(-1)).toBe('holidays');
  expect((await article('security')).status).toBe(404);
  expect((await article('holidays')).data.content).toBe('<p>We are always here.</p>');
});

test('banners carry an https link, and products an own introduction', async () => {
  await save({
    family: 'banner',
    key: 'summer',
    title: 'Summer',
    summary: 'Longer days',
    link: 'https://candor.example/summer',
    image: 'bolt',
  });
  const banners = (await bench.call('POST /player/rotation/list', { headers: { lang: 'en_US' } })).data;
  expect(banners.at(-1)).toEqual({
    id: 'summer',
    title: 'Summer',
    subtitle: 'Longer days',
    image: 'bolt',
    link: 'https://candor.example/summer',
    writtenIn: null,
  });
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  const { token } = await bench.signUp({ funded: false });
  const product = async () =>
    (
      await bench.call('POST /portal/coin/product/detail/{id}', {
        token,
        params: { id: 'BTCUSDT' },
        headers: { lang: 'en_US' },
      })
    ).data;
  const coins = (await bench.call('GET /operator/content', { ...admin, query: { family: 'coin', language: 'en' } }))
    .data;
  expect(coins.find(({ key }) => key === 'BTCUSDT')).toMatchObject({ original: true, title: 'Bitcoin' });
  await save({ family: 'coin', key: 'BTCUSDT', title: 'Bitcoin', text: 'The oldest coin.' });
  expect((await product()).content).toBe('The oldest coin.');
});

test('a text that leads customers to another host takes two, as long as it leads there', async () => {
  const body = {
    family: 'article',
    key: 'partners',
    language: 'en',
    title: 'Partners',
    text: 'See [them](https://evil.example/x).',
  } as const;
  const needed = { status: 409, error: 'two-operators-needed', field: 'link' };
  const write = (changed: object, by = support) =>
    bench.call('POST /operator/content/save', { ...by, body: { ...body, ...changed } });
  expect(await write({})).toMatchObject(needed);
  expect(await write({}, admin)).toMatchObject(needed);
  expect(await write({ text: '', link: 'https://evil.example' })).toMatchObject(needed);
  expect(await write({ text: 'See [them](http{s}://evil.example/x).' })).toMatchObject(needed);
  expect(await write({ text: 'See [us](https://candor.example/x).' })).toMatchObject({ code: 200 });
  expect((await propose({ kind: 'content', ...body })).data).toMatchObject({ decision: 'approved', checker: 'eva' });
  expect((await article('partners')).data.content).toContain('https://evil.example/x');
  expect(await write({ title: 'Our partners' })).toMatchObject({ code: 200 });
  expect(await write({ text: 'See [more](https://worse.example).' })).toMatchObject(needed);
  await bench.call('POST /operator/content/remove', {
    ...admin,
    body: { family: 'article', key: 'partners', language: 'en' },
  });
});

test('customer link and network lines are https and told to the app', async () => {
  const lines = (body: { customerLink: string | null; lines: { name: string; url: string }[] }) => setLines(body);
  expect(await lines({ customerLink: 'http://chat.example', lines: [] })).toMatchObject({
    status: 400,
    error: 'link-not-https',
    field: 'proposal.customerLink',
  });
  expect(await lines({ customerLink: null, lines: [{ name: 'Asia', url: 'ftp://a.example' }] })).toMatchObject({
    status: 400,
    error: 'link-not-https',
    field: 'proposal.lines.0.url',
  });
  expect(
    (await lines({ customerLink: 'https://chat.example/c', lines: [{ name: 'Asia', url: 'https://asia.example' }] }))
      .code,
  ).toBe(200);
  const { token } = await bench.signUp({ funded: false });
  expect((await bench.call('POST /player/customer/link', { token })).data).toEqual({
    forwardLink: 'https://chat.example/c',
  });
  expect((await bench.call('GET /common/getConfig')).data.lines).toContainEqual({
    name: 'Asia',
    url: 'https://asia.example',
  });
  expect((await openContentTexts(bench.server.services.db)).lines.customerLink).toBe('https://chat.example/c');
});

test('the served page may call the lines as they are now, and nothing else', async () => {
  const save = async (...urls: string[]) =>
    (await setLines({ customerLink: null, lines: urls.map((url) => ({ name: 'Line', url })) })).error ?? 'saved';
  const mayCall = async () =>
    /connect-src ([^;]*);/.exec(
      (await fetch(`${bench.server.url}/`)).headers.get('content-security-policy') ?? '',
    )?.[1];
  const own = "'self' http://10.0.0.7:8080 ws://10.0.0.7:8080";
  expect(await save('https://Asia.example/path', 'https://eu.example:8443')).toBe('saved');
  expect(await mayCall()).toBe(
    `${own} https://asia.example wss://asia.example https://eu.example:8443 wss://eu.example:8443`,
  );
  for (const wide of [
    'https://*',
    'https://*.example',
    'https://a;b.example',
    'https://a,b.example',
    'https://a.example:123456',
    'https:///',
  ])
    expect(await save(wide), wide).toBe('field-invalid');
  const { texts } = bench.server.services.operatorSettings;
  const before = texts.lines;
  texts
    .saveLines({
      customerLink: null,
      lines: ['https://*', 'https://a;b.example', 'https://a.example:99999', 'nowhere', 'javascript:alert(1)'].map(
        (url) => ({ name: 'Forced', url }),
      ),
    })
    .apply();
  expect(await mayCall()).toBe(own);
  texts.saveLines(before).apply();
  expect(await save()).toBe('saved');
  expect(await mayCall()).toBe(own);
});

test('every change stands in the audit', async () => {
  const { list } = (await bench.call('GET /operator/audit', { ...admin, query: { act: 'content-save' } })).data;
  expect(list.map(({ subject }) => subject)).toEqual([
    'article:partners',
    'article:partners',
    'coin:BTCUSDT',
    'banner:summer',
    'article:holidays',
    'article:security',
    'article:fees',
  ]);
  expect((await bench.call('GET /operator/audit/verify', admin)).data).toMatchObject({ broken: null });
});

test('a list comes as a table that no spreadsheet takes for a formula', async () => {
  const person = await bench.signUp({ funded: false });
  await bench.server.services.db.query("update customer set nick_name = '=1+1' where id = $1", [person.userId]);
  const reply = await fetch(`${bench.server.url}/operator/csv/customers`, { headers: admin?.headers ?? {} });
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const text = await reply.text();
  expect(text.split('\r\n')[0]).toBe('id,account,email,phone,nick_name,country,standing,created_at');
  expect(text).toContain(`${person.userId},`);
  expect(text).toContain(",'=1+1,");
  for (const list of ['proposals', 'audit', 'voids', 'halts', 'operators', 'deposits', 'withdrawals']) {
    expect(
      (await fetch(`${bench.server.url}/operator/csv/${list}`, { headers: admin?.headers ?? {} })).status,
      list,
    ).toBe(200);
  }
  expect(
    (await fetch(`${bench.server.url}/operator/csv/customers`, { headers: { 'coin-auth': person.token } })).status,
  ).toBe(401);
});

test('what was written since one has looked is replaced by nobody unseen', async () => {
  const place = { key: 'moved', title: 'First' };
  const first = await save({ ...place, basedOn: null });
  expect(first.code).toBe(200);
  const moved = { status: 409, error: 'text-moved', field: 'basedOn' };
  expect(await save({ ...place, title: 'Second', basedOn: null })).toMatchObject(moved);
  bench.time.advance(1);
  const later = await save({ ...place, title: 'Second', basedOn: first.data.changedAt });
  expect(later.data).toMatchObject({ title: 'Second' });
  expect(await save({ ...place, title: 'Third', basedOn: first.data.changedAt })).toMatchObject(moved);
  // A proposal that was made before it moved is refused when it is approved, and so is one that is made afterwards.
  const proposal = { kind: 'content', family: 'article', key: 'moved', language: 'en', title: 'Partners' };
  const foreign = { ...proposal, link: 'https://moved.example', basedOn: later.data.changedAt, reason: 'a partner' };
  const make = () => bench.call('POST /operator/proposals/make', { ...admin, body: { proposal: foreign as never } });
  const { data: made } = await make();
  bench.time.advance(1);
  await save({ ...place, title: 'Fourth' });
  expect(await bench.call('POST /operator/proposals/approve', { ...second, body: { id: made.id } })).toMatchObject({
    error: 'text-moved',
  });
  expect(await make()).toMatchObject(moved);
  expect((await article('moved')).data.title).toBe('Fourth');
});
