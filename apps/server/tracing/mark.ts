import { AsyncLocalStorage } from 'node:async_hooks';

/** A span, as other processes are told of it: `00-<trace>-<span>-01` (W3C Trace Context). */
export type TraceParent = string;

/** Of which call something is done, in whichever process. */
export interface CallMark {
  readonly requestId: string;
  /** The span that runs, where the call is traced. */
  readonly span?: TraceParent;
}

const marks = new AsyncLocalStorage<CallMark | undefined>();

/** The call for which this runs; undefined for what nobody has called. */
export const markNow = (): CallMark | undefined => marks.getStore();

export const withMark = <Value>(mark: CallMark | undefined, work: () => Value): Value => marks.run(mark, work);
