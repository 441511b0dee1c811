import { useState } from 'react';
import { radio } from '../../design/access/arrow-keys.ts';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { date, until } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { CallError } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { AmountField } from '../../shell/amounts/amount-field.tsx';
import { asTyped, decimalTyped } from '../../shell/amounts/amount-typed.ts';
import { HoldNote } from '../../shell/payouts/hold-note.tsx';
import { isLimit, isLooser, type Limits } from './limits.ts';
import { updateLimits } from './update-limits.ts';

interface AmountProps {
  field: 'dailyLossUsdt' | 'stakeUsdt';
  value: string | null;
  onClose: () => void;
}

/** What is said after a change: it holds, or it waits. */
const said = (limits: Limits, field: AmountProps['field']): string => {
  const next = field === 'stakeUsdt' ? limits.stakeNext : limits.dailyLossNext;
  return next === null ? t('limits.saved') : t('limits.later', { time: date(next.from, 'moment') });
};

const Consequence = ({ looser }: { looser: boolean }) =>
  looser ? (
    <HoldNote>{t('limits.loosening')}</HoldNote>
  ) : (
    <p className="text-note text-pretty text-soft">{t('limits.tightening')}</p>
  );

/** Sets, changes or takes away a limit of money. */
export function AmountSheet({ field, value, onClose }: AmountProps) {
  const change = async (wanted: string | null): Promise<void> => {
    toast(said(await updateLimits({ [field]: wanted }), field));
    onClose();
  };
  const form = useForm({
    initial: { amount: asTyped(value ?? '') },
    check: (draft) => ({ amount: isLimit(decimalTyped(draft.amount)) ? undefined : t('limits.invalid') }),
    send: (draft) => change(decimalTyped(draft.amount)),
  });
  const remove = useSubmit(async () =>
    change(null).catch((fault: unknown) => {
      if (fault instanceof CallError) toast(fault.message);
    }),
  );
  const typed = decimalTyped(form.draft.amount);
  return (
    <Sheet open onClose={onClose} title={t(field === 'stakeUsdt' ? 'limits.stake' : 'limits.dailyLoss')}>
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <AmountField
          {...form.field('amount')}
          decimals={2}
          label={t('limits.amount')}
          maxLength={20}
          after={<span className="pr-4 text-note text-faint">USDT</span>}
        />
        <Consequence looser={isLimit(typed) && isLooser(typed, value)} />
        <Button type="submit" busy={form.busy} disabled={typed === (value ?? '')} className="w-full">
          {t('shell.save')}
        </Button>
        {value !== null && (
          <Button look="faded" busy={remove.busy} onClick={() => remove.submit()} className="w-full">
            {t('limits.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}

interface LengthsProps<Length extends number> {
  label?: string;
  lengths: readonly Length[];
  chosen: Length;
  words: (length: Length) => string;
  onChoose: (length: Length) => void;
}

/** How long something is to last. */
export function Lengths<Length extends number>({ label, lengths, chosen, words, onChoose }: LengthsProps<Length>) {
  const look = (on: boolean) => (on ? 'bg-brand-soft font-semibold text-brand' : 'bg-raised text-ink');
  return (
    <div role="radiogroup" aria-label={label ?? t('limits.howLong')} className="grid grid-cols-2 gap-2">
      {lengths.map((each) => (
        <button
          {...radio(chosen === each)}
          key={each}
          onClick={() => onChoose(each)}
          className={`press min-h-13 rounded-field px-3 py-2 text-row ${look(chosen === each)}`}
        >
          {words(each)}
        </button>
      ))}
    </div>
  );
}

/** Begins or lengthens a time-out. */
export function TimeOutSheet({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<number>(1);
  const { submit, busy, renew } = useSubmit(async (timeOutHours: number) => {
    try {
      const { timeOutUntil } = await updateLimits({ timeOutHours });
      toast(t('limits.until', { time: until(timeOutUntil) }));
      onClose();
    } catch (fault) {
      if (fault instanceof CallError) toast(fault.message);
    }
  });
  const choose = (count: number) => {
    setChosen(count);
    renew();
  };
  return (
    <Sheet open onClose={onClose} title={t('limits.timeOut')}>
      <div className="space-y-4">
        <p className="text-note text-pretty text-soft">{t('limits.timeOutText')}</p>
        <Lengths
          lengths={[1, 7, 30, 90]}
          chosen={chosen}
          words={(count) => t('limits.days', { count })}
          onChoose={choose}
        />
        <HoldNote>{t('limits.timeOutFixed')}</HoldNote>
        <Button busy={busy} onClick={() => submit(chosen * 24)} className="w-full">
          {t('limits.begin')}
        </Button>
      </div>
    </Sheet>
  );
}
