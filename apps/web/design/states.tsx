import { CircleAlert, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../locales/i18n.ts';
import { Button } from './button.tsx';

/** A block that stands where content will be: give it the final height. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-chip bg-raised ${className}`} />;
}

/** A card that is being fetched: give it the final height. */
export function SkeletonCard({ className = '' }: { className?: string }) {
  return (
    <div className={`flex gap-3 overflow-hidden rounded-card bg-surface p-4 ${className}`}>
      <Skeleton className="size-10 shrink-0 rounded-field" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3 w-4/5" />
      </div>
    </div>
  );
}

/** Rows of a list that is being fetched. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <div role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="gutter flex h-16 items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3 w-16" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

/**
 * A page or list that has nothing to show: what it is, why, and the one next step. In the middle of the room that is
 * left.
 */
export function Notice({ icon: Icon, title, text, children }: NoticeProps) {
  return (
    <div className="my-auto flex animate-appear flex-col items-center px-8 py-12 text-center">
      <span className="open-ring">
        <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="text-bar font-semibold text-balance">{title}</p>
      {text !== undefined && <p className="mt-1.5 max-w-80 text-row text-balance text-soft">{text}</p>}
      {children !== undefined && <div className="mt-5 grid min-w-44">{children}</div>}
    </div>
  );
}

/** A list without entries. */
export const Empty = ({ icon = Inbox, ...rest }: Partial<Pick<NoticeProps, 'icon'>> & Omit<NoticeProps, 'icon'>) => (
  <Notice icon={icon} {...rest} />
);

/** Why nothing can be placed now, above what would place it; nothing while it can. */
export const BlockedReason = ({ why, className = '' }: { why: string | null; className?: string }) =>
  why !== null && (
    <p role="status" className={`rounded-field bg-warn-soft px-3 py-2 text-center text-note text-warn ${className}`}>
      {why}
    </p>
  );

/** What could not be fetched, in words, with a way to try again. */
export function ErrorState({ text, onRetry }: { text?: string | undefined; onRetry: () => void }) {
  return (
    <div role="alert" className="my-auto">
      <Notice icon={CircleAlert} title={t('shell.loadFailed')} text={text}>
        <Button look="quiet" size="medium" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      </Notice>
    </div>
  );
}
