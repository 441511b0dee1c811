import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let support: { headers: Record<string, string> };
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  support = await signInOperator(bench, 'support', 'anna');
  customer = await bench.signUp({ funded: false });
});
afterAll(() => bench.close());

const send = (token: string, text: string, files: string[] = []) =>
  bench.call('POST /service/send', { token, body: { text, files } });
const open = async () => (await bench.call('GET /operator/conversations', support)).data.list;

test('refuses nothing said, pictures of others and too much at once', async () => {
  const talker = await bench.signUp({ funded: false });
  expect(await send(talker.token, ' ')).toMatchObject({ status: 400, error: 'field-required', field: 'text' });
  expect(await send(talker.token, 'look', ['a'.repeat(22)])).toMatchObject({
    status: 400,
    error: 'file-unknown',
    field: 'files',
  });
  expect(await send(talker.token, 'x'.repeat(4001))).toMatchObject({ status: 400, field: 'text' });
  expect(await open()).toEqual([]);
  const many = await Promise.all(Array.from({ length: 25 }, (_, n) => send(talker.token, `message ${n}`)));
  expect(many.filter((reply) => reply.code === 429).length).toBeGreaterThan(0);
  expect(await open()).toHaveLength(1);
});

test('a customer writes, an operator answers, and the answer comes by the stream', async () => {
  expect((await bench.call('GET /service/messages', { token: customer.token })).data).toMatchObject({
    list: [],
    total: 0,
  });
  const sent = await send(customer.token, 'Where is my deposit?');
  expect(sent.data).toMatchObject({ from: 'customer', text: 'Where is my deposit?', files: [] });
  const row = (await open()).find(({ userId }) => userId === customer.userId);
  expect(row).toMatchObject({
    waiting: true,
    status: 'open',
    lastText: 'Where is my deposit?',
    person: { userId: customer.userId },
  });
  const id = row?.id ?? '';
  const socket = io(bench.server.url, { path: '/stream', auth: { token: customer.token }, transports: ['websocket'] });
  await new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
  });
  const heard = new Promise<unknown>((resolve) => {
    socket.once('support', resolve);
  });
  const answer = await bench.call('POST /operator/conversations/answer', {
    ...support,
    body: { id, text: 'It is being checked.' },
  });
  expect(answer.data).toMatchObject({ from: 'operator', operator: 'anna' });
  expect(await heard).toMatchObject({ from: 'operator', text: 'It is being checked.' });
  socket.close();
  const own = (await bench.call('GET /service/messages', { token: customer.token })).data;
  expect(own.list.map(({ text }) => text)).toEqual(['It is being checked.', 'Where is my deposit?']);
  expect(JSON.stringify(own)).not.toContain('anna');
  expect((await open()).find((one) => one.id === id)).toMatchObject({ waiting: false });
  const theirs = (await bench.call('GET /operator/conversations/{id}', { ...support, params: { id } })).data;
  expect(theirs.messages.list[0]).toMatchObject({ operator: 'anna' });
});

test('a closed conversation opens again with the next message', async () => {
  const id = (await open()).find(({ userId }) => userId === customer.userId)?.id ?? '';
  const close = () => bench.call('POST /operator/conversations/close', { ...support, body: { id } });
  expect((await close()).data).toMatchObject({ status: 'closed' });
  expect(await close()).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect((await open()).some((one) => one.id === id)).toBe(false);
  await send(customer.token, 'One more thing');
  expect((await open()).find((one) => one.id === id)).toMatchObject({ waiting: true });
  expect(
    await bench.call('POST /operator/conversations/answer', { ...support, body: { id: 'nothing', text: 'x' } }),
  ).toMatchObject({ status: 404 });
});

test('without a link there is the built-in conversation', async () => {
  expect((await bench.call('POST /player/customer/link', { token: customer.token })).data).toEqual({
    forwardLink: null,
  });
});

const write = (body: { key: string; language: string; text?: string; hidden?: boolean; position?: number }) =>
  bench.call('POST /operator/content/save', {
    ...support,
    body: {
      family: 'answer',
      title: `${body.key} in ${body.language}`,
      text: `${body.key}: ${body.language}`,
      ...body,
    } as never,
  });
const answers = async (id: string) =>
  bench.call('GET /operator/conversations/{id}/answers', { ...support, params: { id } });

test('an answer that says nothing or more than a message can hold is not kept', async () => {
  expect(await write({ key: 'fees', language: 'en', text: ' ' })).toMatchObject({
    status: 400,
    error: 'field-required',
    field: 'text',
  });
  expect(await write({ key: 'fees', language: 'en', text: 'x'.repeat(4001) })).toMatchObject({
    status: 400,
    field: 'text',
  });
  expect(await answers('nothing')).toMatchObject({ status: 404, field: 'id' });
  const id = (await open()).find(({ userId }) => userId === customer.userId)?.id ?? '';
  expect((await answers(id)).data).toEqual({ language: 'en', answers: [] });
});

test('an answer is offered in the customer’s language, else in the next that has it, hidden ones never', async () => {
  const id = (await open()).find(({ userId }) => userId === customer.userId)?.id ?? '';
  await bench.server.services.db.query("update customer set language = 'pl' where id = $1", [customer.userId]);
  const written = [
    { key: 'fees', language: 'pl', position: 2 },
    { key: 'fees', language: 'en', position: 2 },
    { key: 'deposit', language: 'vi', position: 1 },
    { key: 'deposit', language: 'en', position: 1 },
    { key: 'card', language: 'sv', position: 3 },
    { key: 'old', language: 'pl', hidden: true },
  ];
  for (const one of written) expect((await write(one)).code).toBe(200);
  const offered = (key: string, language: string) => ({
    key,
    language,
    title: `${key} in ${language}`,
    text: `${key}: ${language}`,
  });
  expect((await answers(id)).data).toEqual({
    language: 'pl',
    answers: [offered('deposit', 'en'), offered('fees', 'pl'), offered('card', 'sv')],
  });
  // Nothing of it is a text of the app.
  const seen = await Promise.all([
    bench.call('POST /player/helpCenter/page', { token: customer.token, headers: { lang: 'pl_PL' } }),
    bench.call('POST /player/notice/page', { token: customer.token, headers: { lang: 'pl_PL' } }),
    bench.call('POST /player/rotation/list', { token: customer.token, headers: { lang: 'pl_PL' } }),
  ]);
  expect(seen.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(JSON.stringify(seen)).not.toContain('fees: pl');
});
