import { useEffect, useMemo } from 'react';
import { t } from '../../../locales/i18n.ts';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { Line, type LineProps } from './line.tsx';
import { liveSource } from './live-source.ts';
import { fetchPast } from './price-history.ts';

interface PriceLineProps extends Omit<LineProps, 'source' | 'label'> {
  symbol: string;
  /** How much of the past to fetch for it. */
  behindMs?: number;
}

/** The series of a symbol's price as a living line. */
export function PriceLine({ symbol, behindMs, ...line }: PriceLineProps) {
  const source = useMemo(() => liveSource(symbol), [symbol]);
  useEffect(() => {
    if (behindMs !== undefined) void fetchPast(symbol, behindMs, serverNow());
  }, [symbol, behindMs]);
  return <Line {...line} source={source} label={t('fast.chartOf', { pair: pairText(symbol) })} />;
}
