import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../../design/button.tsx';
import { stepKeys } from '../../../design/field.tsx';
import { t } from '../../../locales/i18n.ts';
import { decimalTyped, wholeTyped } from '../../../shell/amounts/amount-typed.ts';
import { useShownAmount } from '../../../shell/amounts/use-shown-amount.ts';

interface StepperFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** One step down or up: the buttons, and the arrow keys. */
  onStep?: (way: -1 | 1) => void;
  /** What is wrong with it, in words. */
  issue?: string | undefined;
  hint?: ReactNode;
  /** Beside the label, at the end of the line. */
  beside?: ReactNode;
  /** Inside the frame, after the input. */
  after?: ReactNode;
  whole?: boolean;
  /** Of a number in groups that was typed. */
  decimals?: number;
  placeholder?: string;
}

/** A number that is typed or stepped: minus and plus inside its frame. */
export function StepperField({
  label,
  value,
  onChange,
  onStep,
  issue,
  hint,
  beside,
  after,
  whole = false,
  decimals = 0,
  placeholder,
}: StepperFieldProps) {
  const id = useId();
  const shown = useShownAmount({
    value,
    onChange: (event) => onChange(event.currentTarget.value),
    decimals,
    read: whole ? wholeTyped : decimalTyped,
  });
  const note = issue ?? hint;
  return (
    <div>
      <div className="flex items-end justify-between gap-2 pb-1.5">
        <label htmlFor={id} className="text-note text-soft">
          {label}
        </label>
        {beside}
      </div>
      <div
        className={`frame-focus flex min-h-12 items-center rounded-field border bg-surface ${issue === undefined ? 'border-line' : 'border-error'}`}
      >
        {onStep !== undefined && (
          <IconButton label={t('futures.decrease', { name: label })} onClick={() => onStep(-1)} className="text-soft">
            <Minus size={18} aria-hidden="true" />
          </IconButton>
        )}
        <input
          id={id}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...shown}
          placeholder={placeholder}
          onKeyDown={stepKeys(onStep)}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={`w-full min-w-0 flex-1 self-stretch bg-transparent text-input font-semibold ${onStep === undefined ? 'pl-4' : 'text-center'}`}
        />
        {after}
        {onStep !== undefined && (
          <IconButton label={t('futures.increase', { name: label })} onClick={() => onStep(1)} className="text-soft">
            <Plus size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={issue === undefined ? undefined : 'alert'}
          className={`mt-1.5 text-note ${issue === undefined ? 'text-faint' : 'animate-appear text-error'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
