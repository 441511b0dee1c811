import type { CallSent } from '@candor/api-contract/index.ts';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../client/call.ts';
import { refresh } from '../client/query.ts';
import { toast } from '../feedback/toast.ts';
import { sendingOnce } from './send-once.ts';

export type Transfer = CallSent<'POST /account/executeUserCutTurn'>['body'];

/** Moves money between own accounts, once for the same transfer until its answer has come, and says so. */
export function transferring(): (transfer: Transfer) => Promise<void> {
  const sendOnce = sendingOnce<Transfer>();
  return async (transfer) => {
    await sendOnce(transfer, (body, idempotencyKey) =>
      call('POST /account/executeUserCutTurn', { body }, { quiet: true, idempotencyKey }),
    );
    const { currencyCode } = transfer;
    toast(t('funds.transferred', { amount: `${amount(transfer.amount, currencyCode)} ${currencyCode}` }));
    void refresh('POST /account/list', 'GET /account/page');
  };
}
