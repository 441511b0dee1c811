import { useId, type ReactNode } from 'react';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { asTyped } from '../../../shell/amounts/amount-typed.ts';
import { useShownAmount } from '../../../shell/amounts/use-shown-amount.ts';
import { stakeShare, type StakeIssue, type StakeLimits } from './stake.ts';

export interface StakeFieldProps {
  value: string;
  onChange: (text: string) => void;
  issue: StakeIssue | null;
  limits: StakeLimits;
  label: string;
  unit: string;
  /** What can be staked, beside the name. */
  available: ReactNode;
  /** What is said of a stake that is too small or too large. */
  range: string;
  /** What helps where there is too little. */
  short: ReactNode;
}

const shares = [25, 50, 75, 100] as const;

const frame = 'frame-focus flex min-h-12 items-center rounded-field border bg-surface';

function Shares({ limits, onChange }: Pick<StakeFieldProps, 'limits' | 'onChange'>) {
  const look = 'press relative min-h-9 rounded-chip bg-surface text-note font-medium text-soft disabled:opacity-45';
  return (
    <div className="mt-2 grid grid-cols-4 gap-1.5">
      {shares.map((percent) => {
        const part = stakeShare(percent, limits);
        return (
          <button
            key={percent}
            type="button"
            disabled={part === null}
            onClick={() => part !== null && onChange(asTyped(part))}
            className={`${look} after:absolute after:-inset-y-1`}
          >
            {percent === 100 ? t('funds.max') : share(percent / 100)}
          </button>
        );
      })}
    </div>
  );
}

/** How much is staked: typed, or as a share of what is available. */
export function StakeField(props: StakeFieldProps) {
  const { value, onChange, issue, limits } = props;
  const id = useId();
  const shown = useShownAmount({ value, onChange: (event) => onChange(event.currentTarget.value), decimals: 2 });
  const faulty = issue === 'range' || (issue === 'invalid' && value !== '');
  return (
    <div className="gutter mt-3">
      <div className="flex items-end justify-between gap-2">
        <label htmlFor={id} className="pb-1.5 text-note text-soft">
          {props.label}
        </label>
        {props.available}
      </div>
      <div className={`${frame} ${faulty ? 'border-error' : 'border-line'}`}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          {...shown}
          aria-invalid={faulty || undefined}
          aria-describedby={faulty ? `${id}-note` : undefined}
          className="min-w-0 flex-1 self-stretch bg-transparent pl-4 text-large font-semibold"
        />
        <span className="px-3 text-note text-faint">{props.unit}</span>
      </div>
      {faulty && (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-note text-error">
          {props.range}
        </p>
      )}
      <Shares limits={limits} onChange={onChange} />
      {issue === 'short' && props.short}
    </div>
  );
}
