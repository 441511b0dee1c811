import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useEffect } from 'react';
import { Gain } from '../../design/amount.tsx';
import { Sparkline } from '../../design/sparkline.tsx';
import { number, percent } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { onEvent } from '../../shell/client/stream.ts';
import { useBalances, worthOf } from '../../shell/funds/balances.ts';
import { Link } from '../../shell/routing/link.tsx';
import { usePreference } from '../../shell/session/preferences.ts';
import { lastDays, todayOf } from './own-days.ts';

const name = 'POST /portal/order/getContractOrder';
const fastSent = { body: { contractType: 'fast', status: 'holding', limit: 100 } } as const;
const futuresSent = { body: { contractType: 'futures', status: 'holding', limit: 100 } } as const;
const lockedSent = { body: { contractType: 'futures', status: 'locked', limit: 100 } } as const;

/** How many of a list there are; asked anew when an own order has changed. */
function useTotal(sent: typeof fastSent | typeof futuresSent | typeof lockedSent): number {
  const { data, refetch } = useCall(name, sent);
  useEffect(() => onEvent('order', () => void refetch()), [refetch]);
  return data?.total ?? 0;
}

function Chip({ word, count, to }: { word: PlainKey; count: number; to: string }) {
  return (
    <Link
      to={to}
      className="press flex min-h-11 min-w-0 items-center gap-1.5 rounded-field bg-raised px-3 text-note text-soft"
    >
      <span className="truncate">{t(word)}</span>
      <span className="font-semibold text-ink">{number(count)}</span>
    </Link>
  );
}

/** What runs at present, each with the way to it. */
function Running() {
  const fast = useTotal(fastSent);
  const positions = useTotal(futuresSent) + useTotal(lockedSent);
  if (fast + positions === 0)
    return <p className="flex min-h-11 items-center text-note text-faint">{t('home.nothingRuns')}</p>;
  return (
    <div className="flex min-h-11 gap-2">
      {fast > 0 && <Chip word="home.fast" count={fast} to="pages/market/market" />}
      {positions > 0 && <Chip word="futures.title" count={positions} to="pages/contract/contract" />}
    </div>
  );
}

/** For who has traded: what the day and the last seven have brought, and what runs. */
export function OwnCard({ profit }: { profit: CallAnswer<'GET /account/profit'> }) {
  const hide = usePreference('hideBalances');
  const today = todayOf(profit, worthOf(useBalances().data ?? []));
  return (
    <section className="mx-4 mt-5 flex min-h-32 flex-col justify-between rounded-card bg-surface px-4 py-3">
      <Link to="pages/property/property" how="replace" className="flex items-center justify-between gap-3">
        <span>
          <span className="block text-note text-soft">{t('home.realizedToday')}</span>
          <span className="block text-large font-bold">
            {hide ? '••••' : <Gain value={today.profit} />}
            {!hide && today.rate !== null && (
              <span className="ml-1.5 text-note font-medium text-soft">{percent(today.rate)}</span>
            )}
          </span>
        </span>
        <span className="shrink-0 text-right">
          {!hide && <Sparkline values={lastDays(profit)} width={104} height={30} tone="brand" />}
          <span className="mt-0.5 block text-caption text-faint">{t('home.lastSevenDays')}</span>
        </span>
      </Link>
      <Running />
    </section>
  );
}
