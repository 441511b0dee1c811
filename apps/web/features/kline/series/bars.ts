import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { KLineData } from 'klinecharts';

/** A candle as the chart holds it. JavaScript numbers: they are for the picture only. */
export type Bar = Required<Pick<KLineData, 'timestamp' | 'open' | 'high' | 'low' | 'close' | 'volume'>>;
type Candle = CallAnswer<'POST /portal/market/kline'>[number];

export const barOf = ({ time, open, high, low, close, volume }: Candle): Bar => ({
  timestamp: time,
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
});

/** The first price of a bucket; what has been traded in it is fetched later. */
export const openBar = (timestamp: number, price: number): Bar => ({
  timestamp,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: 0,
});

export const withPrice = (bar: Bar, price: number): Bar => ({
  ...bar,
  high: Math.max(bar.high, price),
  low: Math.min(bar.low, price),
  close: price,
});

/** The running bar with what the server knows of it; the live close stays, as it is newer than the answer. */
export const withFetched = (live: Bar, fetched: Bar): Bar => ({
  ...fetched,
  high: Math.max(live.high, fetched.high),
  low: Math.min(live.low, fetched.low),
  close: live.close,
});
