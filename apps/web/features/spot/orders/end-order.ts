import { useRef } from 'react';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { CallError, newIntent } from '../../../shell/client/call.ts';
import { refresh } from '../../../shell/client/query.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { confirm } from '../../../shell/feedback/confirm.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { loadEndWords } from '../kinds/load-kinds.ts';
import { askForSpot } from './spot-orders.ts';
import { hasDeals, isOneOfTwo, type SpotOrder } from './standing.ts';

/**
 * Takes an order out of the book after asking: revoked while nothing of it has been dealt, its rest ended otherwise.
 */
export function useEndOrder(order: SpotOrder, onEnded?: () => void) {
  const intent = useRef(newIntent());
  const begun = hasDeals(order);
  const { submit, busy } = useSubmit(async () => {
    const asked = { title: t(begun ? 'spot.endTitle' : 'spot.revokeTitle'), text: t('spot.endText') };
    await confirm({
      ...(isOneOfTwo(order) ? await loadEndWords() : asked),
      confirm: t(begun ? 'spot.end' : 'spot.revoke'),
      cancel: t('shell.back'),
      grave: true,
    });
    const sent = [{ params: { id: order.id } }, { idempotencyKey: intent.current }] as const;
    try {
      await askForSpot(() =>
        begun
          ? callAcknowledged('POST /portal/order/endSpotOrder/{id}', ...sent)
          : callAcknowledged('POST /portal/order/revokeCoin/{id}', ...sent),
      );
    } catch (fault) {
      // What never arrived may be sent again as the same intent; what was refused is over, and the order has changed
      // meanwhile.
      if (fault instanceof CallError && fault.code !== -1) {
        intent.current = newIntent();
        void refresh('POST /portal/order/getSpotOrder');
      }
      throw fault;
    }
    navigator.vibrate?.(12);
    toast(t(begun ? 'spot.ended' : 'spot.revoked'));
    onEnded?.();
  });
  return { end: submit, busy, word: t(begun ? 'spot.end' : 'spot.revoke') };
}
