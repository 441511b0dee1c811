import { ChartColumn } from 'lucide-react';
import { Empty, ErrorState, SkeletonCard } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../../shell/client/config.ts';
import { useCall } from '../../shell/client/query.ts';
import { AccountsCard, ChecksCard, DirectionsCard, DurationsCard, MarketCard } from './cards.tsx';
import { FuturesCard, PlacedCard, SlippageCard, SpotCard, StampsCard, VoidsCard } from './counted-cards.tsx';
import { sinceText } from './figure-card.tsx';
import type { Counted, Statistics } from './figures.ts';
import { SourcesCard } from './sources-card.tsx';

/** Nothing where prices have no source outside. */
function Sources({ counted }: { counted: Counted | null }) {
  const sources = useConfig()?.sources ?? null;
  return sources === null ? null : <SourcesCard sources={sources} counted={counted} />;
}

function Figures({ statistics }: { statistics: Statistics }) {
  const { counted } = statistics;
  const since = counted === null ? null : sinceText(counted.since, statistics);
  return (
    <div className="gutter space-y-3 pt-2 pb-4">
      <p className="text-row text-pretty text-soft">{t('statistics.intro')}</p>
      <AccountsCard {...statistics} />
      <DurationsCard {...statistics} />
      <DirectionsCard {...statistics} />
      <PlacedCard {...statistics} />
      {since !== null && <p className="text-caption text-faint">{since}</p>}
      <VoidsCard {...statistics} />
      {counted !== null && (
        <>
          <SlippageCard {...counted} />
          <StampsCard {...counted} />
          <FuturesCard {...counted} />
          <SpotCard {...counted} />
        </>
      )}
      <MarketCard {...statistics} />
      <Sources counted={counted} />
      <ChecksCard />
      <p className="text-caption text-faint">{t('statistics.takenAt', { time: date(statistics.takenAt) })}</p>
    </div>
  );
}

/** What became of trading here, for everybody: figures that are in the public log. */
export function StatisticsPage() {
  const { data, error, refetch } = useCall('GET /fair/statistics', undefined, { staleTime: 600_000 });
  if (data === undefined && error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className="gutter space-y-3 pt-2">
        {['h-44', 'h-36', 'h-44', 'h-40'].map((height, at) => (
          <SkeletonCard key={at} className={height} />
        ))}
      </div>
    );
  if (data.statistics === null)
    return (
      <div key="none" className="mt-6">
        <Empty icon={ChartColumn} title={t('statistics.none')} text={t('statistics.noneText')} />
        <div className="gutter space-y-3 pb-4">
          <Sources counted={null} />
          <ChecksCard />
        </div>
      </div>
    );
  return <Figures statistics={data.statistics} />;
}
