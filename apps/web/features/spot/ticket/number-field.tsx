import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { stepKeys } from '../../../design/field.tsx';
import { t } from '../../../locales/i18n.ts';
import { useShownAmount } from '../../../shell/amounts/use-shown-amount.ts';

interface NumberFieldProps {
  label: string;
  /** Behind the label: what is counted. */
  unit: string;
  value: string;
  /** Of a number in groups that was typed. */
  decimals: number;
  onChange: (text: string) => void;
  /** One step down or up: the buttons, and the arrow keys. */
  onStep?: (way: -1 | 1) => void;
  /** What is wrong with it, in words. */
  issue: string | undefined;
  /** Where nothing is typed. */
  placeholder?: string | undefined;
  after?: ReactNode;
}

const frame = 'frame-focus flex min-h-14 items-center rounded-field border bg-surface';
const input = 'h-8 w-full min-w-0 bg-transparent pb-1 text-input font-semibold tracking-tight';
const stepButton = 'press grid min-h-11 w-9 shrink-0 place-items-center self-stretch text-soft max-xs:w-7';

const StepButton = ({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) => (
  <button type="button" aria-label={label} onClick={onPress} className={stepButton}>
    <Icon size={16} aria-hidden="true" />
  </button>
);

/** A number in a narrow frame, its label inside; typed or stepped. */
export function NumberField({ label, unit, value, decimals, onChange, onStep, issue, ...more }: NumberFieldProps) {
  const id = useId();
  const shown = useShownAmount({ value, onChange: (event) => onChange(event.currentTarget.value), decimals });
  return (
    <div>
      <div className={`${frame} ${issue === undefined ? 'border-line' : 'border-error'}`}>
        {onStep !== undefined && (
          <StepButton icon={Minus} label={t('spot.decrease', { name: label })} onPress={() => onStep(-1)} />
        )}
        <div className={`min-w-0 flex-1 ${onStep === undefined ? 'pl-3' : 'text-center'}`}>
          <label htmlFor={id} className="block truncate pt-1 text-mini text-faint">
            {label} <span>{unit}</span>
          </label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            {...shown}
            placeholder={more.placeholder ?? '0'}
            onKeyDown={stepKeys(onStep)}
            aria-invalid={issue !== undefined || undefined}
            aria-describedby={issue === undefined ? undefined : `${id}-note`}
            className={`${input} ${onStep === undefined ? '' : 'text-center'}`}
          />
        </div>
        {more.after}
        {onStep !== undefined && (
          <StepButton icon={Plus} label={t('spot.increase', { name: label })} onPress={() => onStep(1)} />
        )}
      </div>
      {issue !== undefined && (
        <p id={`${id}-note`} role="alert" className="mt-1 animate-appear text-caption text-pretty text-error">
          {issue}
        </p>
      )}
    </div>
  );
}
