import type { Context, Span } from '@opentelemetry/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { noSpans, type OpenSpan, type Spans, type SpanStart } from './spans.ts';
import type { TraceParent } from './mark.ts';

interface SpanSettings {
  /** Where spans are sent (OTLP over HTTP, JSON); without it nothing is loaded and nothing is told. */
  readonly TRACES_URL?: string | undefined;
  /** Of calls, how many are told of: 0 to 1. */
  readonly TRACES_SHARE: number;
  readonly ROLE: string;
}

const parentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;
const sentEveryMs = 1_000;
/** Nothing waits longer for a collector, the end of the process least of all. */
const sentMaxMs = 2_000;

/** The tracer, loaded only where somebody collects: it is larger than the server. */
async function load(url: string, role: string) {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const processor = new sdk.BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url, timeoutMillis: sentMaxMs }),
    scheduledDelayMillis: sentEveryMs,
    exportTimeoutMillis: sentMaxMs,
  });
  const resource = resourceFromAttributes({ 'service.name': 'candor', 'candor.role': role });
  return { api, provider: new sdk.TracerProvider({ resource, spanProcessors: [processor] }) };
}

type Api = Awaited<ReturnType<typeof load>>['api'];

function contextOf(api: Api, parent: TraceParent | undefined): Context {
  const [, traceId, spanId] = parentForm.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return api.ROOT_CONTEXT;
  const traceFlags = api.TraceFlags.SAMPLED;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function opened(api: Api, span: Span): OpenSpan {
  const { traceId, spanId } = span.spanContext();
  return {
    parent: `00-${traceId}-${spanId}-01`,
    end({ attributes = {}, failed = false } = {}) {
      span.setAttributes({ ...attributes });
      if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Without a collector nothing is loaded, and nothing is told. */
export async function openSpans({ TRACES_URL: url, TRACES_SHARE: share, ROLE }: SpanSettings): Promise<Spans> {
  if (url === undefined) return noSpans;
  const { api, provider } = await load(url, ROLE);
  const tracer = provider.getTracer('candor');
  const kinds = {
    server: api.SpanKind.SERVER,
    internal: api.SpanKind.INTERNAL,
    consumer: api.SpanKind.CONSUMER,
  };
  return {
    isTraced: () => Math.random() < share,
    begin({ name, kind, parent, attributes = {} }: SpanStart) {
      return opened(api, tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(api, parent)));
    },
    close: async () => {
      const late = sleep(sentMaxMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
