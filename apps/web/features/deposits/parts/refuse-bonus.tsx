import { useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { call, newIntent } from '../../../shell/client/call.ts';
import { refresh } from '../../../shell/client/query.ts';
import { confirm } from '../../../shell/feedback/confirm.ts';
import { toast } from '../../../shell/feedback/toast.ts';

/** Takes no bonus, now or later, after a question: it is for good. */
export function RefuseBonus() {
  const intent = useRef(newIntent());
  const { submit, busy } = useSubmit(async () => {
    await confirm({
      title: t('deposits.refuseAsk'),
      text: t('deposits.refuseText'),
      confirm: t('deposits.refuse'),
      grave: true,
    });
    await call('POST /account/refuseBonus', {}, { idempotencyKey: intent.current });
    toast(t('deposits.refused'));
    await refresh('GET /portal/currency/chargeCurrencyList', 'POST /account/list');
  });
  return (
    <Button look="plain" size="medium" busy={busy} onClick={submit} className="-mb-3 -ml-3 !text-note">
      {t('deposits.refuse')}
    </Button>
  );
}
