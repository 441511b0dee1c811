import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { queryClient, queryKey } from '../../shell/client/query.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { minutesText } from '../../shell/reality/minutes-text.ts';
import { tellAfter } from '../../shell/reality/watch-time.ts';
import { Lengths } from './limit-sheets.tsx';

const choices = [15, 30, 60, 0] as const;
type Choice = (typeof choices)[number];

/** After how long one is told, in words. */
export const checkText = (minutes: number): string => (minutes === 0 ? t('limits.never') : minutesText(minutes));

/** Chooses after how many minutes of trading time and result are told. */
export function CheckSheet({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const [chosen, setChosen] = useState<Choice>(choices.find((each) => each === minutes) ?? 30);
  const { submit, busy, renew } = useSubmit(async (wanted: Choice) => {
    try {
      await call('POST /player/realityCheck', { body: { minutes: wanted } }, { quiet: true });
      tellAfter(wanted);
      await queryClient.invalidateQueries({ queryKey: queryKey('GET /player/realityCheck') });
      onClose();
    } catch (fault) {
      if (fault instanceof CallError) toast(fault.message);
    }
  });
  const choose = (each: Choice) => {
    setChosen(each);
    renew();
  };
  return (
    <Sheet open onClose={onClose} title={t('limits.check')}>
      <div className="space-y-4">
        <p className="text-note text-pretty text-soft">{t('limits.checkText')}</p>
        <Lengths label={t('limits.check')} lengths={choices} chosen={chosen} words={checkText} onChoose={choose} />
        <Button busy={busy} disabled={chosen === minutes} onClick={() => submit(chosen)} className="w-full">
          {t('shell.save')}
        </Button>
      </div>
    </Sheet>
  );
}
