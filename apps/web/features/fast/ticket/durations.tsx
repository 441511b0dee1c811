import type { CallAnswer } from '@candor/api-contract/index.ts';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';

export type Duration = CallAnswer<'GET /portal/common/contractRule'>['fast']['durations'][number];

interface DurationsProps {
  options: readonly Duration[];
  value: number;
  onChange: (seconds: number) => void;
}

/** How long the contract runs, each with what it pays. */
export function Durations({ options, value, onChange }: DurationsProps) {
  return (
    <fieldset className="gutter mt-3">
      <legend className="sr-only">{t('fast.durationAndPayout')}</legend>
      <div className="grid grid-cols-6 gap-1.5">
        {options.map(({ seconds, payoutRate }, at) => (
          <label
            key={seconds}
            className={
              'press relative flex min-h-12.5 cursor-pointer flex-col items-center justify-center rounded-field ' +
              'border border-transparent bg-surface text-soft has-checked:border-brand has-checked:bg-brand-soft ' +
              'has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
              'has-focus-visible:outline-brand'
            }
          >
            <input
              type="radio"
              name="seconds"
              data-key={at + 1}
              value={seconds}
              checked={seconds === value}
              onChange={() => onChange(seconds)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="text-note font-semibold whitespace-nowrap max-xs:text-mini">
              {t('fast.seconds', { seconds })}
            </span>
            <span className="text-mini font-medium whitespace-nowrap text-up">+{share(payoutRate)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
