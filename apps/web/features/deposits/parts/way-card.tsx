import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../locales/i18n.ts';
import type { Query } from '../../../shell/routing/hash.ts';
import { Link } from '../../../shell/routing/link.tsx';

interface Facts {
  minimum: string;
  fee: string;
  arrival: string;
}
interface WayCardProps {
  to: string;
  query?: Query;
  icon: ReactNode;
  title: string;
  text: string;
  badge?: ReactNode;
  /** What it asks and takes; without them the card is a plain choice. */
  facts?: Facts;
}

/** What a way asks and takes: least amount, fee, time. */
export function WayFacts({ minimum, fee, arrival, className = '' }: Facts & { className?: string }) {
  const cells = [
    [t('deposits.minimum'), minimum],
    [t('deposits.fee'), fee],
    [t('deposits.arrival'), arrival],
  ] as const;
  return (
    <span
      className={
        'grid grid-cols-[6fr_5fr_7fr] gap-2 max-xs:grid-cols-[auto_auto_auto] ' + `max-xs:justify-between ${className}`
      }
    >
      {cells.map(([name, value]) => (
        <span key={name} className="min-w-0">
          <span className="block text-caption text-faint">{name}</span>
          <span className="mt-0.5 block text-note font-semibold break-words hyphens-auto text-ink">{value}</span>
        </span>
      ))}
    </span>
  );
}

/** A way to bring money: what it is, what it asks, how long it takes. */
export function WayCard({ to, query, icon, title, text, badge, facts }: WayCardProps) {
  return (
    <Link to={to} query={query} className="press block rounded-card bg-surface p-4 active:bg-raised">
      <span className="flex items-center gap-3">
        {icon}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 text-row font-semibold">
            {title}
            {badge}
          </span>
          <span className="mt-0.5 block text-note text-pretty text-soft">{text}</span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="-mr-1 shrink-0 text-faint" />
      </span>
      {facts !== undefined && <WayFacts {...facts} className="mt-3 border-t border-line pt-3" />}
    </Link>
  );
}
