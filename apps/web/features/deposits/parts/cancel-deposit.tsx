import { useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { call, newIntent } from '../../../shell/client/call.ts';
import { refresh } from '../../../shell/client/query.ts';
import { confirm } from '../../../shell/feedback/confirm.ts';

/** Takes the report back, after a question: who has paid should not. */
export function CancelDeposit({ orderNo }: { orderNo: string }) {
  const intent = useRef(newIntent());
  const { submit, busy } = useSubmit(async () => {
    await confirm({
      title: t('deposits.cancelAsk'),
      text: t('deposits.cancelAskText'),
      confirm: t('deposits.cancel'),
      cancel: t('deposits.keep'),
      grave: true,
    });
    try {
      await call(
        'POST /transaction/cancelRecharge/{id}',
        { params: { id: orderNo }, body: {} },
        { idempotencyKey: intent.current },
      );
    } finally {
      await refresh('GET /transaction/detail', 'GET /transaction/page');
    }
  });
  return (
    <Button look="leave" busy={busy} onClick={submit} className="w-full">
      {t('deposits.cancel')}
    </Button>
  );
}
