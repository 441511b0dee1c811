import type { FrameWriter, RpcMessage } from './frames.ts';
import { withMark, type CallMark } from '../tracing/mark.ts';
import { noSpans, type Spans } from '../tracing/spans.ts';

export type RpcMethods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** This process takes no more calls; the next one will. */
export class RpcClosing extends Error {
  override name = 'RpcClosing';

  constructor() {
    super('this process takes no more calls');
  }
}

/** What is being answered. */
export interface Running {
  calls: number;
  isClosing: boolean;
}

/** As a span of the call for which it is done, and marked with it. */
async function traced<Value>(
  spans: Spans,
  name: string,
  mark: CallMark | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  if (mark?.span === undefined) return withMark(mark, work);
  const { requestId, span: parent } = mark;
  const attributes = { 'candor.request_id': requestId };
  const span = spans.begin({ name, kind: 'server', parent, attributes });
  let failed = true;
  try {
    const value = await withMark({ requestId, span: span.parent }, work);
    failed = false;
    return value;
  } finally {
    span.end({ failed });
  }
}

interface Answering {
  readonly spans?: Spans | undefined;
  readonly methods: RpcMethods;
  readonly writer: FrameWriter;
  readonly running: Running;
}

/** Answers a call with data, or with how it has failed. */
export async function answer(
  { id, method, args, mark }: Extract<RpcMessage, { kind: 'call' }>,
  { methods, writer, running, spans = noSpans }: Answering,
): Promise<void> {
  running.calls += 1;
  try {
    if (running.isClosing) throw new RpcClosing();
    const found = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (found === undefined) throw new Error(`nobody answers ${method}`);
    const work = async (): Promise<unknown> => found(...(args as never[]));
    writer.send({ kind: 'answer', id, value: await traced(spans, `engine ${method}`, mark, work) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    writer.send({ kind: 'failure', id, name, message });
  }
  running.calls -= 1;
}
