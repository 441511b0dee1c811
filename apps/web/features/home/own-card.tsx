import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Gain, hiddenAmount } from '../../design/amount.tsx';
import { Sparkline } from '../../design/sparkline.tsx';
import { Skeleton } from '../../design/states.tsx';
import { percent } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { useBalances } from '../../shell/funds/balances.ts';
import { worthOf } from '../../shell/funds/micros.ts';
import { Link } from '../../shell/routing/link.tsx';
import { usePreference } from '../../shell/session/preferences.ts';
import { todayOf } from './own-days.ts';
import type { Item } from './running/items.ts';
import { RunningStrip } from './running/running-strip.tsx';

/** Of the curve beside the day's figure, in px. */
const curveWidth = 104;

interface OwnCardProps {
  profit: CallAnswer<'GET /account/profit'>;
  /** Undefined until it is known. */
  running: readonly Item[] | undefined;
}

/**
 * What the day has brought, what was owned in the last 24 hours, and below what is open. With nothing open the curve
 * has that room: the card is as high as ever.
 */
export function OwnCard({ profit, running }: OwnCardProps) {
  const hide = usePreference('hideBalances');
  const today = todayOf(profit, worthOf(useBalances().data ?? []));
  const rests = running?.length === 0;
  // Deposits move it as well as results: it has no colour of gain or loss.
  const curve = { values: useCall('GET /account/day').data?.worth.map(Number) ?? [], tone: 'brand' as const };
  return (
    <section
      className={
        'mx-4 mt-5 flex min-h-32 flex-col gap-2 rounded-card bg-surface px-4 py-2.5 ' +
        (rests && hide ? 'justify-center' : 'justify-between')
      }
    >
      <Link to="pages/property/property" how="replace" className="flex flex-wrap items-center justify-between gap-x-3">
        <span>
          <span className="block text-note text-soft">{t('home.realizedToday')}</span>
          <span className="block text-large font-bold">
            {hide ? hiddenAmount : <Gain value={today.profit} />}
            {!hide && today.rate !== null && (
              <span className="ml-1.5 text-note font-medium text-soft">{percent(today.rate)}</span>
            )}
          </span>
        </span>
        {!hide && (
          // Beside the figure where the curve has room, else below it; only then are its words broken.
          <span className="text-right" style={{ flex: `1 0 ${curveWidth}px` }}>
            {!rests && <Sparkline {...curve} width={curveWidth} height={30} className="ml-auto" />}
            <span className="mt-0.5 block text-caption text-faint">{t('home.ownedLastDay')}</span>
          </span>
        )}
      </Link>
      {running === undefined && <Skeleton className="h-13" />}
      {rests && !hide && <Sparkline {...curve} height={52} className="w-full" />}
      {running !== undefined && !rests && <RunningStrip items={running} hide={hide} />}
    </section>
  );
}
