import { Field } from '../../design/field.tsx';
import { PickField } from '../../shell/routing/pick-field.tsx';
import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useCall } from '../../shell/client/query.ts';
import { AmountField } from '../../shell/amounts/amount-field.tsx';
import { navigate } from '../../shell/routing/hash.ts';
import { takeLocation } from '../../shell/session/location-choice.ts';
import { emptyUsdt, usdtIssues, usdtReport, type UsdtDraft } from './forms/report-drafts.ts';
import { ReportFoot } from './forms/report-parts.tsx';
import { useReport } from './forms/use-report.ts';
import { CertifyGate } from './parts/certify-gate.tsx';
import type { Currency } from './parts/bonus-line.tsx';
import { plainAmount } from './parts/rate.ts';
import { WayFacts } from './parts/way-card.tsx';

function useUsdtReport(usdt: Currency) {
  return useReport<UsdtDraft>({
    name: 'usdt',
    initial: emptyUsdt,
    start: () => ({ companyAddress: takeLocation()?.name }),
    check: (draft) => usdtIssues(draft, usdt),
    send: (draft, idempotencyKey) =>
      call('POST /transaction/recharge', { body: usdtReport(draft) }, { quiet: true, idempotencyKey }),
  });
}

/** What tells the transfer from others. */
function Transfer({ form }: { form: ReturnType<typeof useUsdtReport> }) {
  return (
    <>
      <Field label={t('deposits.network')} value={t('deposits.tron')} readOnly />
      <Field label={t('deposits.payer')} autoComplete="name" maxLength={80} {...form.field('payer')} />
      <Field
        label={t('deposits.remitterAddress')}
        autoComplete="off"
        maxLength={80}
        placeholder="T…"
        {...form.field('remitterAddress')}
      />
      <PickField
        label={t('deposits.companyAddress')}
        value={form.draft.companyAddress}
        placeholder={t('deposits.companyChoose')}
        onOpen={() => navigate('pages/system/choose-location')}
      />
      <Field
        label={t('deposits.txid')}
        autoComplete="off"
        maxLength={80}
        hint={t('deposits.txidHint')}
        {...form.field('txid')}
      />
    </>
  );
}

function Form({ usdt }: { usdt: Currency }) {
  const form = useUsdtReport(usdt);
  return (
    <form onSubmit={form.onSubmit} noValidate className="pb-5">
      <div className="gutter pt-2 space-y-4">
        <WayFacts
          minimum={plainAmount(usdt.minimum, 'USDT')}
          fee={t('deposits.free')}
          arrival={t('deposits.afterReview')}
          className="rounded-card bg-surface px-4 py-3"
        />
        <AmountField
          decimals={2}
          label={t('deposits.amount')}
          placeholder="0"
          hint={t('deposits.minimumOf', { amount: plainAmount(usdt.minimum, 'USDT') })}
          after={<span className="pr-3 text-row font-semibold text-soft">USDT</span>}
          {...form.field('amount')}
        />
        <Transfer form={form} />
        <ReportFoot busy={form.busy} error={form.errors.screenshot} onPictures={form.onPictures} />
      </div>
    </form>
  );
}

function Loaded() {
  const { data, error, refetch } = useCall('GET /portal/currency/chargeCurrencyList');
  const usdt = data?.find(({ currencyCode }) => currencyCode === 'USDT');
  if (usdt !== undefined) return <Form usdt={usdt} />;
  return error === null ? (
    <div className="gutter space-y-4 pt-2">
      <SkeletonCard className="h-16" />
      <SkeletonField />
      <SkeletonField />
      <SkeletonField />
    </div>
  ) : (
    <ErrorState text={error.message} onRetry={() => void refetch()} />
  );
}

/** Reports USDT that was sent, with its screenshot. */
export function RechargeNewPage() {
  return (
    <CertifyGate>
      <Loaded />
    </CertifyGate>
  );
}
