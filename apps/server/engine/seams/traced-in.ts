import type { TraceParent } from '../../tracing/mark.ts';
import type { Spans } from '../../tracing/spans.ts';
import type { Submission } from '../submission.ts';

/** Of a transaction, the commits of those calls that are traced. */
export interface TracedCommit {
  readonly spans: readonly TraceParent[];
  end(): void;
}
const none: TracedCommit = { spans: [], end: () => undefined };

/** Begins the span of the commit in each call that is traced; one that never ends was never stored. */
export function tracedIn(spans: Spans | undefined, submissions: readonly Submission[]): TracedCommit {
  const parents = submissions.flatMap(({ span }) => (span === undefined ? [] : [span]));
  if (spans === undefined || parents.length === 0) return none;
  const attributes = { 'candor.batch_commands': submissions.length };
  const open = parents.map((parent) => spans.begin({ name: 'commit', kind: 'internal', parent, attributes }));
  return {
    spans: open.map(({ parent }) => parent),
    end: () => open.forEach((span) => span.end()),
  };
}
