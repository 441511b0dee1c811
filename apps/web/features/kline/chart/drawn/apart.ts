/** How high the label of a line is, with the space that keeps it from the next. CSS pixels. */
export const labelPx = 20;
/** How far the tag of the last price reaches from its line, with the time to the end of the candle below it. */
const lastPx = { above: 10, below: 27 };

/** Where the middles of labels may stand, CSS pixels from the top. */
export interface Room {
  readonly top: number;
  readonly bottom: number;
}

/** How many labels a room holds beneath each other. */
export const capacity = ({ top, bottom }: Room): number => Math.max(0, Math.floor((bottom - top) / labelPx) + 1);

/** A run of labels that touch: how many, and the sum of the places at which its first one is wanted. */
interface Run {
  readonly count: number;
  readonly sum: number;
}
const startOf = ({ count, sum }: Run): number => sum / count;

/**
 * Places of labels so that none lies on another: of all that keep the order, those nearest to where they are wanted
 * (least squares, by pooling what touches).
 * @param wanted the middles, from top to bottom; no more than the room holds
 */
export function apart(wanted: readonly number[], { top, bottom }: Room): number[] {
  const runs: Run[] = [];
  for (const [at, y] of wanted.entries()) {
    let run: Run = { count: 1, sum: y - at * labelPx };
    for (let before = runs.at(-1); before !== undefined && startOf(before) >= startOf(run); before = runs.at(-1)) {
      run = { count: before.count + run.count, sum: before.sum + run.sum };
      runs.pop();
    }
    runs.push(run);
  }
  const starts = runs.flatMap((run) => Array.from({ length: run.count }, () => startOf(run)));
  const lowest = bottom - (wanted.length - 1) * labelPx;
  return starts.map((start, at) => Math.max(top, Math.min(lowest, start)) + at * labelPx);
}

/** What the tag of the last price leaves of the axis: above it and below it. */
export function besideLast(room: Room, last: number | undefined): Room[] {
  if (last === undefined) return [room];
  return [
    { top: room.top, bottom: Math.min(room.bottom, last - lastPx.above - labelPx / 2) },
    { top: Math.max(room.top, last + lastPx.below + labelPx / 2), bottom: room.bottom },
  ];
}

/**
 * The same in one room, or in two beneath each other: each label in the room on whose side it is wanted, the nearest
 * ones in the other where that is full.
 * @param wanted no more than the rooms hold together
 */
export function apartIn(wanted: readonly number[], [first, second]: readonly Room[]): number[] {
  if (first === undefined) return [];
  if (second === undefined) return apart(wanted, first);
  const middle = first.bottom + lastPx.above + labelPx / 2;
  const higher = wanted.filter((y) => y <= middle).length;
  const cut = Math.min(capacity(first), Math.max(higher, wanted.length - capacity(second)));
  return [...apart(wanted.slice(0, cut), first), ...apart(wanted.slice(cut), second)];
}
