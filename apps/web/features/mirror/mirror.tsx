import { ChevronDown } from 'lucide-react';
import { Children, useState, type ReactNode } from 'react';
import { Gain } from '../../design/amount.tsx';
import { Card } from '../../design/list.tsx';
import { Segment } from '../../design/segment.tsx';
import { ErrorState, Skeleton } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { FastCard } from './fast-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { isEmpty, meaningOf, type Mirror } from '../../shell/mirror/meaning.ts';
import { CostsCard, HoursCard, ProductsCard } from './money-cards.tsx';
import { useMirror, type Span } from '../../shell/mirror/use-mirror.ts';
import { LinkRow } from '../../shell/routing/link.tsx';

const spanNames: Readonly<Record<`${Span}`, PlainKey>> = {
  7: 'mirror.week',
  28: 'mirror.month',
  90: 'mirror.quarter',
};

/** What it comes to in plain words, and what holding would have left. */
function Meaning({ mirror }: { mirror: Mirror }) {
  const { from, againstHolding } = mirror;
  return (
    <Card className="p-4">
      <p className="text-bar font-semibold text-pretty">{t(meaningOf(mirror))}</p>
      {isEmpty(mirror) ? (
        <p className="mt-2 text-note text-pretty text-soft">{t('mirror.nothingText')}</p>
      ) : (
        <>
          <h2 className="mt-4 text-note text-soft">{t('mirror.holding')}</h2>
          <p>
            <Gain value={againstHolding} className="text-title font-bold" />{' '}
            <span className="text-note text-faint">USDT</span>
          </p>
          <p className="mt-1 text-caption text-pretty text-faint">
            {againstHolding === null
              ? t('mirror.noPrice')
              : t('mirror.holdingText', { date: date(from, 'platformDay') })}
          </p>
        </>
      )}
    </Card>
  );
}

/** Formulas and sources, for who wants them. */
function How({ mirror: { fast } }: { mirror: Mirror }) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="px-4">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="press flex min-h-12 w-full items-center justify-between text-row text-soft"
      >
        {t('mirror.how')}
        <ChevronDown size={18} aria-hidden="true" className={`shrink-0 text-faint ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <ul className="space-y-2 pb-4 text-note text-pretty text-soft">
          <li>{t('mirror.howRate')}</li>
          <li>{t('mirror.howLuck')}</li>
          <li>{t('mirror.howFew', { needed: fast.needed })}</li>
          <li>{t('mirror.howTimes')}</li>
        </ul>
      )}
    </Card>
  );
}

/** Where a hit rate is tried without money. */
const PractiseLink = () => (
  <Card className="overflow-hidden">
    <LinkRow title={t('shell.practise')} to="pages/practise/practise" />
  </Card>
);

/** Cards in one column on a phone, in two or three where there is room. */
const Cards = ({ children }: { children: ReactNode }) => (
  <div style={{ columns: '20rem 3', columnGap: 12 }}>
    {Children.toArray(children).map((card, at) => (
      <div key={at} className="pb-3" style={{ breakInside: 'avoid' }}>
        {card}
      </div>
    ))}
  </div>
);

function Parts({ mirror }: { mirror: Mirror }) {
  if (isEmpty(mirror))
    return (
      <Cards>
        <Meaning mirror={mirror} />
        <LimitsCard />
        <PractiseLink />
      </Cards>
    );
  return (
    <Cards>
      <Meaning mirror={mirror} />
      {mirror.fast.orders > 0 && <FastCard fast={mirror.fast} />}
      <CostsCard {...mirror} />
      <ProductsCard mirror={mirror} />
      <HoursCard {...mirror} />
      <LimitsCard />
      <PractiseLink />
      <How mirror={mirror} />
    </Cards>
  );
}

const PartsSkeleton = () => (
  <Cards>
    {['h-44', 'h-90', 'h-36', 'h-36'].map((height, at) => (
      <div key={at} className={`space-y-3 rounded-card bg-surface p-4 ${height}`}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    ))}
  </Cards>
);

/** What own trading has come to, without praise or blame. */
export function MirrorPage() {
  const [days, setDays] = useState<Span>(7);
  const { data, isError, error, refetch, isPlaceholderData } = useMirror(days);
  return (
    <div className="gutter space-y-3 pt-2 pb-1">
      <Segment
        label={t('mirror.span')}
        name="span"
        small
        value={`${days}`}
        options={(['7', '28', '90'] as const).map((value) => ({ value, label: t(spanNames[value]) }))}
        onChange={(value) => setDays(Number(value) as Span)}
        className="max-w-120"
      />
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-40' : ''}>
          <Parts mirror={data} />
        </div>
      )}
      {data === undefined && isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <PartsSkeleton />}
    </div>
  );
}
