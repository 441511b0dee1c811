import { Skeleton } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';

/** Stands where the ticket will be: the same heights, so that nothing jumps. */
export function TicketSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter">
      <div className="flex h-16 items-center justify-between">
        <Skeleton className="h-9 w-32" />
        <Skeleton className="h-9 w-28" />
      </div>
      <Skeleton className="mt-1 h-[clamp(168px,26dvh,270px)] rounded-card" />
      <div className="mt-3 grid grid-cols-6 gap-1.5">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-12.5" />
        ))}
      </div>
      <Skeleton className="mt-9 h-12" />
      <Skeleton className="mt-2 h-12" />
      <Skeleton className="mt-1 h-12" />
      <Skeleton className="mt-3.5 h-8" />
      <div className="mt-3.5 grid grid-cols-2 gap-3">
        <Skeleton className="h-15 rounded-field" />
        <Skeleton className="h-15 rounded-field" />
      </div>
    </div>
  );
}
