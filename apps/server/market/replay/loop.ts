import { mergeCandles, openCandle, type Candle } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity, turnoverOf, type Trade } from '@candor/core/market/trade.ts';
import { price, type Price } from '@candor/core/money/amount.ts';
import { extremesOf } from './extremes.ts';
import type { Recording } from './recording.ts';

/** A recording that plays again and again, forward from its start and backward before it. */
export interface Loop {
  /** The last price stated at or before a time. */
  priceAt(time: Instant): Price;
  /** The bar of [from, to); it opens at the price it found. */
  candle(from: Instant, to: Instant): Candle;
  /** Deals in (after, until], in order. */
  trades(after: Instant, until: Instant): Trade[];
}

interface Place {
  readonly round: number;
  /** Rows of this round that lie before the place. */
  readonly row: number;
}

/** @param startAt when the first deal plays */
export function loopOf(recording: Recording, startAt: Instant): Loop {
  const {
    times,
    prices,
    listing: { symbol },
  } = recording;
  const count = times.length;
  const span = times[count - 1] ?? 0;
  /** The seam is as long as deals are apart on average. */
  const lengthMs = span + Math.max(1, Math.round(span / (count - 1)));
  const bar = barsOf(recording);
  const rowPrice = (row: number): Price => price(prices[row] ?? 0n);

  /** @param time rows at or after it don't count */
  function placeOf(time: Instant): Place {
    const round = Math.floor((time - startAt) / lengthMs);
    return { round, row: lowerBound(times, time - startAt - round * lengthMs) };
  }
  function priceAt(time: Instant): Price {
    const { row } = placeOf(time + 1);
    return rowPrice((row + count - 1) % count);
  }
  function candle(from: Instant, to: Instant): Candle {
    const begin = placeOf(from);
    const end = placeOf(to);
    const rounds = end.round - begin.round;
    const stretches: (readonly [first: number, end: number, times: number])[] =
      rounds === 0
        ? [[begin.row, end.row, 1]]
        : [
            [begin.row, count, 1],
            [0, count, rounds - 1],
            [0, end.row, 1],
          ];
    return stretches
      .filter(([first, last, repeated]) => first < last && repeated > 0)
      .map(([first, last, repeated]) => bar(from, first, last, BigInt(repeated)))
      .reduce(mergeCandles, openCandle(from, priceAt(from)));
  }
  function trades(after: Instant, until: Instant): Trade[] {
    const found: Trade[] = [];
    const end = placeOf(until + 1);
    for (
      let { round, row } = placeOf(after + 1);
      round < end.round || (round === end.round && row < end.row);
      row += 1
    ) {
      if (row === count) {
        round += 1;
        row = -1;
        continue;
      }
      found.push({
        symbol,
        time: startAt + round * lengthMs + (times[row] ?? 0),
        price: rowPrice(row),
        quantity: quantity(recording.quantities[row] ?? 0n),
        side: recording.bought[row] === 1 ? 'buy' : 'sell',
      });
    }
    return found;
  }
  return { priceAt, candle, trades };
}

/** @returns makes the bar of rows [first, end), which must not be empty, traded so many times over */
function barsOf(recording: Recording): (time: Instant, first: number, end: number, repeated: bigint) => Candle {
  const { prices } = recording;
  const extremes = extremesOf(prices);
  const sums = sumsOf(recording);
  return (time, first, end, repeated) => {
    const { high, low } = extremes(first, end);
    return {
      time,
      open: price(prices[first] ?? 0n),
      high: price(high),
      low: price(low),
      close: price(prices[end - 1] ?? 0n),
      volume: quantity(((sums.volume[end] ?? 0n) - (sums.volume[first] ?? 0n)) * repeated),
      turnover: quantity(((sums.turnover[end] ?? 0n) - (sums.turnover[first] ?? 0n)) * repeated),
    };
  };
}

/** What was traded before each row. */
function sumsOf({ prices, quantities }: Recording): { volume: BigInt64Array; turnover: BigInt64Array } {
  const volume = new BigInt64Array(prices.length + 1);
  const turnover = new BigInt64Array(prices.length + 1);
  for (let i = 0; i < prices.length; i += 1) {
    const traded = quantity(quantities[i] ?? 0n);
    volume[i + 1] = (volume[i] ?? 0n) + traded;
    turnover[i + 1] = (turnover[i] ?? 0n) + turnoverOf(price(prices[i] ?? 0n), traded);
  }
  return { volume, turnover };
}

/** Index of the first value at or above. */
function lowerBound(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
