import { bucketStart, nextBucket, statistics } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { CallServices } from '../../../services.ts';
import { faults, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { spanRows } from './span-rows.ts';

type WindowServices = Pick<CallServices, 'rules' | 'market' | 'clock'>;

const minuteMs = 60_000;
const units: Readonly<Record<string, { readonly ms: number; readonly most: number }>> = {
  m: { ms: minuteMs, most: 59 },
  h: { ms: 60 * minuteMs, most: 23 },
  d: { ms: dayMs, most: 7 },
};

/** How long a window is; null for what is none. */
function lengthOf(text: string): number | null {
  const [, digits, letter = ''] = /^([1-9]\d?)([mhd])$/.exec(text) ?? [];
  const unit = units[letter];
  const count = Number(digits);
  return unit === undefined || count > unit.most ? null : count * unit.ms;
}

/** What was traded in the last minutes, hours or days: of one symbol a row, of several a list. */
export async function rollingWindow(services: WindowServices, params: Params): Promise<Answered<unknown>> {
  const length = lengthOf(params.get('windowSize') ?? '1d');
  if (length === null) return faults.badWindow;
  const closeTime = services.clock.now();
  // It begins with a minute, so it may be longer than it was asked for by less than one.
  const openTime = bucketStart('1m', closeTime - length);
  return spanRows(services, params, async (pair) => {
    const candle = await tradedWithin(services, pair, { openTime, closeTime });
    return candle === null ? null : { candle, openTime, closeTime };
  });
}

/** Minutes up to a whole hour, then hours: a week has ten thousand minutes. */
async function tradedWithin(
  { market }: WindowServices,
  { symbol }: Pair,
  { openTime, closeTime }: { openTime: Instant; closeTime: Instant },
) {
  const hour = bucketStart('1h', openTime);
  const whole = hour === openTime ? hour : nextBucket('1h', hour);
  const [minutes, hours] = await Promise.all([
    openTime === whole ? [] : market.klines({ symbol, timeframe: '1m', from: openTime, to: whole - 1, limit: 60 }),
    whole > closeTime ? [] : market.klines({ symbol, timeframe: '1h', from: whole, to: closeTime, limit: 200 }),
  ]);
  return statistics([...minutes, ...hours]);
}
