import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSpans } from './open-spans.ts';
import { noSpans } from './spans.ts';
import { openTestCollector } from './test-collector.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('without a collector nothing is traced, and nothing of the tracer is loaded', async () => {
  expect(await openSpans({ TRACES_URL: undefined, TRACES_SHARE: 1, ROLE: 'all' })).toBe(noSpans);
  expect(noSpans.isTraced()).toBe(false);
  const script = (url: string): string => `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { openSpans } = await import('./open-spans.ts');
    await openSpans({ TRACES_URL: ${url}, TRACES_SHARE: 1, ROLE: 'all' });
    console.log(loaded.filter((url) => url.includes('@opentelemetry')).length);`;
  const loads = (url: string): number =>
    Number(
      execFileSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script(url)],
        {
          cwd: path.resolve(import.meta.dirname),
          encoding: 'utf8',
        },
      ),
    );
  expect(loads('undefined')).toBe(0);
  expect(loads("'http://127.0.0.1:9/v1/traces'")).toBeGreaterThan(0);
});

test('spans come to the collector with what they are a part of', async () => {
  const collector = await openTestCollector();
  const spans = await openSpans({ TRACES_URL: collector.url, TRACES_SHARE: 1, ROLE: 'api' });
  closing.push(collector.close, spans.close);
  expect(spans.isTraced()).toBe(true);
  const call = spans.begin({ name: 'GET /x', kind: 'server', attributes: { 'candor.request_id': 'r' } });
  const part = spans.begin({ name: 'commit', kind: 'internal', parent: call.parent });
  part.end({ attributes: { 'candor.batch_commands': 3 } });
  call.end({ failed: true });
  await expect.poll(() => collector.spans.length).toBe(2);
  const [commit, door] = collector.spans;
  expect(door).toEqual({
    role: 'api',
    name: 'GET /x',
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    attributes: { 'candor.request_id': 'r' },
    failed: true,
  });
  expect(commit).toMatchObject({ name: 'commit', traceId: door?.traceId, parentSpanId: door?.spanId, failed: false });
  expect(commit?.attributes).toEqual({ 'candor.batch_commands': 3 });
  expect(call.parent).toBe(`00-${door?.traceId}-${door?.spanId}-01`);
});

test('what is no name of a span begins a trace of its own; a share of nothing traces nothing', async () => {
  const collector = await openTestCollector();
  const spans = await openSpans({ TRACES_URL: collector.url, TRACES_SHARE: 0, ROLE: 'api' });
  closing.push(collector.close, spans.close);
  expect(Array.from({ length: 100 }, () => spans.isTraced()).includes(true)).toBe(false);
  spans.begin({ name: 'a', kind: 'server', parent: `00-${'1'.repeat(32)}-<script>-01` }).end();
  await expect.poll(() => collector.spans.length).toBe(1);
  expect(collector.spans[0]?.parentSpanId).toBeUndefined();
});
