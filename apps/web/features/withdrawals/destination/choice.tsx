import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { radio } from '../../../design/access/arrow-keys.ts';
import { t } from '../../../locales/i18n.ts';
import { Link } from '../../../shell/routing/link.tsx';

interface ChoiceProps {
  chosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
  title: ReactNode;
  note: ReactNode;
}

/** One of several destinations. */
export function Choice({ chosen, disabled = false, onChoose, title, note }: ChoiceProps) {
  return (
    <button
      {...radio(chosen)}
      disabled={disabled}
      onClick={onChoose}
      className={
        'press flex min-h-14 w-full items-center gap-3 rounded-field border px-4 py-2 text-left ' +
        `${chosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface'} ${disabled ? 'opacity-45' : ''}`
      }
    >
      <span
        aria-hidden="true"
        className={
          'grid size-5 shrink-0 place-items-center rounded-full border ' + (chosen ? 'border-brand' : 'border-line')
        }
      >
        {chosen && <span className="size-2.5 rounded-full bg-brand" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium">{title}</span>
        <span className="mt-0.5 block text-note text-faint">{note}</span>
      </span>
    </button>
  );
}

interface DestinationsProps {
  label: string;
  addPath: string;
  addWord: string;
  error: string | undefined;
  children: ReactNode;
}

/** The destinations to choose from, the way to another one, and what is wrong with the choice. */
export function Destinations({ label, addPath, addWord, error, children }: DestinationsProps) {
  return (
    <>
      <div
        role="radiogroup"
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'to-note'}
        tabIndex={-1}
        className="space-y-2"
      >
        <p className="flex items-center justify-between gap-3 text-note text-soft">
          {t('withdrawals.to')}
          <Link to={addPath} className="-my-3 inline-flex min-h-11 items-center gap-1 font-semibold text-brand">
            <Plus size={16} aria-hidden="true" />
            {addWord}
          </Link>
        </p>
        {children}
      </div>
      {error !== undefined && (
        <p id="to-note" role="alert" className="mt-1.5 animate-appear text-note text-error">
          {error}
        </p>
      )}
    </>
  );
}
