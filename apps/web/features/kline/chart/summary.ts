import type { KLineData } from 'klinecharts';
import { useEffect, useState } from 'react';
import { percent, price } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { periodName } from '../series/period-name.ts';
import type { Period } from '../series/periods.ts';
import type { Status } from '../series/series.ts';

const everyMs = 15_000;

/** A row of candles in one sentence, for those who can't see them. */
export function summaryOf(bars: readonly KLineData[], symbol: string, decimals: number, period: Period): string {
  const name = { pair: pairText(symbol), period: periodName(period) };
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return t('kline.chartOf', name);
  return t('kline.summary', {
    ...name,
    count: bars.length,
    price: price(last.close, decimals),
    change: percent(last.close / first.open - 1),
    high: price(Math.max(...bars.map((bar) => bar.high)), decimals),
    low: price(Math.min(...bars.map((bar) => bar.low)), decimals),
  });
}

interface Shown {
  readonly symbol: string;
  readonly decimals: number;
  readonly period: Period;
}

/** What shows the candles at the moment, and which of them. */
export interface Visible {
  readonly visibleBars: () => readonly KLineData[];
}

/** What the chart shows, in words; renewed now and then. */
export function useSummary(visible: Visible | null, status: Status, { symbol, decimals, period }: Shown): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const renew = () =>
      setText(summaryOf(status === 'ready' ? (visible?.visibleBars() ?? []) : [], symbol, decimals, period));
    renew();
    const timer = setInterval(renew, everyMs);
    return () => clearInterval(timer);
  }, [visible, status, symbol, decimals, period]);
  return text;
}
