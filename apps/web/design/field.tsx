import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { t } from '../locales/i18n.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with it, in words; stands under the field. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Inside the frame, before and after the input. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A labelled input in one frame: the frame shows focus and fault, the words stand next to it. */
export function Field({ label, error, hint, before, after, className = '', ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-note text-soft">{label}</label>
      <div className={`frame-focus flex min-h-[52px] items-center gap-1 rounded-field border bg-surface transition-colors ${error === undefined ? 'border-line' : 'border-error'}`}>
        {before}
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={`min-w-0 flex-1 self-stretch bg-transparent text-input text-ink ${before === undefined ? 'pl-4' : 'pl-1'} ${after === undefined ? 'pr-4' : 'pr-1'}`}
        />
        {after}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={`mt-1.5 text-note ${error === undefined ? 'text-faint' : 'animate-appear text-error'}`} role={error === undefined ? undefined : 'alert'}>{note}</p>
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
        <button type="button" aria-label={t(seen ? 'shell.hidePassword' : 'shell.showPassword')} onClick={() => setSeen(!seen)} className="mr-1 grid size-11 place-items-center rounded-field text-faint">
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  );
}
