import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '../../running/log.ts';
import { noSpans, type Spans, type SpanStart } from '../../tracing/spans.ts';
import { markCalls, markHeaders, requestIdOf } from './mark-calls.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});
const begun: (SpanStart & { result?: unknown })[] = [];
const spansThat = (isTraced: boolean): Spans => ({
  ...noSpans,
  isTraced: () => isTraced,
  begin(start) {
    const span: SpanStart & { result?: unknown } = { ...start };
    begun.push(span);
    return { parent: 'own-span', end: (result) => (span.result = result) };
  },
});
const lines: Record<string, unknown>[] = [];

/** A door whose one call logs a line and says how it would hand the call on. */
function doorOf(parts: { spans?: Spans; handedOn?: boolean } = {}) {
  const { spans = noSpans, handedOn = false } = parts;
  const app = fastify({ genReqId: requestIdOf(handedOn) });
  const log = openLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  markCalls(app, { spans, handedOn });
  app.post('/x', async (request, reply) => {
    await Promise.resolve();
    log.info('within');
    return reply.code(request.headers['x-fail'] === undefined ? 200 : 503).send({ id: request.id, on: markHeaders() });
  });
  open.push(app);
  begun.length = 0;
  lines.length = 0;
  return async (headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'POST', url: '/x', headers })).json<{ id: string; on: Record<string, string> }>();
}

test('what is logged within a call names it, and what is handed on does', async () => {
  const call = doorOf();
  const [one, two] = await Promise.all([call(), call()]);
  expect(new Set([one.id, two.id]).size).toBe(2);
  expect(one.id).toMatch(/^[\w-]{16}$/);
  expect(one.on).toEqual({ 'x-request-id': one.id });
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set([one.id, two.id]));
  expect(markHeaders()).toEqual({});
});

test('an id is believed from processes of the installation alone, and only in its form', async () => {
  const id = 'abcdefghijklmnop';
  expect((await doorOf()({ 'x-request-id': id, traceparent: 'them' })).id).not.toBe(id);
  const inner = doorOf({ handedOn: true });
  expect((await inner({ 'x-request-id': id })).id).toBe(id);
  expect((await inner({ 'x-request-id': 'short\nline' })).id).not.toContain('short');
});

test('a traced call is a span with its outcome, one that is not is none', async () => {
  const answer = await doorOf({ spans: spansThat(true) })({ traceparent: 'from outside' });
  expect(answer.on).toEqual({ 'x-request-id': answer.id, traceparent: 'own-span' });
  expect(begun).toEqual([
    {
      name: 'POST /x',
      kind: 'server',
      parent: undefined,
      attributes: { 'http.request.method': 'POST', 'candor.request_id': answer.id },
      result: { attributes: { 'http.response.status_code': 200 }, failed: false },
    },
  ]);
  expect((await doorOf({ spans: spansThat(false) })()).on['traceparent']).toBeUndefined();
  expect(begun).toEqual([]);
  await doorOf({ spans: spansThat(false), handedOn: true })({ traceparent: 'of an api', 'x-fail': '1' });
  expect(begun).toMatchObject([{ parent: 'of an api', result: { failed: true } }]);
});
