import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoinIcon } from '../../../design/coin-icon.tsx';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';

/** One value of a card under its name. */
export const Part = ({ name, children, end = false }: { name: ReactNode; children: ReactNode; end?: boolean }) => (
  <div className={`min-w-0 ${end ? 'text-right' : ''}`}>
    <dt className="text-caption text-faint">{name}</dt>
    <dd className="mt-0.5 text-note font-semibold break-words">{children}</dd>
  </div>
);

/** Sign, pair and badges of a card; a press shows the symbol in the ticket. */
export function CardHead({
  symbol,
  onChoose,
  badges,
  children,
}: {
  symbol: string;
  onChoose: (symbol: string) => void;
  badges: ReactNode;
  children?: ReactNode;
}) {
  const [base, quote] = pairOf(symbol);
  return (
    <div className="flex items-start justify-between gap-2">
      <button
        type="button"
        onClick={() => onChoose(symbol)}
        className="press flex min-h-11 min-w-0 items-center gap-2.5 text-left"
      >
        <CoinIcon code={symbol} size={32} />
        <span className="min-w-0">
          <span className="block text-row font-bold">
            {base}
            <span className="font-medium text-faint">/{quote}</span>
          </span>
          <span className="mt-0.5 flex flex-wrap gap-1">{badges}</span>
        </span>
      </button>
      {children}
    </div>
  );
}

export interface CardAction {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  strong?: boolean;
  disabled?: boolean;
}

/** What can be done with a position, side by side. */
export function Actions({ actions, disabled }: { actions: readonly CardAction[]; disabled: boolean }) {
  return (
    <div className={`mt-3 grid gap-1.5 ${actions.length === 3 ? 'grid-cols-3' : 'grid-cols-4'}`}>
      {actions.map(({ icon: Icon, label, onPress, strong = false, disabled: blocked = false }) => (
        <button
          key={label}
          type="button"
          disabled={disabled || blocked}
          onClick={onPress}
          className={
            'press flex min-h-13 min-w-0 flex-col items-center justify-center gap-0.5 rounded-field py-1 ' +
            'text-center text-mini leading-tight max-xs:tracking-tight xs:text-caption font-semibold ' +
            `disabled:opacity-45 ${strong ? 'bg-pressed text-ink' : 'bg-raised text-soft'}`
          }
        >
          <Icon size={17} strokeWidth={2} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}

/** That something is under way and will be done at the next price. */
export const UnderWay = ({ text }: { text: string }) => (
  <p
    role="status"
    className={
      'mt-3 animate-breathe rounded-field bg-brand-soft px-3 py-4 text-center ' + 'text-note font-semibold text-brand'
    }
  >
    {text}
  </p>
);
