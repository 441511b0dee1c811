import { Field } from '../../design/field.tsx';
import { ErrorState, SkeletonCard, SkeletonField } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useCall } from '../../shell/client/query.ts';
import { decimalTyped } from '../../shell/funds/amount-typed.ts';
import { amountIssue } from './forms/amounts.ts';
import { amountWords, ReportFoot } from './forms/report-parts.tsx';
import { useReport, type ReportDraft } from './forms/use-report.ts';
import { CertifyGate } from './parts/certify-gate.tsx';
import { plainAmount, type Currency } from './parts/bonus-line.tsx';
import { WayFacts } from './parts/way-card.tsx';

interface Draft extends ReportDraft { remitterAddress: string; txid: string }
const txidPattern = /^[0-9a-f]{64}$/i;

function useUsdtReport({ minimum, decimals }: Currency) {
  return useReport<Draft>({
    name: 'usdt', initial: { amount: '', remitterAddress: '', txid: '', screenshot: '' },
    check: ({ amount, txid }) => ({
      amount: amountWords(amountIssue(decimalTyped(amount), decimals, minimum), plainAmount(minimum, 'USDT'), decimals),
      txid: txid.trim() === '' || txidPattern.test(txid.trim()) ? undefined : t('deposits.txidInvalid'),
    }),
    send: ({ amount, remitterAddress, txid, screenshot }, idempotencyKey) => call('POST /transaction/recharge', {
      body: {
        currencyCode: 'USDT', chain: 'TRC20', amount: decimalTyped(amount), screenshot,
        ...(txid.trim() === '' ? {} : { txid: txid.trim() }), ...(remitterAddress.trim() === '' ? {} : { remitterAddress: remitterAddress.trim() }),
      },
    }, { quiet: true, idempotencyKey }),
  });
}

function Form({ usdt }: { usdt: Currency }) {
  const form = useUsdtReport(usdt);
  return (
    <form onSubmit={form.onSubmit} noValidate className="pb-5">
      <div className="gutter pt-2 space-y-4">
        <WayFacts minimum={plainAmount(usdt.minimum, 'USDT')} fee={t('deposits.free')} arrival={t('deposits.afterReview')} className="rounded-card bg-surface px-4 py-3" />
        <Field
          label={t('deposits.amount')} inputMode="decimal" autoComplete="off" placeholder="0" hint={t('deposits.minimumOf', { amount: plainAmount(usdt.minimum, 'USDT') })}
          after={<span className="pr-3 text-row font-semibold text-soft">USDT</span>} {...form.field('amount')}
        />
        <Field label={t('deposits.remitterAddress')} autoComplete="off" maxLength={80} placeholder="T…" {...form.field('remitterAddress')} />
        <Field label={t('deposits.txid')} autoComplete="off" maxLength={80} hint={t('deposits.txidHint')} {...form.field('txid')} />
        <ReportFoot busy={form.busy} error={form.errors.screenshot} onPictures={form.onPictures} />
      </div>
    </form>
  );
}

function Loaded() {
  const { data, error, refetch } = useCall('GET /portal/currency/chargeCurrencyList');
  const usdt = data?.find(({ currencyCode }) => currencyCode === 'USDT');
  if (usdt !== undefined) return <Form usdt={usdt} />;
  return error === null ? <div className="gutter space-y-4 pt-2"><SkeletonCard className="h-16" /><SkeletonField /><SkeletonField /><SkeletonField /></div> : <ErrorState text={error.message} onRetry={() => void refetch()} />;
}

/** Reports USDT that was sent, with its screenshot. */
export function RechargeNewPage() {
  return <CertifyGate><Loaded /></CertifyGate>;
}
