/** Steps of a scale, at most about so many. */
const steps = 8;
/** What is kept free below what is drawn, of its range. */
const belowShare = 0.1;
const mostDigits = 100;
/** Of a value: less than this a number can't tell apart. */
const finest = 2 ** -48;

/** A range of values on a height: `from` lies at its foot, `to` at its top. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** CSS pixels. */
  readonly height: number;
}

interface Room {
  readonly height: number;
  /** Kept free above what is drawn, CSS pixels. */
  readonly free: number;
  /** Decimals of what is drawn: less than one unit of the last is no range. */
  readonly decimals: number;
}

/**
 * A scale on which all values fit, the room above and below them left free; values that are all alike lie in its
 * middle. Without values it goes from 0 to 10. The arithmetic is that of the chart library, so that both agree to the
 * pixel.
 */
export function scaleOf(values: readonly number[], { height, free, decimals }: Room): Scale {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) [low, high] = [0, 10];
  const least = Math.max(10 ** -decimals, Math.abs(high) * finest);
  if (low === high || high - low < least) {
    // What begins at zero, as volumes do, stays on its ground.
    const [down, up] = low === 0 ? [0, steps] : [steps / 2, steps / 2];
    [low, high] = [low - down * least, high + up * least];
  }
  const range = high - low;
  const above = free >= 1 ? free / height : free;
  return { from: low - range * belowShare, to: high + range * above, height };
}

/** Where a value lies, CSS pixels from the top, whole ones. */
export const yOf = ({ from, to, height }: Scale, value: number): number =>
  Math.round((1 - (value - from) / (to - from)) * height);

/** A round number about as large as a positive one. */
function nice(value: number): number {
  const exponent = Math.floor(Math.log10(value));
  const size = 10 ** exponent;
  const leading = value / size;
  const round = leading < 6.5 ? Math.max(1, Math.round(leading)) : 8;
  return Number((round * size).toFixed(Math.min(mostDigits, Math.abs(exponent))));
}

function digitsOf(value: number): number {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent !== undefined) return Math.min(mostDigits, Math.max(0, -Number(exponent)));
  return mantissa.split('.')[1]?.length ?? 0;
}

export interface Tick {
  readonly y: number;
  readonly value: number;
}

/** Round values of a scale that lie far enough from each other and from its ends. @param text its height, CSS pixels */
export function ticksOf(scale: Scale, text: number): Tick[] {
  const step = nice((scale.to - scale.from) / steps);
  const digits = digitsOf(step);
  const ticks: Tick[] = [];
  // A step can be too small to count by where numbers are large.
  for (let at = Math.ceil(scale.from / step) * step; at <= scale.to && at + step > at; at += step) {
    const value = Number(at.toFixed(digits));
    const y = yOf(scale, value);
    const before = ticks.at(-1);
    if (y > text && y < scale.height - text && (before === undefined || Math.abs(before.y - y) > text * 2))
      ticks.push({ y, value });
  }
  return ticks;
}
