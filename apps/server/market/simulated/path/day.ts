import { hourOf, minutesPerHour, type Hour } from './hour.ts';
import { memo } from './memo.ts';
import { closeOf, minuteOf, pricesOf, reach, type Minute } from './minute.ts';
import { moods, volumesOf, type Mood } from './moods.ts';
import { bridge, divide, widen, type Extent, type Parts, type Segment } from './bridge.ts';
import type { StreamOf } from './random.ts';

export const hoursPerDay = 24;
export const minutesPerDay = hoursPerDay * minutesPerHour;
const mood: Mood = { keeps: 0.8, adds: 0.22 };

/** The minutes of one day; the 240 prices of each are made when somebody looks at them. */
export interface Day {
  /** The 240 prices (logarithms) of a minute. They lead on to the first of the next. @param minute of the day */
  prices(minute: number): Float64Array;
  /**
   * Some minutes as one: the first price, the highest, the lowest and the last of them. @param end after the last
   * @param known what is to be widened by them, where they go on with another bar
   */
  bar(first: number, end: number, known?: Extent): Segment;
  /** How lively a minute is against an even share of a usual day: a ratio of standard deviations. */
  unrest(minute: number): number;
}

export interface DayShape {
  /** Before the first minute and after the last. */
  readonly open: number;
  readonly close: number;
  /** Of the logarithm over the day; and on a usual day. */
  readonly variance: number;
  readonly usualVariance: number;
  /** Traded in the whole day, in whole steps. */
  readonly volume: number;
  /** Liveliness of its 24 hours. */
  readonly hours: readonly number[];
  readonly streams: StreamOf;
}

/** What the streams of a symbol's day are for; hours are numbered within the day, minutes within the day too. */
export const purposes = { day: 0, hours: 1, hour: 2, minute: 3, volumes: 4, deals: 5, depth: 6 } as const;

/**
 * A bridge over the hours of a day, over the minutes of each hour, over the quarter seconds of each minute: the finer
 * one adds what the coarser left open, and how far each can move is drawn before where it goes.
 */
export const dayOf = (shape: DayShape): Day => new BridgedDay(shape);

class BridgedDay implements Day {
  readonly #shape: DayShape;
  readonly #hours: Parts;
  readonly #hour: (index: number) => Hour;
  readonly #minute: (minute: number) => Minute;
  readonly #hourVolumes: () => Float64Array;
  readonly #minuteVolumes: (index: number) => Float64Array;

  constructor(shape: DayShape) {
    const { streams, volume } = shape;
    const hours = hoursOf(shape);
    const hour = memo((index: number) => hourOf(hours, index, streams(purposes.hour, index)), hoursPerDay);
    this.#minute = memo((minute: number) => {
      const of = hour(Math.floor(minute / minutesPerHour));
      return minuteOf(of, minute % minutesPerHour, streams(purposes.minute, minute));
    }, 4);
    const whole = memo((at: number) => volumesOf(volume, hours.variances, streams(purposes.volumes, at)), 1);
    this.#hourVolumes = () => whole(hoursPerDay);
    this.#minuteVolumes = memo((index: number) => {
      const { variances } = hour(index);
      return volumesOf(whole(hoursPerDay)[index] ?? 0, variances, streams(purposes.volumes, index));
    }, hoursPerDay);
    [this.#shape, this.#hours, this.#hour] = [shape, hours, hour];
  }

  prices(minute: number): Float64Array {
    return pricesOf(this.#minute(minute));
  }

  bar(first: number, end: number, known?: Extent): Segment {
    if (first >= end || first < 0 || end > minutesPerDay) throw new Error('minutes outside of their day');
    const open = this.#hour(Math.floor(first / minutesPerHour)).points[first % minutesPerHour] ?? 0;
    const close = closeOf(this.#minute(end - 1));
    const extent = { high: Math.max(open, close, known?.high ?? open), low: Math.min(open, close, known?.low ?? open) };
    const parts = hoursWithin(first, end);
    const whole = parts.filter(isWhole);
    for (const part of parts) if (!isWhole(part)) this.#widen(extent, part);
    const [begin] = whole[0] ?? [0];
    if (whole.length > 0)
      widen(extent, this.#hours, [begin, begin + whole.length], (index) =>
        this.#widen(extent, [index, 0, minutesPerHour]),
      );
    return { open, ...extent, close, volume: this.#traded(first, end) };
  }

  unrest(minute: number): number {
    const { variances } = this.#hour(Math.floor(minute / minutesPerHour));
    return Math.sqrt(((variances[minute % minutesPerHour] ?? 0) * minutesPerDay) / this.#shape.usualVariance);
  }

  #widen(extent: Extent, [index, first, end]: PartOfHour): void {
    widen(extent, this.#hour(index), [first, end], (minute) =>
      reach(extent, this.#minute(index * minutesPerHour + minute)),
    );
  }

  /** Of whole days and hours it is known without their parts. */
  #traded(first: number, end: number): number {
    if (first === 0 && end === minutesPerDay) return this.#shape.volume;
    let sum = 0;
    for (const part of hoursWithin(first, end)) {
      const [index, from, to] = part;
      const whole = (): number => this.#hourVolumes()[index] ?? 0;
      sum += isWhole(part) ? whole() : sumOf(this.#minuteVolumes(index), from, to);
    }
    return sum;
  }
}

/** An hour of the day, and of it the first minute and the one after the last. */
type PartOfHour = readonly [index: number, from: number, to: number];
const isWhole = ([, from, to]: PartOfHour): boolean => to - from === minutesPerHour;

/** The hours that some minutes of a day touch. */
function hoursWithin(first: number, end: number): PartOfHour[] {
  const parts: PartOfHour[] = [];
  for (let at = first; at < end; at = Math.floor(at / minutesPerHour + 1) * minutesPerHour) {
    const index = Math.floor(at / minutesPerHour);
    parts.push([index, at - index * minutesPerHour, Math.min(end - index * minutesPerHour, minutesPerHour)]);
  }
  return parts;
}

const sumOf = (numbers: Float64Array, first: number, end: number): number =>
  numbers.subarray(first, end).reduce((sum, each) => sum + each, 0);

function hoursOf({ streams, hours, open, close, variance }: DayShape): Parts {
  const draws = streams(purposes.hours, 0);
  const weights = moods(hoursPerDay, mood, draws).map((mood, i) => mood * (hours[i] ?? 1));
  const variances = divide(variance, weights);
  return { variances, points: bridge(open, close, variances, draws) };
}
