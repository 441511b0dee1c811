import { FileSearch, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Card, Fact } from '../../design/list.tsx';
import { ErrorState } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount, date, number, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { newIntent } from '../../shell/client/call.ts';
import { refresh } from '../../shell/client/query.ts';
import { callAcknowledged } from '../../shell/fair/acks/call-acknowledged.ts';
import { LateSeal } from '../../shell/fair/late-seal.tsx';
import { confirm } from '../../shell/feedback/confirm.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { CopyRow } from '../../shell/funds/copy-row.tsx';
import { GroupedAddress } from '../../shell/funds/grouped-address.tsx';
import { ProgressPicture } from '../../shell/funds/progress-picture.tsx';
import { Timeline } from '../../shell/funds/timeline.tsx';
import { outdateTransactions, useTransaction, type Transaction } from '../../shell/funds/transactions.ts';
import { Link } from '../../shell/routing/link.tsx';
import { isMissing, Missing } from '../../shell/routing/missing.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { InWords } from './in-words.tsx';
import { stepWords } from './step-words.ts';
import { withdrawalSteps } from './steps.ts';
import { dong } from './payout-preview.ts';

/** What comes, or came back: in dong where a card is paid. */
function shownSum({ currencyCode: code, status, vndAmount, expectedAmount, amount: whole }: Transaction): string {
  if (status === 'rejected') return `${amount(whole, code, 6)} ${code}`;
  return vndAmount === null ? `${amount(expectedAmount, code, 6)} ${code}` : `${amount(vndAmount, dong)} ${dong}`;
}

/** What arrives, or what came back, and by when. */
function Hero({ order }: { order: Transaction }) {
  const { status, step, deadline } = order;
  return (
    <section role="status" className="pt-1 pb-2 text-center">
      <div className="grid place-items-center">
        <ProgressPicture step={step} steps={withdrawalSteps(order)} />
      </div>
      <h2 className="mt-3 text-bar font-semibold">{stepWords(step)}</h2>
      <p className="mt-1 text-price font-bold tracking-tight break-words">{shownSum(order)}</p>
      {status !== 'rejected' && <InWords vnd={order.vndAmount} />}
      {status === 'processing' && deadline !== null && (
        <p className="mt-1 text-row text-pretty text-soft">{t('withdrawals.by', { time: date(deadline, 'moment') })}</p>
      )}
      {step === 'unknown' && <p className="mt-1 text-note text-pretty text-faint">{t('withdrawals.unknownText')}</p>}
      {status === 'rejected' && <p className="mt-1 text-row text-pretty text-soft">{t('withdrawals.returned')}</p>}
      {order.reason !== null && order.reason !== 'own-cancel' && (
        <p className="mt-3 rounded-field bg-raised px-4 py-3 text-row text-pretty break-words">
          <span className="block text-note text-soft">{t('withdrawals.reason')}</span>
          {order.reason}
        </p>
      )}
    </section>
  );
}

function Facts({ order }: { order: Transaction }) {
  const { currencyCode: code, address, chain, bankName, cardNo, txid, orderNo, vndPerUsdt } = order;
  return (
    <Card className="mt-3 px-4 py-2">
      <dl>
        {address !== null && (
          <CopyRow name={`${t('withdrawals.to')} · ${chain}`} value={address}>
            <GroupedAddress address={address} />
          </CopyRow>
        )}
        {bankName !== null && (
          <Fact name={t('withdrawals.to')}>
            {bankName} {cardNo}
          </Fact>
        )}
        <Fact name={t('withdrawals.amount')}>
          {amount(order.amount, code, 6)} {code}
        </Fact>
        <Fact name={t('withdrawals.fee', { share: share(Number(order.fee) / Number(order.amount)) })}>
          {amount(order.fee, code, 6)} {code}
        </Fact>
        {vndPerUsdt !== null && (
          <Fact name={t('withdrawals.afterFee')}>
            {amount(order.expectedAmount, code, 6)} {code}
          </Fact>
        )}
        {vndPerUsdt !== null && (
          <Fact name={t('withdrawals.rate')}>
            1 USDT = {number(vndPerUsdt)} {dong}
          </Fact>
        )}
        <Fact name={t('accounts.time')}>{date(order.createTime)}</Fact>
        {txid !== null && <CopyRow name={t('withdrawals.txid')} value={txid} />}
        <CopyRow name={t('withdrawals.number')} value={orderNo} />
      </dl>
    </Card>
  );
}

function CancelButton({ order }: { order: Transaction }) {
  const [intent] = useState(newIntent);
  const { submit, busy } = useSubmit(async () => {
    await confirm({
      title: t('withdrawals.cancel'),
      text: t('withdrawals.cancelText', {
        amount: `${amount(order.amount, order.currencyCode, 6)} ${order.currencyCode}`,
      }),
      confirm: t('withdrawals.cancel'),
      cancel: t('withdrawals.keep'),
    });
    try {
      await callAcknowledged(
        'POST /transaction/cancelWithdrawal/{id}',
        { params: { id: order.id }, body: {} },
        { idempotencyKey: intent },
      );
      toast(t('withdrawals.cancelDone'));
      void refresh('POST /account/list', 'GET /account/page');
    } finally {
      outdateTransactions();
    }
  });
  return (
    <Button look="leave" busy={busy} onClick={() => submit()} className="w-full">
      {t('withdrawals.cancel')}
    </Button>
  );
}

const NoOrder = () => (
  <Missing
    icon={FileSearch}
    title={t('deposits.notFound')}
    text={t('deposits.notFoundText')}
    to="pages/personal/historyList"
    query={{ tab: 'withdrawal' }}
    word={t('deposits.historyTitle')}
  />
);

/** What its owner can do now. */
function Next({ order }: { order: Transaction }) {
  return (
    <div className="mt-auto space-y-3 pt-6">
      {order.status === 'rejected' && (
        <Link
          to={order.way === 'bank' ? 'pages/withdrawal/withdrawByBank' : 'pages/withdrawal/withdrawal'}
          query={order.way === 'bank' ? {} : { currency: order.currencyCode }}
          how="replace"
          className={`${buttonClass()} w-full`}
        >
          <RotateCcw size={20} aria-hidden="true" />
          {t('withdrawals.again')}
        </Link>
      )}
      {order.cancellable && <CancelButton order={order} />}
      {order.status !== 'rejected' && (
        <Link to="pages/property/property" className={`${buttonClass('quiet')} w-full`}>
          {t('withdrawals.toAssets')}
        </Link>
      )}
      <Link
        to="pages/help/detail"
        query={{ id: 'withdrawals' }}
        className="flex min-h-11 items-center justify-center text-note font-medium text-brand"
      >
        {t('withdrawals.help')}
      </Link>
    </div>
  );
}

/** One withdrawal: what became of it so far, what is promised, and what its owner can still do. */
export function OrderView({ orderNo }: { orderNo: string }) {
  const { data: order, isError, error, refetch } = useTransaction(orderNo);
  if (orderNo === '' || isMissing(error)) return <NoOrder />;
  if (order === undefined)
    return isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <FormSkeleton />;
  return (
    <div className="gutter flex flex-1 flex-col pt-2 pb-4">
      <Hero order={order} />
      <Card className="mt-3 p-4">
        <Timeline steps={withdrawalSteps(order)} />
      </Card>
      <Facts order={order} />
      <LateSeal proof={{ orderNo: order.orderNo }} className="mt-2" />
      <Next order={order} />
    </div>
  );
}
