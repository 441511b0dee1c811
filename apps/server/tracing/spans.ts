import type { TraceParent } from './mark.ts';

export type SpanAttributes = Readonly<Record<string, string | number>>;
export type SpanKind = 'server' | 'internal' | 'consumer';

/** What is to be told of a piece of work. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  /** The span that it is a part of; without one a trace begins. */
  readonly parent?: TraceParent | undefined;
  readonly attributes?: SpanAttributes;
}

export interface OpenSpan {
  readonly parent: TraceParent;
  end(result?: { readonly attributes?: SpanAttributes; readonly failed?: boolean }): void;
}

/** Tells a collector what calls are made of, and how long each part takes. */
export interface Spans {
  /** Whether a call that comes in now is told of. */
  readonly isTraced: () => boolean;
  begin(start: SpanStart): OpenSpan;
  /** Hands over what has ended. */
  close(): Promise<void>;
}

const nothing: OpenSpan = { parent: '', end: () => undefined };

/** Where nobody collects. */
export const noSpans: Spans = { isTraced: () => false, begin: () => nothing, close: () => Promise.resolve() };
