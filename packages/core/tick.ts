import { followMark } from './fast/follow-tape.ts';
import { followFuturesMark } from './futures/follow-mark.ts';
import type { Instant, Mark } from './market/mark.ts';
import { assert, ok, type Result } from './result.ts';
import type { Effects, State } from './state.ts';

/** One sampling frame: the marks accepted at one moment. */
export interface Tick {
  readonly kind: 'tick';
  readonly marks: readonly Mark[];
}

/** Lets every mark of the frame do what it does. */
export function tick(state: State, effects: Effects, { marks }: Tick, now: Instant): Result<null, never> {
  for (const mark of marks) {
    const last = state.marks.get(mark.symbol);
    const inOrder = last === undefined || (mark.time > last.time && mark.seq > last.seq);
    assert(inOrder, `mark ${mark.symbol} ${mark.seq} is out of order`);
    state.marks.set(mark.symbol, mark);
    followMark(state, effects, mark, now);
    followFuturesMark(state, effects, mark, now);
  }
  return ok(null);
}
