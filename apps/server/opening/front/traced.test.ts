import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../../running/log.ts';
import { openTestCollector, type CollectedSpan } from '../../tracing/test-collector.ts';
import type { FrontServer } from './open-front.ts';
import { call, hasGround, openTestFront, signUp, type TestFront } from './test-front.ts';

describe.runIf(hasGround)('a call over several processes', () => {
  let collector: Awaited<ReturnType<typeof openTestCollector>>;
  let front: TestFront;
  let api: FrontServer;
  let stream: FrontServer;
  /** What all of them log. */
  const lines: Record<string, unknown>[] = [];
  beforeAll(async () => {
    collector = await openTestCollector();
    const settings = { TRACES_URL: collector.url, TRACES_SHARE: '1', LOG_LEVEL: 'debug' };
    const log = openLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
    front = await openTestFront(settings, { log });
    [api, stream] = [await front.open('api', settings), await front.open('stream', settings)];
  });
  afterAll(async () => {
    await front.close();
    collector.close();
  });

  test('is one trace: door, engine, commit, stream', async () => {
    const token = await signUp(api, 'tester0001');
    const events: string[] = [];
    const socket = io(stream.url, { path: '/stream', transports: ['websocket'], auth: { token } });
    socket.onAny((event: string) => events.push(event));
    await expect.poll(() => events).toContain('greeting');
    await call(api, 'POST /account/testFunds', { token, body: {} });
    // Who is greeted again, as after a commit that was in doubt, may have missed it and reads anew.
    const isTold = () => events.includes('balance') || events.filter((event) => event === 'greeting').length > 1;
    await expect.poll(isTold).toBe(true);
    const name = 'POST /account/testFunds';
    const trace = (): CollectedSpan[] => {
      const door = collector.spans.find((span) => span.name === name);
      return collector.spans.filter(({ traceId }) => traceId === door?.traceId);
    };
    await expect.poll(() => trace().length).toBe(4);
    const parents = new Map(trace().map((span) => [span.spanId, span.name]));
    const shown = trace().map(
      (span) => [`${span.role} ${span.name}`, parents.get(span.parentSpanId ?? '') ?? null] as const,
    );
    expect(new Map(shown)).toEqual(
      new Map([
        [`api ${name}`, null],
        ['engine engine execute', name],
        ['engine commit', 'engine execute'],
        ['stream tell', 'commit'],
      ]),
    );
    socket.disconnect();
  });

  test('has one id, in its answer and in the lines of every process', async () => {
    const answered = await fetch(`${api.url}/fair/seeds`);
    await answered.arrayBuffer();
    const id = answered.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{16}$/);
    const own = (): unknown[] => lines.filter(({ requestId, msg }) => requestId === id && msg === 'call');
    // At the api, and beside the engine, which it was handed on to.
    await expect.poll(() => own().length).toBe(2);
  });
});
