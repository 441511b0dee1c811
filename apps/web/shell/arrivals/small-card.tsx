import { ArrowDownToLine, Gift, Sprout, X, type LucideIcon } from 'lucide-react';
import { hiddenAmount } from '../../design/amount.tsx';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { SealRing } from '../fair/seal-ring.tsx';
import { Link } from '../routing/link.tsx';
import type { Card } from './card.ts';
import { ClosingRing, endOf, isSealed, type Found } from './result-card.tsx';

const figure = 'col-start-2 row-start-1 row-span-2 text-row font-bold max-xs:row-span-1 max-xs:text-note';

const icons: Partial<Record<Card['kind'], LucideIcon>> = {
  'bonus-release': Gift,
  'earn-income': Sprout,
  'earn-return': Sprout,
  deposit: ArrowDownToLine,
};

/** What stands before the words of a small card: how a trade has ended, or what has come. */
function Sign({ card }: { card: Card }) {
  if (card.outcome !== undefined) return <ClosingRing card={card} size={36} />;
  const Icon = icons[card.kind];
  if (Icon === undefined) return null;
  return (
    <span className="grid size-9 shrink-0 animate-appear place-items-center rounded-full bg-brand-soft text-brand">
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}

interface SmallCardProps {
  card: Card;
  found: Found | null;
  hide: boolean;
  onClose: () => void;
}

function Words({ card, found, hide }: Omit<SmallCardProps, 'onClose'>) {
  const { title, result, detail } = card;
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3">
      <span className="text-note leading-tight text-pretty text-ink">
        {title}
        {isSealed(found) && (
          <SealRing
            state="sound"
            size={14}
            label={t('fair.sealed', { ok: found.ok, all: found.all })}
            className="ml-1 inline-block animate-appear text-up"
          />
        )}
      </span>
      {detail !== '' && (
        <span className="col-start-1 text-caption leading-tight text-pretty text-soft max-xs:col-span-2">{detail}</span>
      )}
      {result !== '' && (
        <span className={`${figure} ${hide ? '' : endOf(card).tone}`}>{hide ? hiddenAmount : result}</span>
      )}
    </span>
  );
}

/** What has come, in a row as high as a title row. */
export function SmallCard({ card, found, hide, onClose }: SmallCardProps) {
  const { to } = card;
  return (
    <div
      className={
        'pointer-events-auto flex min-h-13 w-full animate-drop items-center rounded-card border border-line ' +
        'bg-raised shadow-lg'
      }
    >
      <Link
        to={to.path}
        query={to.query}
        onClick={onClose}
        className="press flex min-w-0 flex-1 items-center gap-3 self-stretch py-1.5 pl-2 max-xs:gap-2"
      >
        <Sign card={card} />
        <Words card={card} found={found} hide={hide} />
      </Link>
      <IconButton label={t('shell.close')} onClick={onClose} className="text-soft">
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
