import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { until } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { HoldNote } from '../../shell/payouts/hold-note.tsx';
import { Lengths } from './limit-sheets.tsx';
import { showLimits } from './update-limits.ts';

type Months = 6 | 12 | 24 | 60;

/** Shuts oneself out for half a year or longer; asked twice, for nobody can take it back. */
export function ExclusionSheet({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Months>(6);
  const { submit, busy, renew } = useSubmit(async (months: Months) => {
    const length = t('limits.months', { count: months });
    await confirm({ title: t('limits.exclusionAsk', { length }), text: t('limits.exclusionFixed') });
    try {
      const limits = await call('POST /player/excludeMyself', { body: { months, agree: true } }, { quiet: true });
      await showLimits(limits);
      toast(t('limits.until', { time: until(limits.excludedUntil) }));
      onClose();
    } catch (fault) {
      if (fault instanceof CallError) toast(fault.message);
    }
  });
  const choose = (months: Months) => {
    setChosen(months);
    renew();
  };
  return (
    <Sheet open onClose={onClose} title={t('limits.exclusion')}>
      <div className="space-y-4">
        <p className="text-note text-pretty text-soft">{t('limits.exclusionText')}</p>
        <Lengths
          lengths={[6, 12, 24, 60]}
          chosen={chosen}
          words={(count) => t('limits.months', { count })}
          onChoose={choose}
        />
        <HoldNote>{t('limits.exclusionFixed')}</HoldNote>
        <Button busy={busy} onClick={() => submit(chosen)} className="w-full">
          {t('limits.exclude')}
        </Button>
      </div>
    </Sheet>
  );
}
