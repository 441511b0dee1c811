import { Eye, EyeOff, Search, X } from 'lucide-react';
import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../locales/i18n.ts';
import { IconButton } from './button.tsx';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with it, in words; stands under the field. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Inside the frame, before and after the input. */
  before?: ReactNode;
  after?: ReactNode;
}

const frame = 'frame-focus flex min-h-13 items-center gap-1 rounded-field border bg-surface transition-colors';

/** A labelled input in one frame: the frame shows focus and fault, the words stand next to it. */
export function Field({ label, error, hint, before, after, className = '', ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-note text-soft">
        {label}
      </label>
      <div className={`${frame} ${error === undefined ? 'border-line' : 'border-error'}`}>
        {before}
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={
            'min-w-0 flex-1 self-stretch bg-transparent text-input text-ink ' +
            `${before === undefined ? 'pl-4' : 'pl-1'} ${after === undefined ? 'pr-4' : 'pr-1'}`
          }
        />
        {after}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={`mt-1.5 text-note ${error === undefined ? 'text-faint' : 'animate-appear text-error'}`}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** A password with an eye to look at it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const [seen, setSeen] = useState(false);
  const Icon = seen ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={seen ? 'text' : 'password'}
      after={
        <button
          type="button"
          aria-label={t(seen ? 'shell.hidePassword' : 'shell.showPassword')}
          onClick={() => setSeen(!seen)}
          className="mr-1 grid size-11 place-items-center rounded-field text-faint"
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  );
}

interface SearchFieldProps {
  /** What is searched for, in words. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** The line that a list is searched by. */
export function SearchField({
  label,
  value,
  onChange,
  className = 'min-h-13 border-line bg-surface',
}: SearchFieldProps) {
  return (
    <div className={`frame-focus flex items-center gap-2 rounded-field border pl-4 ${className}`}>
      <Search size={20} aria-hidden="true" className="shrink-0 text-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-w-0 flex-1 self-stretch bg-transparent text-input"
      />
      {value !== '' && (
        <IconButton label={t('quotations.clear')} onClick={() => onChange('')}>
          <X size={18} aria-hidden="true" className="text-soft" />
        </IconButton>
      )}
    </div>
  );
}

/** Lets the arrow keys step a number up and down. */
export const stepKeys = (onStep: ((way: -1 | 1) => void) | undefined) => (event: KeyboardEvent) => {
  const way = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key as 'ArrowUp'];
  if (way === undefined || onStep === undefined) return;
  event.preventDefault();
  onStep(way);
};
