import { BadgeCheck, CircleAlert, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../design/list.tsx';
import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { Timeline } from '../../shell/funds/timeline.tsx';

/** Why it has failed, above the form that mends it. */
export function FailedNote({ reason }: { reason: string | null }) {
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-down-soft p-4">
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-down" />
      <div className="min-w-0">
        <p className="text-row font-semibold text-down">{t('identity.failedTitle')}</p>
        {reason !== null && reason !== '' && (
          <p className="mt-1 text-row break-words">{t('identity.reason', { reason })}</p>
        )}
        <p className="mt-1 text-note text-soft">{t('identity.failedText')}</p>
      </div>
    </div>
  );
}

interface OutcomeProps {
  certified: boolean;
  doneText: string;
}
interface StandingProps extends OutcomeProps {
  submitted: number | null;
  decided: number | null;
  children: ReactNode;
}

function Outcome({ certified, doneText }: OutcomeProps) {
  const Icon = certified ? BadgeCheck : Hourglass;
  const tone = certified ? 'bg-up-soft text-up' : 'bg-warn-soft text-warn';
  return (
    <Card className="flex flex-col items-center p-5 text-center">
      <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
        <Icon size={32} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-large font-bold text-balance">
        {t(certified ? 'identity.doneTitle' : 'identity.pendingTitle')}
      </h2>
      <p className="mt-1 max-w-80 text-row text-pretty text-soft">{certified ? doneText : t('identity.pendingText')}</p>
    </Card>
  );
}

/** A level that waits for an operator, or is certified: a picture, the steps, what was handed in. */
export function Standing({ certified, submitted, decided, doneText, children }: StandingProps) {
  return (
    <div className="gutter flex flex-1 animate-appear flex-col pt-4 pb-4">
      <Outcome certified={certified} doneText={doneText} />
      <Card className="mt-3 p-4">
        <Timeline
          steps={[
            { name: 'identity.handedIn', state: 'done', time: submitted },
            certified
              ? { name: 'identity.approved', state: 'done', time: decided }
              : { name: 'identity.inReview', state: 'now', time: null },
          ]}
        />
      </Card>
      {children}
    </div>
  );
}

/** Stands while the verification is being fetched. */
export function VerificationSkeleton() {
  return (
    <div className="gutter space-y-4 pt-2" role="status" aria-label={t('shell.loading')}>
      <div className="grid grid-cols-2 gap-3">
        <SkeletonCard className="h-16 !p-3" />
        <SkeletonCard className="h-16 !p-3" />
      </div>
      <SkeletonCard className="h-30" />
      <SkeletonCard className="h-28" />
      <SkeletonField />
      <SkeletonField />
    </div>
  );
}
