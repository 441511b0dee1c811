import { Check, Equal, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hiddenAmount } from '../../design/amount.tsx';
import { buttonClass, IconButton } from '../../design/button.tsx';
import { directionOf } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { checkAll } from '../fair/recompute.ts';
import { SealRing } from '../fair/seal-ring.tsx';
import { Link } from '../routing/link.tsx';
import type { Card, Outcome } from './card.ts';

const ends = {
  up: { icon: Check, tone: 'text-up', inside: 'bg-up-soft' },
  down: { icon: X, tone: 'text-down', inside: 'bg-down-soft' },
  flat: { icon: Equal, tone: 'text-soft', inside: 'bg-pressed' },
} as const satisfies Record<string, { icon: LucideIcon; tone: string; inside: string }>;

export const endOf = ({ result }: Card) => ends[directionOf(result)];

/** A ring that closes, with how it ended inside. */
export function ClosingRing({ card, size }: { card: Card; size: number }) {
  const { icon: Icon, tone, inside } = endOf(card);
  return (
    <span
      className={`relative grid shrink-0 place-items-center rounded-full ${tone} ${inside}`}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 44 44" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle
          cx="22"
          cy="22"
          r="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray="1"
          className="animate-close"
        />
      </svg>
      <Icon size={size / 2} strokeWidth={2.5} aria-hidden="true" />
    </span>
  );
}

export type Found = Awaited<ReturnType<typeof checkAll>>;

/** What this device finds when it recomputes the results; null before, and where it can't. */
export function useFound({ proofs }: Outcome): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let shown = true;
    if (proofs.length > 0)
      void checkAll(proofs)
        .then((now) => shown && now.whole && setFound(now))
        .catch(() => undefined);
    return () => void (shown = false);
  }, [proofs]);
  return found;
}

export const isSealed = (found: Found | null): found is Found => found !== null && found.ok === found.all;

/** The seal: only what was recomputed here and agrees has one. Its place is kept. */
function Seal({ found }: { found: Found | null }) {
  if (found === null) return null;
  const sound = isSealed(found);
  return (
    <span className={`flex animate-appear items-start gap-1 text-caption ${sound ? 'text-up' : 'text-error'}`}>
      <SealRing state={sound ? 'sound' : 'differs'} size={15} />
      {sound ? t('fair.sealed', { ok: found.ok, all: found.all }) : t('fair.differs')}
    </span>
  );
}

interface ResultCardProps {
  card: Card;
  outcome: Outcome;
  found: Found | null;
  hide: boolean;
  onClose: () => void;
}

/** What it brought and why. */
function Words({ card, outcome, found, hide }: Omit<ResultCardProps, 'onClose'>) {
  const { title, result, detail } = card;
  return (
    <div className="min-w-0 flex-1">
      <p className="text-note text-soft">{title}</p>
      {result !== '' && (
        <p className={`text-title font-bold tracking-tight max-xs:text-large ${hide ? '' : endOf(card).tone}`}>
          {hide ? hiddenAmount : result}
        </p>
      )}
      {!(hide && outcome.nets.length > 1) && <p className="text-note text-pretty text-soft">{detail}</p>}
      <span className="block min-h-4">
        <Seal found={found} />
      </span>
    </div>
  );
}

const look = 'pointer-events-auto w-full animate-drop rounded-card border border-line bg-raised p-3 shadow-lg';

/** A result, large: what it brought, why, that it was recomputed, and the two ways on from it. */
export function ResultCard({ onClose, ...shown }: ResultCardProps) {
  const { to } = shown.card;
  const { again } = shown.outcome;
  const way = `${buttonClass('faded', 'medium')} w-full`;
  return (
    <article className={look}>
      <div className="flex items-start gap-3">
        <ClosingRing card={shown.card} size={52} />
        <Words {...shown} />
        <IconButton label={t('shell.close')} onClick={onClose} className="-mt-2 -mr-2 text-soft">
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2">
        {again !== null && (
          <Link to={again.path} query={again.query} onClick={onClose} className={way}>
            {t('moment.again')}
          </Link>
        )}
        <Link to={to.path} query={to.query} onClick={onClose} className={way}>
          {t('moment.see')}
        </Link>
      </div>
    </article>
  );
}
