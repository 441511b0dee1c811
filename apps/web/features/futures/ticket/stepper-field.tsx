import { Minus, Plus, type LucideIcon } from 'lucide-react';
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
  /** The same, short enough to stand beside the label where there is room. */
  aside?: ReactNode;
  /** Beside the label, at the end of the line. */
  beside?: ReactNode;
  /** Inside the frame, after the input. */
  after?: ReactNode;
  whole?: boolean;
  /** Of a number in groups that was typed. */
  decimals?: number;
  placeholder?: string;
}

const frame = 'frame-focus flex min-h-12 items-center rounded-field border bg-surface';
const input = 'w-full min-w-0 flex-1 self-stretch bg-transparent text-input font-semibold';

const StepButton = ({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) => (
  <IconButton label={label} onClick={onPress} className="text-soft">
    <Icon size={18} aria-hidden="true" />
  </IconButton>
);

/** What is said beneath the field: a fault, or a hint. */
function Note({ id, text, isFault }: { id: string; text: ReactNode; isFault: boolean }) {
  if (text === undefined) return null;
  return (
    <p
      id={id}
      role={isFault ? 'alert' : undefined}
      className={`mt-1.5 text-note ${isFault ? 'animate-appear text-error' : 'text-faint'}`}
    >
      {text}
    </p>
  );
}

/** A hint beside the label says the same as one beneath the field, and takes no line of its own. */
const Head = ({ id, label, aside, beside }: { id: string } & Pick<StepperFieldProps, 'label' | 'aside' | 'beside'>) => (
  <div className="flex flex-wrap items-end justify-between gap-2 pb-1.5 text-note text-soft">
    <label htmlFor={id}>{label}</label>
    <span id={`${id}-aside`}>{aside}</span>
    {beside}
  </div>
);

/** A number that is typed or stepped: minus and plus inside its frame. */
export function StepperField(props: StepperFieldProps) {
  const { label, value, onChange, onStep, issue, hint, aside, whole = false, decimals = 0 } = props;
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
      <Head id={id} label={label} aside={aside} beside={props.beside} />
      <div className={`${frame} ${issue === undefined ? 'border-line' : 'border-error'}`}>
        {onStep !== undefined && (
          <StepButton icon={Minus} label={t('futures.decrease', { name: label })} onPress={() => onStep(-1)} />
        )}
        <input
          id={id}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...shown}
          placeholder={props.placeholder}
          onKeyDown={stepKeys(onStep)}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={`${id}-aside ${id}-note`}
          className={`${input} ${onStep === undefined ? 'pl-4' : 'text-center'}`}
        />
        {props.after}
        {onStep !== undefined && (
          <StepButton icon={Plus} label={t('futures.increase', { name: label })} onPress={() => onStep(1)} />
        )}
      </div>
      <Note id={`${id}-note`} text={note} isFault={issue !== undefined} />
    </div>
  );
}
