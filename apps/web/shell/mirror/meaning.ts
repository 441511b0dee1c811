import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { PlainKey } from '../../locales/i18n.ts';

export type Mirror = CallAnswer<'GET /account/mirror'>;
type HitRate = NonNullable<Mirror['fast']['hitRate']>;

/** Whether anything that has ended is in it. */
export const isEmpty = ({ fast, futures, spot, exchange }: Mirror): boolean =>
  fast.orders + futures.positions + spot.trades + exchange.trades === 0;

export const verdicts: Readonly<Record<HitRate['verdict'], PlainKey>> = {
  few: 'mirror.tooFew',
  below: 'mirror.below',
  unclear: 'mirror.unclear',
  above: 'mirror.above',
};

/** What it comes to, in one sentence. */
export function meaningOf(mirror: Mirror): PlainKey {
  if (isEmpty(mirror)) return 'mirror.nothing';
  const verdict = mirror.fast.hitRate?.verdict;
  return verdict === undefined ? 'mirror.others' : verdicts[verdict];
}

/** Places on the bar of luck, percent from its left. */
export interface Places {
  readonly low: number;
  readonly high: number;
  readonly rate: number;
  readonly breakEven: number;
}

/** Left free beside what is shown, of the whole scale. */
const margin = 0.06;

/** A bar on which range and break-even take the most room: from a little below the lowest to above the highest. */
export function placesOf(hitRate: HitRate): Places {
  const [low, high, rate, breakEven] = [hitRate.low, hitRate.high, hitRate.rate, hitRate.breakEven].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const from = Math.max(0, Math.min(low, breakEven) - margin);
  const to = Math.min(1, Math.max(high, breakEven) + margin);
  const at = (share: number): number => ((share - from) / (to - from)) * 100;
  return { low: at(low), high: at(high), rate: at(rate), breakEven: at(breakEven) };
}

const hourText = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;
/** An hour of the day: `09:00–10:00`. */
export const hourSpan = (hour: number): string => `${hourText(hour)}–${hourText(hour + 1)}`;
