import type { CallAnswer } from '@candor/api-contract/index.ts';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';

export type Duration = CallAnswer<'GET /portal/common/contractRule'>['fast']['durations'][number];

interface DurationsProps { options: readonly Duration[]; value: number; onChange: (seconds: number) => void }

/** How long the contract runs, each with what it pays. */
export function Durations({ options, value, onChange }: DurationsProps) {
  return (
    <fieldset className="gutter mt-3">
      <legend className="sr-only">{t('fast.durationAndPayout')}</legend>
      <div className="grid grid-cols-6 gap-1.5">
        {options.map(({ seconds, payoutRate }) => (
          <label key={seconds} className="press relative cursor-pointer">
            <input type="radio" name="seconds" value={seconds} checked={seconds === value} onChange={() => onChange(seconds)} className="peer absolute inset-0 size-full cursor-pointer opacity-0" />
            <span className="flex min-h-[50px] flex-col items-center justify-center rounded-field border border-transparent bg-surface text-soft transition-colors peer-checked:border-brand peer-checked:bg-brand-soft peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand">
              <span className="text-note font-semibold whitespace-nowrap">{t('fast.seconds', { seconds })}</span>
              <span className="text-mini font-medium whitespace-nowrap text-up">+{share(payoutRate)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
