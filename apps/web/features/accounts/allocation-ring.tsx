import { share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { wholePercents } from '../../shell/amounts/shown-parts.ts';
import type { Share, Slice } from './allocation.ts';

const size = 124;
const thickness = 13;
const gap = 0.012;
const colours: Record<Slice, string> = {
  available: '#4c8dff',
  inOrders: '#f5b041',
  futures: '#9d7bff',
  coin: '#35c9c1',
};

/** What the assets are made of, as a ring. */
export function AllocationRing({ parts }: { parts: readonly Share[] }) {
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  const arcs = parts.map((part, at) => ({
    ...part,
    start: parts.slice(0, at).reduce((sum, before) => sum + before.share, 0),
  }));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('accounts.allocation')}
      className="size-31 shrink-0 -rotate-90 max-xs:size-23"
    >
      <circle cx={size / 2} cy={size / 2} r={radius} fill="none" strokeWidth={thickness} className="stroke-raised" />
      {arcs.map(({ slice, share: part, start }) => (
        <circle
          key={slice}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke={colours[slice]}
          strokeWidth={thickness}
          strokeDasharray={`${Math.max(0.004, part - (parts.length > 1 ? gap : 0)) * length} ${length}`}
          strokeDashoffset={-start * length}
        />
      ))}
    </svg>
  );
}

/** The words beside the ring. */
export function AllocationLegend({ parts }: { parts: readonly Share[] }) {
  const percents = wholePercents(parts.map(({ worth }) => worth));
  return (
    <ul className="min-w-0 flex-1 space-y-2 text-note">
      {parts.map(({ slice }, at) => (
        <li key={slice} className="flex items-center gap-2">
          <span className="size-2.5 shrink-0 rounded-xs" style={{ backgroundColor: colours[slice] }} />
          <span className="min-w-0 flex-1 break-words text-soft">{t(`accounts.${slice}`)}</span>
          <span className="font-semibold">{share(percents[at], 1)}</span>
        </li>
      ))}
    </ul>
  );
}
