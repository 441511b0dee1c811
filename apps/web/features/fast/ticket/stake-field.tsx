import { accountTypes } from '@candor/core/ledger/account.ts';
import { ArrowLeftRight } from 'lucide-react';
import { useId, useState } from 'react';
import { amount, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { asTyped, decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { useShownAmount } from '../../../shell/amounts/use-shown-amount.ts';
import type { Balance } from '../../../shell/funds/balances.ts';
import { micros } from '../../../shell/funds/micros.ts';
import { elsewhere, Remedy } from '../../../shell/funds/remedy.tsx';
import { useTestFunds } from '../../../shell/funds/test-funds.tsx';
import { TransferSheet } from '../../../shell/funds/transfer-sheet.tsx';
import { stakeShare, type StakeIssue, type StakeLimits } from './stake.ts';

interface StakeFieldProps {
  value: string;
  onChange: (text: string) => void;
  issue: StakeIssue | null;
  limits: StakeLimits;
  balances: readonly Balance[] | undefined;
}

const shares = [25, 50, 75, 100] as const;

const frame = 'frame-focus flex min-h-12 items-center rounded-field border bg-surface';

/** What can be staked, and the way to more. */
function Available({ available, onPress }: { available: StakeLimits['available']; onPress: () => void }) {
  const look = 'press relative flex min-h-6 items-center gap-1.5 pb-1.5 text-note text-soft';
  return (
    <button type="button" onClick={onPress} className={`${look} after:absolute after:-inset-x-2 after:-inset-y-2.5`}>
      <span>
        {t('fast.availableShort')} <span className="font-semibold text-ink">{amount(available)}</span>
      </span>
      <ArrowLeftRight size={14} aria-hidden="true" className="text-brand" />
      <span className="sr-only">{t('funds.transfer')}</span>
    </button>
  );
}

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

function RangeNote({ id, limits }: { id: string; limits: StakeLimits }) {
  return (
    <p id={id} role="alert" className="mt-1.5 text-note text-error">
      {t('fast.stakeRange', { min: amount(limits.min, 'USDT', 0), max: amount(limits.max, 'USDT', 0) })}
    </p>
  );
}

interface ShortProps extends Pick<StakeFieldProps, 'value' | 'limits' | 'balances'> {
  /** There is money elsewhere, or test funds. */
  offers: boolean;
}

function Short({ value, limits, balances, offers }: ShortProps) {
  const missing = micros(decimalTyped(value)) - micros(limits.available);
  const text = t(offers ? 'fast.shortOffer' : 'fast.short');
  return <Remedy balances={balances} to={accountTypes.account} text={text} missing={missing} />;
}

/** How much is staked: typed, or as a share of what is available. */
export function StakeField({ value, onChange, issue, limits, balances }: StakeFieldProps) {
  const id = useId();
  const shown = useShownAmount({ value, onChange: (event) => onChange(event.currentTarget.value), decimals: 2 });
  const [moving, setMoving] = useState(false);
  const other = elsewhere({ balances, to: accountTypes.account });
  const way = { from: other ?? 1, to: other === undefined ? 3 : 1 } as const;
  const offers = useTestFunds().given || other !== undefined;
  const faulty = issue === 'range' || (issue === 'invalid' && value !== '');
  return (
    <div className="gutter mt-3">
      <div className="flex items-end justify-between gap-2">
        <label htmlFor={id} className="pb-1.5 text-note text-soft">
          {t('fast.stake')}
        </label>
        <Available available={limits.available} onPress={() => setMoving(true)} />
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
        <span className="px-3 text-note text-faint">USDT</span>
      </div>
      {faulty && <RangeNote id={`${id}-note`} limits={limits} />}
      <Shares limits={limits} onChange={onChange} />
      {issue === 'short' && <Short value={value} limits={limits} balances={balances} offers={offers} />}
      <TransferSheet open={moving} onClose={() => setMoving(false)} {...way} />
    </div>
  );
}
