import { followMark } from './fast/follow-tape.ts';
import { followFuturesMark } from './futures/follow-mark.ts';
import type { Mark } from './market/mark.ts';
import { assert, ok, type Result } from './result.ts';
import { followSpotStops } from './spot/stops/follow-stops.ts';
import type { Turn } from './turn.ts';

/** One sampling frame: the marks accepted at one moment. */
export interface Tick {
  readonly kind: 'tick';
  readonly marks: readonly Mark[];
}

/** Lets every mark of the frame do what it does. */
export function tick(turn: Turn, { marks }: Tick): Result<null, never> {
  for (const mark of marks) {
    const last = turn.state.marks.get(mark.symbol);
    const inOrder = last === undefined || (mark.time > last.time && mark.seq > last.seq);
    assert(inOrder, `mark ${mark.symbol} ${mark.seq} is out of order`);
    turn.state.marks.set(mark.symbol, mark);
    followMark(turn, mark);
    followFuturesMark(turn, mark);
    followSpotStops(turn, mark);
  }
  return ok(null);
}
