import { Coins, DoorClosed, Hourglass, Timer, TrendingDown, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { ErrorState, Skeleton, SkeletonCard } from '../../design/states.tsx';
import { amount, date, labelled, share, unknown, until } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { CheckSheet, checkText } from './check-sheet.tsx';
import { ExclusionSheet } from './exclusion-sheet.tsx';
import { AmountSheet, TimeOutSheet } from './limit-sheets.tsx';
import { lossShare, type Limits, type Waiting } from './limits.ts';

interface CardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  value: string;
  waiting?: string | undefined;
  onChange: () => void;
  children?: ReactNode;
}

function LimitCard({ icon: Icon, title, text, value, waiting, onChange, children }: CardProps) {
  return (
    <section className="rounded-card bg-surface p-4">
      <h2 className="flex items-center gap-3 text-row text-soft">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {title}
      </h2>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="min-w-0 text-large font-semibold break-words">{value}</p>
        <Button
          look="quiet"
          size="medium"
          onClick={onChange}
          aria-haspopup="dialog"
          aria-label={`${t('limits.change')}: ${title}`}
          className="shrink-0"
        >
          {t('limits.change')}
        </Button>
      </div>
      {children}
      {waiting !== undefined && (
        <p className="mt-3 rounded-field bg-warn-soft px-3 py-2 text-note text-pretty text-warn">{waiting}</p>
      )}
      <p className="mt-3 text-note text-pretty text-faint">{text}</p>
    </section>
  );
}

const usdt = (value: string): string => `${amount(value, 'USDT')} USDT`;
const shown = (value: string | null): string => (value === null ? t('limits.none') : usdt(value));
const waitingText = (waiting: Waiting): string | undefined =>
  waiting === null
    ? undefined
    : t('limits.waiting', { value: shown(waiting.usdt), time: date(waiting.from, 'moment') });

function LossBar({ limits: { dailyLossUsdt, lostTodayUsdt } }: { limits: Limits }) {
  const part = lossShare(lostTodayUsdt, dailyLossUsdt);
  return (
    <>
      {dailyLossUsdt !== null && (
        <span
          role="progressbar"
          aria-label={t('limits.lostToday')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(part * 100)}
          className="mt-3 block h-2 overflow-hidden rounded-full bg-raised"
        >
          <span
            className={`block h-full rounded-full ${part < 1 ? 'bg-warn' : 'bg-error'}`}
            style={{ width: `${part * 100}%` }}
          />
        </span>
      )}
      <p className="mt-2 flex justify-between gap-3 text-note text-soft">
        <span>{labelled(t('limits.lostToday'), usdt(lostTodayUsdt))}</span>
        {dailyLossUsdt !== null && <span>{share(part, 0)}</span>}
      </p>
    </>
  );
}

type Opened = 'dailyLossUsdt' | 'stakeUsdt' | 'timeOut' | 'exclusion';

function Cards({ limits, onOpen }: { limits: Limits; onOpen: (opened: Opened) => void }) {
  const till = (at: number | null) => (at === null ? t('limits.none') : t('limits.until', { time: until(at) }));
  return (
    <>
      <LimitCard
        icon={TrendingDown}
        title={t('limits.dailyLoss')}
        text={t('limits.dailyLossText')}
        value={shown(limits.dailyLossUsdt)}
        waiting={waitingText(limits.dailyLossNext)}
        onChange={() => onOpen('dailyLossUsdt')}
      >
        <LossBar limits={limits} />
      </LimitCard>
      <LimitCard
        icon={Coins}
        title={t('limits.stake')}
        text={t('limits.stakeText')}
        value={shown(limits.stakeUsdt)}
        waiting={waitingText(limits.stakeNext)}
        onChange={() => onOpen('stakeUsdt')}
      />
      <LimitCard
        icon={Hourglass}
        title={t('limits.timeOut')}
        text={t('limits.timeOutText')}
        value={till(limits.timeOutUntil)}
        onChange={() => onOpen('timeOut')}
      />
      <LimitCard
        icon={DoorClosed}
        title={t('limits.exclusion')}
        text={t('limits.exclusionText')}
        value={till(limits.excludedUntil)}
        onChange={() => onOpen('exclusion')}
      />
    </>
  );
}

/** When time and result of trading are told. */
function CheckCard() {
  const [open, setOpen] = useState(false);
  const minutes = useCall('GET /player/realityCheck').data?.minutes;
  return (
    <>
      <LimitCard
        icon={Timer}
        title={t('limits.check')}
        text={t('limits.checkText')}
        value={minutes === undefined ? unknown : checkText(minutes)}
        onChange={() => setOpen(true)}
      />
      {open && <CheckSheet minutes={minutes ?? 30} onClose={() => setOpen(false)} />}
    </>
  );
}

function PageSkeleton() {
  return (
    <div className="gutter space-y-3 pt-2">
      <div className="space-y-2">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      {[1, 2, 3, 4, 5].map((each) => (
        <SkeletonCard key={each} className="h-37" />
      ))}
    </div>
  );
}

/** What a customer has set for themselves, and how near the day is to it. */
export function OwnLimitsPage() {
  const info = useCall('GET /player/getInfo');
  const [open, setOpen] = useState<Opened | null>(null);
  const limits = info.data?.limits;
  if (limits === undefined)
    return info.isError ? (
      <ErrorState text={info.error.message} onRetry={() => void info.refetch()} />
    ) : (
      <PageSkeleton />
    );
  return (
    <div className="gutter space-y-3 pt-2 pb-4">
      <p className="text-row text-pretty text-soft">{t('limits.intro')}</p>
      <Cards limits={limits} onOpen={setOpen} />
      <CheckCard />
      {(open === 'dailyLossUsdt' || open === 'stakeUsdt') && (
        <AmountSheet key={open} field={open} value={limits[open]} onClose={() => setOpen(null)} />
      )}
      {open === 'timeOut' && <TimeOutSheet onClose={() => setOpen(null)} />}
      {open === 'exclusion' && <ExclusionSheet onClose={() => setOpen(null)} />}
    </div>
  );
}
