import type { CallSent } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html, pngOf } from '../../../files/test-images.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

type Sent = CallSent<'POST /operator/content/draft/save'>['body'];
type Headers = { headers: Record<string, string> };

let bench: TestServer;
let [admin, second, support, finance]: Headers[] = [];
beforeAll(async () => {
  bench = await openTestServer({ settings: { PUBLIC_URL: 'https://candor.example' } });
  admin = await signInOperator(bench, 'admin', 'ada');
  second = await signInOperator(bench, 'admin', 'eva');
  support = await signInOperator(bench, 'support', 'sam');
  finance = await signInOperator(bench, 'finance', 'fin');
});
afterAll(() => bench.close());

const minute = 60_000;
const now = (): number => bench.time.clock.now();
const textOf = (language: 'vi' | 'en' | 'de', title: string) => ({
  language,
  title,
  summary: `${title}.`,
  text: 'Body',
});
const always = { from: null, until: null, countries: [], levels: [], languages: [] };
const draftOf = (changed: Partial<Sent>): Sent => ({
  family: 'notice',
  key: 'holiday',
  texts: [textOf('vi', 'Nghỉ lễ'), textOf('en', 'Holiday')],
  showing: always,
  basedOn: null,
  ...changed,
});
const saveDraft = (changed: Partial<Sent>, by = support) =>
  bench.call('POST /operator/content/draft/save', { ...by, body: draftOf(changed) });
const publish = (key: string, basedOn: number, family: Sent['family'] = 'notice', by = support) =>
  bench.call('POST /operator/content/publish', { ...by, body: { family, key, basedOn } });
/** Written and published in one go. */
async function published(changed: Partial<Sent>): Promise<void> {
  const { data, code } = await saveDraft(changed);
  expect(code).toBe(200);
  expect((await publish(draftOf(changed).key, data.changedAt, draftOf(changed).family)).code).toBe(200);
}
const discard = (key: string, family: Sent['family'] = 'notice') =>
  bench.call('POST /operator/content/draft/discard', { ...support, body: { family, key } });
const articles = async (lang: string, token?: string) =>
  (
    await bench.call('POST /player/helpCenter/page', {
      body: { limit: 100 },
      headers: { lang },
      ...(token === undefined ? {} : { token }),
    })
  ).data.list;
const article = async (key: string, lang: string, token?: string) =>
  (await articles(lang, token)).find(({ id }) => id === key);

test.each<[string, Partial<Sent>, number, string, string]>([
  ['an end before the beginning', { showing: { ...always, from: 5, until: 5 } }, 400, 'text-past', 'showing.until'],
  [
    'words without a title',
    { texts: [{ language: 'en', title: ' ', text: 'x' }] },
    400,
    'field-required',
    'texts.0.title',
  ],
  ['a language twice', { texts: [textOf('en', 'a'), textOf('en', 'b')] }, 400, 'field-invalid', 'texts'],
  [
    'a country that is none',
    { showing: { ...always, countries: ['ZZ'] } },
    400,
    'country-unknown',
    'showing.countries',
  ],
  ['a picture that is not there', { image: `picture-${'x'.repeat(22)}` }, 400, 'file-unknown', 'image'],
  ['a link that is not https', { link: 'http://candor.example' }, 400, 'link-not-https', 'link'],
  ['a draft that nobody has seen', { basedOn: 1 }, 409, 'text-moved', 'basedOn'],
])('refuses %s', async (_name, changed, status, error, field) => {
  expect(await saveDraft({ key: 'refused', ...changed })).toMatchObject({ status, error, field });
  expect(await discard('refused')).toMatchObject({ status: 404, field: 'key' });
});

test('who moves money writes nothing', async () => {
  expect(await saveDraft({}, finance)).toMatchObject({ status: 403 });
  expect(await publish('holiday', 1, 'notice', finance)).toMatchObject({ status: 403 });
});

test('a draft is seen by whom it is shown to as a preview, in any language, and by no customer', async () => {
  // What lies beside it: a key opens its own draft and no other one.
  await saveDraft({ family: 'article', key: 'another', texts: [textOf('en', 'Another')] });
  const { data } = await saveDraft({ family: 'article', key: 'plans' });
  expect(data).toMatchObject({ takesTwo: false, changedBy: expect.any(String) as string });
  expect(await article('plans', 'en')).toBeUndefined();
  const key = data.previewAddress.replace('https://candor.example/#/pages/preview/preview?key=', '');
  expect(key).toMatch(/^[\w-]{22}$/);
  const preview = (language: 'de' | 'vi') =>
    bench.call('POST /common/content/preview/{key}', { params: { key }, body: { language } });
  const shown = { id: 'plans', family: 'article', content: '<p>Body</p>', image: null, link: null };
  expect((await preview('vi')).data).toEqual({
    ...shown,
    title: 'Nghỉ lễ',
    summary: 'Nghỉ lễ.',
    writtenIn: null,
    languages: ['vi', 'en'],
  });
  expect((await preview('de')).data).toMatchObject({ title: 'Holiday', writtenIn: 'en' });
  expect((await discard('plans', 'article')).code).toBe(200);
  expect(await preview('de')).toMatchObject({ status: 404, field: 'key' });
  expect((await discard('another', 'article')).code).toBe(200);
});

test('of two who write at once the later one has to look again; nobody publishes what they have not read', async () => {
  const { data: first } = await saveDraft({ key: 'race' });
  const { data: newer } = await saveDraft({ key: 'race', basedOn: first.changedAt, position: 3 }, admin);
  expect(await saveDraft({ key: 'race', basedOn: first.changedAt })).toMatchObject({
    status: 409,
    error: 'text-moved',
  });
  expect(await publish('race', first.changedAt)).toMatchObject({ status: 409, error: 'text-moved', field: 'basedOn' });
  expect(newer.previewAddress).toBe(first.previewAddress);
  await discard('race');
  expect(await publish('race', newer.changedAt)).toMatchObject({ status: 404 });
});

test('it is shown from its first moment until before its last, in a written language, and says which', async () => {
  const { token } = await bench.signUp({ funded: false });
  const [from, until] = [now() + 2 * minute, now() + 5 * minute];
  await published({ showing: { ...always, from, until } });
  const seen = async (lang: string) =>
    (await bench.call('POST /player/notice/page', { token, body: { type: 'notice' }, headers: { lang } })).data;
  const rowIn = async (lang: string) => (await seen(lang)).list.find(({ id }) => id === 'holiday');
  const before = (await seen('de')).unread.notice;
  bench.time.advance(from - now() - 1);
  expect(await rowIn('vi')).toBeUndefined();
  bench.time.advance(1);
  const row = { id: 'holiday', type: 'notice', time: from, unread: true, kind: null, reference: null };
  expect(await rowIn('vi')).toEqual({ ...row, title: 'Nghỉ lễ', summary: 'Nghỉ lễ.', writtenIn: null });
  expect(await rowIn('de')).toEqual({ ...row, title: 'Holiday', summary: 'Holiday.', writtenIn: 'en' });
  expect((await seen('de')).unread.notice).toBe(before + 1);
  const detail = () => bench.call('POST /player/notice/detail/{id}', { token, params: { id: 'holiday' } });
  expect((await detail()).data).toMatchObject({ content: '<p>Body</p>', image: null });
  bench.time.advance(until - now() - 1);
  expect(await rowIn('de')).toBeDefined();
  bench.time.advance(1);
  expect(await rowIn('de')).toBeUndefined();
  expect(await detail()).toMatchObject({ status: 404 });
  const listed = await bench.call('GET /operator/content', { ...support, query: { family: 'notice', language: 'de' } });
  expect(listed.data.find(({ key }) => key === 'holiday')).toMatchObject({
    language: 'en',
    showing: { ...always, from, until },
    isPublished: true,
    isDraft: false,
  });
});

test('after its time the original is back, and it can be published for no time that has passed', async () => {
  const before = await article('fees', 'en');
  const until = now() + minute;
  const { data } = await saveDraft({ family: 'article', key: 'fees', showing: { ...always, until } });
  bench.time.advance(minute);
  const late = await publish('fees', data.changedAt, 'article');
  expect(late).toMatchObject({ status: 400, error: 'text-past', field: 'showing.until' });
  await published({
    family: 'article',
    key: 'fees',
    showing: { ...always, until: now() + minute },
    basedOn: data.changedAt,
  });
  expect(await article('fees', 'en')).toMatchObject({ title: 'Holiday' });
  // In a language that the product has a text for, that one stands: nothing falls back.
  expect(await article('fees', 'de')).toMatchObject({ writtenIn: null });
  bench.time.advance(minute);
  expect(await article('fees', 'en')).toEqual(before);
});

test('country, level and language decide who sees it, and a visitor has neither country nor level', async () => {
  const german = await bench.signUp({ funded: false });
  const other = await bench.signUp({ funded: false });
  await bench.server.services.db.query('update customer set country = $2 where id = $1', [german.userId, 'DE']);
  await bench.server.services.db.query('update customer set country = $2 where id = $1', [other.userId, 'FR']);
  const whose = async (showing: Sent['showing'], lang = 'en') => {
    const { data } = await bench.call('GET /operator/content/text', {
      ...support,
      query: { family: 'article', key: 'some' },
    });
    await published({ family: 'article', key: 'some', showing, basedOn: data.draft?.changedAt ?? null });
    const sees = async (token?: string) => (await article('some', lang, token)) !== undefined;
    return [await sees(german.token), await sees(other.token), await sees()];
  };
  expect(await whose(always)).toEqual([true, true, true]);
  expect(await whose({ ...always, countries: ['DE'] })).toEqual([true, false, false]);
  expect(await whose({ ...always, levels: ['none'] })).toEqual([true, true, false]);
  expect(await whose({ ...always, levels: ['primary', 'advanced'] })).toEqual([false, false, false]);
  expect(await whose({ ...always, languages: ['vi'] })).toEqual([false, false, false]);
  expect(await whose({ ...always, languages: ['vi'] }, 'vi')).toEqual([true, true, true]);
});

test('only what is certified counts as checked', async () => {
  const { userId, token } = await bench.signUp({ funded: false });
  await published({ family: 'article', key: 'basic', showing: { ...always, levels: ['primary'] } });
  await published({ family: 'article', key: 'deep', showing: { ...always, levels: ['advanced'] } });
  const sees = async () => [
    (await article('basic', 'en', token)) !== undefined,
    (await article('deep', 'en', token)) !== undefined,
  ];
  const level = (name: string, status: string) =>
    bench.server.services.db.query(
      `insert into verification (user_id, level, status, sealed, document_key, submitted_at, decided_at)
        values ($1, $2, $3, '', $4, 0, $5)
        on conflict (user_id, level) do update set status = excluded.status, decided_at = excluded.decided_at`,
      [userId, name, status, name === 'primary' ? userId : null, status === 'certified' ? 1 : null],
    );
  await level('primary', 'certifying');
  expect(await sees()).toEqual([false, false]);
  await level('primary', 'certified');
  expect(await sees()).toEqual([true, false]);
  await level('advanced', 'certifying');
  expect(await sees()).toEqual([true, false]);
  await level('advanced', 'certified');
  expect(await sees()).toEqual([false, true]);
});

test('whom a text is not for does not open it by its name either', async () => {
  const showing = { ...always, countries: ['DE'] };
  for (const family of ['article', 'banner', 'notice'] as const) await published({ family, key: 'aside', showing });
  const { userId, token } = await bench.signUp({ funded: false });
  const opened = async () => {
    const asked = { token, params: { id: 'aside' } };
    const replies = [
      await bench.call('POST /player/helpCenter/detail/{id}', asked),
      await bench.call('POST /player/rotation/detail/{id}', asked),
      await bench.call('POST /player/notice/detail/{id}', asked),
    ];
    return replies.map(({ code }) => code);
  };
  expect(await opened()).toEqual([404, 404, 404]);
  await bench.server.services.db.query("update customer set country = 'DE' where id = $1", [userId]);
  expect(await opened()).toEqual([200, 200, 200]);
});

test('for whom a text was is forgotten with its last language, so that another of its name is for all', async () => {
  const at = { family: 'article', key: 'again', language: 'en' } as const;
  const { family, key } = at;
  await published({ family, key, texts: [textOf('en', 'Old')], showing: { ...always, countries: ['DE'] } });
  expect(await article('again', 'en')).toBeUndefined();
  expect((await bench.call('POST /operator/content/remove', { ...support, body: at })).code).toBe(200);
  const save = { ...at, title: 'New', summary: '', text: '' };
  expect((await bench.call('POST /operator/content/save', { ...support, body: save })).code).toBe(200);
  expect(await article('again', 'en')).toMatchObject({ title: 'New' });
});

test('what is published replaces all that was, is kept as it was, and stands in the audit', async () => {
  await published({ family: 'banner', key: 'sale', texts: [textOf('vi', 'Cũ'), textOf('de', 'Alt')] });
  await published({ family: 'banner', key: 'sale', texts: [textOf('en', 'New')], image: 'bolt', position: 900 });
  const [, ...rest] = (await bench.call('POST /player/rotation/list', { headers: { lang: 'de' } })).data.toReversed();
  const banners = (await bench.call('POST /player/rotation/list', { headers: { lang: 'de' } })).data;
  expect(banners.at(-1)).toEqual({
    id: 'sale',
    title: 'New',
    subtitle: 'New.',
    image: 'bolt',
    link: null,
    writtenIn: 'en',
  });
  expect(rest.map(({ id }) => id)).not.toContain('sale');
  const kept = await bench.server.services.db.query<{ body: object }>(
    "select body from content_publication where key = 'sale' order by id",
  );
  expect(kept.map(({ body }) => (body as Sent).texts)).toEqual([
    [textOf('vi', 'Cũ'), textOf('de', 'Alt')],
    [textOf('en', 'New')],
  ]);
  const { list } = (await bench.call('GET /operator/audit', { ...admin, query: { act: 'content-publish' } })).data;
  expect(list[0]).toMatchObject({ operator: 'sam', subject: 'banner:sale' });
  expect(list[0]?.details).toMatchObject({ ...always, hidden: false, written: ['en'] });
  expect((await bench.call('GET /operator/audit/verify', admin)).data).toMatchObject({ broken: null });
  await expect(bench.server.services.db.query("delete from content_publication where key = 'sale'")).rejects.toThrow();
});

const link = 'https://elsewhere.example/x';
/** One proposes the holiday as a banner with a link elsewhere, as the console does of a draft. @returns its id */
async function proposeBanner(key: string, until: number, basedOn?: number | null): Promise<string> {
  const [first, ...others] = draftOf({}).texts;
  const text = { family: 'banner', key, ...first, others, link, showing: { ...always, until }, basedOn };
  const body = { proposal: { kind: 'content', ...text, reason: 'a partner' } as never };
  return (await bench.call('POST /operator/proposals/make', { ...admin, body })).data.id;
}
const approve = async (id: string) =>
  (await bench.call('POST /operator/proposals/approve', { ...second, body: { id } })).code;
const bannerOf = async (key: string, lang: string) =>
  (await bench.call('POST /player/rotation/list', { headers: { lang } })).data.find(({ id }) => id === key);

test('a draft that leads to another host is proposed whole, and published by two', async () => {
  await published({ family: 'banner', key: 'partner', texts: [textOf('de', 'Alt')] });
  const until = now() + minute;
  const { data } = await saveDraft({ family: 'banner', key: 'partner', link, showing: { ...always, until } });
  expect(data.takesTwo).toBe(true);
  const alone = await publish('partner', data.changedAt, 'banner');
  expect(alone).toMatchObject({ status: 409, error: 'two-operators-needed', field: 'link' });
  expect(await approve(await proposeBanner('partner', until))).toBe(200);
  expect(await bannerOf('partner', 'en')).toMatchObject({ title: 'Holiday', link });
  expect(await bannerOf('partner', 'vi')).toMatchObject({ title: 'Nghỉ lễ', link });
  // Of what was published before nothing is left beside it, and this too is kept as it was then.
  expect(await bannerOf('partner', 'de')).toMatchObject({ title: 'Holiday', writtenIn: 'en' });
  const kept = await bench.server.services.db.query<{ body: Sent }>(
    "select body from content_publication where key = 'partner' order by id",
  );
  expect(kept.at(-1)?.body).toMatchObject({ texts: draftOf({}).texts, link, showing: { ...always, until } });
  expect(await discard('partner', 'banner')).toMatchObject({ status: 404 });
  bench.time.advance(minute);
  expect(await bannerOf('partner', 'en')).toBeUndefined();
});

test('a draft that two decide replaces no text that was published since it was proposed', async () => {
  await published({ family: 'banner', key: 'late', texts: [textOf('de', 'Alt')] });
  const at = { family: 'banner', key: 'late' } as const;
  const { data } = await bench.call('GET /operator/content/text', { ...support, query: at });
  const id = await proposeBanner('late', now() + minute, data.publishedAt);
  bench.time.advance(1);
  await published({ ...at, texts: [textOf('de', 'Neu')] });
  expect(await approve(id)).toBe(409);
  expect(await bannerOf('late', 'de')).toMatchObject({ title: 'Neu' });
});

test('what was written into a draft after it was proposed stays a draft', async () => {
  const until = now() + minute;
  const sent = { family: 'banner', key: 'guest', link, showing: { ...always, until } } as const;
  const { data } = await saveDraft(sent);
  const id = await proposeBanner('guest', until);
  const newer = { ...sent, texts: [textOf('en', 'Newer')] };
  expect((await saveDraft({ ...newer, basedOn: data.changedAt })).code).toBe(200);
  expect(await approve(id)).toBe(200);
  expect(await bannerOf('guest', 'en')).toMatchObject({ title: 'Holiday' });
  const query = { family: 'banner', key: 'guest' } as const;
  const { draft } = (await bench.call('GET /operator/content/text', { ...support, query })).data;
  expect(draft?.texts).toEqual(newer.texts);
});

async function upload(bytes: Uint8Array, by = support) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'a.png'));
  const reply = await fetch(`${bench.server.url}/operator/content/picture`, {
    method: 'POST',
    body: form,
    headers: by?.headers ?? {},
  });
  return {
    status: reply.status,
    ...((await reply.json()) as { data: { id: string; error?: string; field?: string } }),
  };
}

test('a picture is checked, and everybody sees it; another file, a page or one too large is none', async () => {
  expect(await upload(html)).toMatchObject({ status: 415, data: { error: 'file-type', field: 'file' } });
  const large = Buffer.concat([await pngOf(30, 20), Buffer.alloc(8 * 1024 * 1024)]);
  expect(await upload(large)).toMatchObject({ status: 413, data: { error: 'file-too-large', field: 'file' } });
  expect((await upload(await pngOf(30, 20), finance)).status).toBe(403);
  const { data } = await upload(await pngOf(30, 20));
  expect(data).toMatchObject({ width: 30, height: 20 });
  const { list } = (await bench.call('GET /operator/audit', { ...admin, query: { act: 'content-picture' } })).data;
  expect(list).toMatchObject([{ operator: 'sam', subject: data.id, details: { width: 30, height: 20 } }]);
  const owners = await bench.server.services.db.query(
    'select p.id, o.name from content_picture p join operator o on o.id = p.created_by',
  );
  expect(owners).toEqual([{ id: data.id, name: 'sam' }]);
  const shown = await fetch(`${bench.server.url}/common/content/picture/${data.id}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await fetch(`${bench.server.url}/common/content/picture/picture-${'x'.repeat(22)}`)).status).toBe(404);
  await published({ family: 'article', key: 'pictured', image: data.id });
  expect(await article('pictured', 'vi')).toMatchObject({ image: data.id });
});
