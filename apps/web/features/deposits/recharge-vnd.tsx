import { Landmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { buttonClass } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { Empty, ErrorState, SkeletonCard } from '../../design/states.tsx';
import { amount, inWords } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { AmountField } from '../../shell/amounts/amount-field.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { useUser } from '../../shell/session/session.ts';
import { usdtFor, vndTyped } from './forms/amounts.ts';
import { PayAccountCard, type PayAccount } from './forms/pay-account.tsx';
import { ReportFoot } from './forms/report-parts.tsx';
import { useVndReport, type VndTerms as Terms } from './forms/use-vnd-report.ts';
import { WayFacts } from './parts/way-card.tsx';
import { plainAmount, rateLine, vndCode } from './parts/rate.ts';
import { CertifyGate } from './parts/certify-gate.tsx';

/** So often the rate is asked for while the form is open: what is shown is what a report gets. */
const rateAgeMs = 60_000;
const StepTitle = ({ at, children }: { at: number; children: ReactNode }) => (
  <h2 className="mb-3 flex items-center gap-2.5 text-bar font-semibold">
    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-note font-bold text-brand">
      {at}
    </span>
    {children}
  </h2>
);

/** What the dong become, while they are typed. */
function Becomes({ vnd, terms }: { vnd: string; terms: Terms }) {
  return (
    <div aria-live="polite" className="rounded-card bg-surface p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-note text-soft">{t('deposits.becomes')}</span>
        <span className="text-large font-bold">
          ≈ {amount(usdtFor(vnd, terms.vndPerUsdt) ?? '0')}{' '}
          <span className="text-note font-medium text-faint">USDT</span>
        </span>
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-note">
        <span className="text-soft">{t('exchange.rate')}</span>
        <span>{rateLine(terms.vndPerUsdt)}</span>
      </p>
      <p className="mt-2 text-caption text-pretty text-faint">
        {t('deposits.rateHeld', { minutes: terms.rateValidMinutes })}
      </p>
    </div>
  );
}

interface FormProps {
  terms: Terms;
  account: PayAccount;
  onChoose: (id: string) => void;
}
interface PayPartProps extends FormProps {
  /** As typed, in the form of the wire. */
  vnd: string;
  /** Where it is typed. */
  children: ReactNode;
}

/** What it costs, how much, and where to pay. */
function PayPart({ terms, account, onChoose, vnd, children }: PayPartProps) {
  const user = useUser();
  return (
    <>
      <WayFacts
        minimum={plainAmount(terms.minimumVnd, 'VND')}
        fee={t('deposits.free')}
        arrival={t('deposits.afterReview')}
        className="mb-5 rounded-card bg-surface px-4 py-3"
      />
      <StepTitle at={1}>{t('deposits.payTo')}</StepTitle>
      <div className="mb-4 space-y-4">{children}</div>
      <PayAccountCard
        accounts={terms.accounts}
        account={account}
        reference={`CANDOR ${user?.userId ?? ''}`}
        vnd={vnd}
        onChoose={onChoose}
      />
      <div className="mt-6">
        <StepTitle at={2}>{t('deposits.tell')}</StepTitle>
      </div>
    </>
  );
}

interface VndFieldProps {
  minimum: string;
  vnd: string;
  field: ReturnType<ReturnType<typeof useVndReport>['field']>;
}

/** The dong that were paid; large sums are said once more in words, as a nought too many is easily missed. */
function VndField({ minimum, vnd, field }: VndFieldProps) {
  const minimumOf = t('deposits.minimumOf', { amount: plainAmount(minimum, 'VND') });
  return (
    <AmountField
      decimals={0}
      read={vndTyped}
      label={t('funds.amount')}
      inputMode="numeric"
      placeholder="0"
      hint={`${minimumOf}${/^\d{4,}$/.test(vnd) ? ` · ${inWords(vnd)} ${vndCode}` : ''}`}
      after={<span className="pr-3 text-row font-semibold text-soft">{vndCode}</span>}
      {...field}
    />
  );
}

const usualVnd = ['1000000', '2000000', '5000000', '10000000'];

/** Sums that are paid often, one press each: written in words, a nought too many can't slip in. */
function UsualSums({ minimum, onChoose }: { minimum: string; onChoose: (vnd: string) => void }) {
  const look = 'press relative min-h-9 whitespace-nowrap rounded-chip bg-surface px-2 text-note font-medium text-soft';
  return (
    <div className="flex flex-wrap gap-1.5">
      {usualVnd
        .filter((vnd) => Number(vnd) >= Number(minimum))
        .map((vnd) => (
          <button
            key={vnd}
            type="button"
            onClick={() => onChoose(vnd)}
            className={`${look} after:absolute after:-inset-y-1`}
            style={{ flex: '1 0 auto' }}
          >
            {inWords(vnd)}
          </button>
        ))}
    </div>
  );
}

function Form({ terms, account, onChoose }: FormProps) {
  const form = useVndReport(terms, account);
  const vnd = vndTyped(form.draft.amount);
  return (
    <form onSubmit={form.onSubmit} noValidate className="gutter pt-2 pb-5">
      <PayPart terms={terms} account={account} onChoose={onChoose} vnd={vnd}>
        <VndField minimum={terms.minimumVnd} vnd={vnd} field={form.field('amount')} />
        <UsualSums minimum={terms.minimumVnd} onChoose={(sum) => form.set('amount', sum)} />
        <Becomes vnd={vnd} terms={terms} />
      </PayPart>
      <div className="space-y-4">
        <Field
          label={t('deposits.remitterName')}
          autoComplete="name"
          autoCapitalize="characters"
          maxLength={80}
          {...form.field('remitterName')}
        />
        <Field label={t('deposits.fromBank')} autoComplete="off" maxLength={80} {...form.field('bankName')} />
        <Field
          label={t('deposits.cardNo')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...form.field('cardNo')}
        />
        <ReportFoot busy={form.busy} error={form.errors.screenshot} onPictures={form.onPictures} />
      </div>
    </form>
  );
}

function Loaded() {
  const { data, error, refetch } = useCall('GET /transaction/getRechargeBankAccount', undefined, {
    refetchInterval: rateAgeMs,
  });
  const [chosen, choose] = useState('');
  if (data === undefined)
    return error === null ? (
      <div className="gutter space-y-4 pt-2">
        <SkeletonCard className="h-16" />
        <SkeletonCard className="h-75" />
        <SkeletonField />
      </div>
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  const account = data.accounts.find(({ id }) => id === chosen) ?? data.accounts[0];
  if (account !== undefined) return <Form terms={data} account={account} onChoose={choose} />;
  return (
    <div className="my-auto">
      <Empty icon={Landmark} title={t('deposits.noAccounts')} text={t('deposits.noAccountsText')}>
        <Link to="pages/recharge/recharge" how="replace" className={buttonClass('primary', 'medium')}>
          {t('deposits.otherWay')}
        </Link>
      </Empty>
    </div>
  );
}

/** A bank transfer in VND: where to pay, what it becomes, and the report with its screenshot. */
export function RechargeVndPage() {
  return (
    <CertifyGate>
      <Loaded />
    </CertifyGate>
  );
}
