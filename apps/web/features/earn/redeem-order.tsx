import { useRef } from 'react';
import { Button } from '../../design/button.tsx';
import { Fact } from '../../design/list.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { ErrorState, Skeleton } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { labelled } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { newIntent } from '../../shell/client/call.ts';
import { refresh, useCall } from '../../shell/client/query.ts';
import { callAcknowledged } from '../../shell/fair/acks/call-acknowledged.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { exact, isLock, less, plus, type Order } from './model.ts';

/** What has come: the principal that is left, and the income that was not paid before. */
function cameOf(before: Order, ended: Order): string {
  const { currencyCode: currency, totalIncome } = before;
  return plus(ended.actualReturn ?? '0', less(ended.totalIncome, totalIncome, currency), currency);
}

async function redeemOrder(order: Order, idempotencyKey: string): Promise<void> {
  const body = { orderId: order.id };
  const ended = isLock(order)
    ? await callAcknowledged('POST /lockMining/redeem', { body }, { idempotencyKey })
    : await callAcknowledged('POST /userProductOrder/executeUserRedeemOrder', { body }, { idempotencyKey });
  const { currencyCode: currency } = order;
  toast(t('earn.redeemed', { amount: exact(cameOf(order, ended), currency), currency }));
  void refresh(
    'POST /account/list',
    'GET /account/page',
    'GET /lockMining/orders',
    'GET /lockMining/orders/{id}',
    'GET /userProductOrder/findOrderById',
    'GET /userProductOrder/page',
  );
}

/** @param busy while it is being ended: what has ended has no preview */
function usePreview(order: Order, busy: boolean) {
  const lock = useCall(
    'GET /lockMining/orders/{id}',
    { params: { id: order.id } },
    { staleTime: 0, enabled: isLock(order) && !busy },
  );
  const wealth = useCall(
    'POST /userProductOrder/executeAnticipateRedeem',
    { body: { orderId: order.id } },
    { staleTime: 0, enabled: !isLock(order) && !busy },
  );
  return isLock(order) ? { asked: lock, preview: lock.data?.redemption } : { asked: wealth, preview: wealth.data };
}

interface SumsProps {
  order: Order;
  preview: NonNullable<ReturnType<typeof usePreview>['preview']>;
}

/** What arrives, of which parts, and what is lost by it. */
function Sums({ order, preview }: SumsProps) {
  const currency = order.currencyCode;
  const money = (value: string): string => `${exact(value, currency)} ${currency}`;
  return (
    <>
      <p className="text-row text-pretty text-soft">{t('earn.redeemText')}</p>
      <dl className="mt-3 rounded-field bg-raised px-4 py-2">
        <Fact name={t('earn.redeemPrincipal')}>{money(order.amount)}</Fact>
        <Fact name={t('earn.redeemPenalty')}>
          <span className="text-error">−{money(preview.penaltyAmount)}</span>
        </Fact>
        {Number(preview.dueIncome) > 0 && <Fact name={t('earn.redeemDue')}>+{money(preview.dueIncome)}</Fact>}
      </dl>
      <p className="mt-3 flex items-baseline justify-between gap-3">
        <span className="text-row text-soft">{t('earn.redeemArrives')}</span>
        <span className="text-right text-title font-bold">
          {money(plus(preview.actualReturn, preview.dueIncome, currency))}
        </span>
      </p>
      {Number(preview.forgoneIncome) > 0 && (
        <p className="mt-2 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
          {labelled(t('earn.redeemForgone'), money(preview.forgoneIncome))}
        </p>
      )}
    </>
  );
}

/** What ending now would bring, as the server reckons it this moment: the act is the same function. */
function Preview({ order, onClose }: { order: Order; onClose: () => void }) {
  const intent = useRef(newIntent());
  const { submit, busy } = useSubmit(async () => {
    await redeemOrder(order, intent.current);
    onClose();
  });
  const { asked, preview } = usePreview(order, busy);
  if (asked.isError && asked.data === undefined)
    return <ErrorState text={asked.error.message} onRetry={() => void asked.refetch()} />;
  if (preview === undefined || preview === null) return <Skeleton className="h-40 rounded-field" />;
  return (
    <>
      <Sums order={order} preview={preview} />
      <Button className="mt-4 w-full" onClick={onClose}>
        {t('earn.redeemKeep')}
      </Button>
      <Button look="leave" className="mt-2 w-full" busy={busy} onClick={submit}>
        {t('earn.redeemConfirm')}
      </Button>
    </>
  );
}

export function RedeemOrderSheet({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('earn.redeemTitle')}>
      <Preview order={order} onClose={onClose} />
    </Sheet>
  );
}
