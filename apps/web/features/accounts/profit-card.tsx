import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { radio } from '../../design/access/arrow-keys.ts';
import { Gain } from '../../design/amount.tsx';
import { Button, buttonClass } from '../../design/button.tsx';
import { Skeleton } from '../../design/states.tsx';
import { date, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { Link } from '../../shell/routing/link.tsx';
import { ProfitCurve } from './profit-curve.tsx';
import { profitCurve, ranges, type ProfitDay, type Range } from './profit.ts';

function Ranges({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  return (
    <div
      role="radiogroup"
      aria-label={t('accounts.profit')}
      className="mt-3 grid grid-cols-3 gap-1 rounded-field bg-page p-1"
    >
      {ranges.map((range) => (
        <button
          {...radio(range === value)}
          key={range}
          onClick={() => onChange(range)}
          className={
            'press min-h-11 rounded-chip px-1 text-note text-soft aria-checked:bg-raised ' +
            'aria-checked:font-semibold aria-checked:text-ink'
          }
        >
          {t('earn.days', { count: range })}
        </button>
      ))}
    </div>
  );
}

/** The sum at the end of the range, or at the day that is looked at. */
function Curve({ days }: { days: readonly ProfitDay[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [first, last] = [days[0], days.at(-1)];
  const shown = chosen === null ? last : days[chosen];
  return (
    <>
      <p className="mt-1">
        <Gain value={shown?.sum} className="text-title font-bold" /> <span className="text-note text-faint">USDT</span>
      </p>
      <p className="mt-0.5 min-h-4 text-caption text-faint">
        {chosen === null
          ? [...new Set([date(first?.start, 'platformDay'), date(last?.start, 'platformDay')])].join(' – ')
          : `${date(shown?.start, 'platformDay')} · ` +
            t('accounts.profitOfDay', { amount: signedAmount(shown?.profit) })}
      </p>
      <ProfitCurve days={days} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

const CurveSkeleton = () => (
  <>
    <Skeleton className="mt-1 h-8 w-36" />
    <Skeleton className="mt-0.5 h-4 w-24" />
    <Skeleton className="mt-4 h-30" />
    <Skeleton className="mt-2 h-3.5 w-full" />
  </>
);

/** From which lines of the statement it is added up. */
const Source = () => (
  <Link to="pages/accountRecord/accountRecord" className="press mt-3 flex min-h-11 items-center gap-2">
    <span className="min-w-0 flex-1 text-caption text-pretty text-faint">
      {t('accounts.profitCounted')} <span className="text-brand">{t('accounts.statement')}</span>
    </span>
    <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-faint" />
  </Link>
);

/** As high as what stands here later: nothing below it moves when it turns out that there is nothing yet. */
const NothingYet = () => (
  <>
    <p className="mt-3 flex min-h-11 items-center text-caption text-pretty text-faint">{t('accounts.profitNone')}</p>
    <Link to="pages/market/market" className={`${buttonClass('quiet', 'medium')} mt-3 min-h-13 w-full`}>
      {t('shell.market')}
    </Link>
  </>
);

/** What trading and earning have brought. */
export function ProfitCard() {
  const [range, setRange] = useState<Range>(30);
  const { data, isError, error, refetch } = useCall('GET /account/profit');
  const none = data?.days.length === 0;
  const failed = data === undefined && isError;
  return (
    <section className="mx-4 mt-3 rounded-card bg-surface p-4">
      <h2 className="text-note text-soft">{t('accounts.profit')}</h2>
      {data !== undefined && <Curve key={range} days={profitCurve(data, range)} />}
      {data === undefined && !failed && <CurveSkeleton />}
      {failed && (
        <div role="alert">
          <p className="mt-2 text-row text-pretty text-soft">{error.message}</p>
          <Button look="quiet" size="medium" onClick={() => void refetch()} className="mt-3 w-full">
            {t('shell.retry')}
          </Button>
        </div>
      )}
      {!none && !failed && <Ranges value={range} onChange={setRange} />}
      {none ? <NothingYet /> : <Source />}
    </section>
  );
}
