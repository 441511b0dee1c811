import { accountTypes } from '@candor/core/ledger/account.ts';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import type { Balance } from '../../../shell/funds/balances.ts';
import { micros } from '../../../shell/funds/micros.ts';
import { elsewhere, Remedy } from '../../../shell/funds/remedy.tsx';
import { useTestFunds } from '../../../shell/funds/test-funds.tsx';
import { TransferSheet } from '../../../shell/funds/transfer-sheet.tsx';
import { StakeField, type StakeFieldProps } from './stake-field.tsx';
import type { StakeLimits } from './stake.ts';

interface OwnStakeFieldProps extends Pick<StakeFieldProps, 'value' | 'onChange' | 'issue' | 'limits'> {
  balances: readonly Balance[] | undefined;
}

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

interface ShortProps extends Pick<OwnStakeFieldProps, 'value' | 'limits' | 'balances'> {
  /** There is money elsewhere, or test funds. */
  offers: boolean;
}

function Short({ value, limits, balances, offers }: ShortProps) {
  const missing = micros(decimalTyped(value)) - micros(limits.available);
  const text = t(offers ? 'fast.shortOffer' : 'fast.short');
  return <Remedy balances={balances} to={accountTypes.account} text={text} missing={missing} />;
}

/** The stake of an order with own money, and the ways to more of it. */
export function OwnStakeField({ balances, ...field }: OwnStakeFieldProps) {
  const { limits, value } = field;
  const [moving, setMoving] = useState(false);
  const other = elsewhere({ balances, to: accountTypes.account });
  const way = { from: other ?? 1, to: other === undefined ? 3 : 1 } as const;
  const offers = useTestFunds().given || other !== undefined;
  return (
    <>
      <StakeField
        {...field}
        label={t('fast.stake')}
        unit="USDT"
        available={<Available available={limits.available} onPress={() => setMoving(true)} />}
        range={t('fast.stakeRange', { min: amount(limits.min, 'USDT', 0), max: amount(limits.max, 'USDT', 0) })}
        short={<Short value={value} limits={limits} balances={balances} offers={offers} />}
      />
      <TransferSheet open={moving} onClose={() => setMoving(false)} {...way} />
    </>
  );
}
