import { ChartNoAxesCombined, CircleAlert, Pause } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import type { Group, OpenSeries } from './series/use-series.ts';
import { setChart } from './settings.ts';

const heights = [38, 52, 45, 60, 72, 64, 58, 70, 82, 76, 68, 74, 62, 54, 66, 78, 70, 84, 74, 80];

/** Candles in grey, where candles will be. */
export function ChartSkeleton() {
  return (
    <div
      role="status"
      aria-label={t('shell.loading')}
      className={
        'absolute inset-0 flex animate-breathe items-end gap-[2.2%] bg-page pt-6 pr-16 pb-8 pl-3 ' +
        '[animation-delay:200ms]'
      }
    >
      {heights.map((height, at) => (
        <span
          key={at}
          style={{ height: `${height * 0.4}%`, marginBottom: `${height * 0.35}%` }}
          className="flex-1 rounded-xs bg-raised"
        />
      ))}
    </div>
  );
}

/** The candles could not be fetched: said in the words of the specification, with a way to try again. */
export function ChartFailure({ group, onRetry }: { group: Group; onRetry: () => void }) {
  return (
    <div role="alert" className="absolute inset-0 z-10 grid place-items-center overflow-y-auto bg-page">
      <Notice
        icon={CircleAlert}
        title={t(group === 'futures' ? 'kline.failedFutures' : 'kline.failedUsdt')}
        text={t('kline.failedText')}
      >
        <Button look="quiet" size="medium" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      </Notice>
    </div>
  );
}

/** Says that the last candle stands still, since when, and lets it go on. */
function StandingStill() {
  const [since] = useState(() => Date.now());
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-8 z-[5] flex justify-center">
      <button
        type="button"
        onClick={() => setChart({ autoRefresh: true })}
        className={
          'press pointer-events-auto flex min-h-11 items-center gap-2 rounded-full border border-warn/40 ' +
          'bg-warn-soft px-4 py-1 text-left text-caption text-warn'
        }
      >
        <Pause size={16} aria-hidden="true" className="shrink-0" />
        <span>{t('kline.standsStill', { time: date(since, 'time') })}</span>
        <span className="font-semibold underline">{t('kline.resume')}</span>
      </button>
    </div>
  );
}

/** What lies over the chart: that it loads, has failed, is empty or stands still. */
export function ChartStates({
  series,
  group,
  live,
  symbol,
}: {
  series: OpenSeries;
  group: Group;
  live: boolean;
  symbol: string;
}) {
  if (series.status === 'loading') return <ChartSkeleton />;
  if (series.status === 'failed') return <ChartFailure group={group} onRetry={series.retry} />;
  if (series.status === 'empty')
    return (
      <div className="absolute inset-0 grid place-items-center bg-page">
        <Notice icon={ChartNoAxesCombined} title={t('kline.empty')} text={t('kline.emptyText')} />
      </div>
    );
  return live ? null : <StandingStill key={symbol} />;
}
