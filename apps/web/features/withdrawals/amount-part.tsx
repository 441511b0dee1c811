import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { Fact } from '../../design/list.tsx';
import { amount, date, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useNow } from '../../shell/client/use-now.ts';
import { AmountField } from '../../shell/amounts/amount-field.tsx';
import { Link } from '../../shell/routing/link.tsx';
import type { WithdrawalState } from './form/use-withdrawal.ts';
import { InWords } from './in-words.tsx';
import { dong } from './payout-preview.ts';

const hourMs = 3_600_000;

/** By when it arrives if it is sent now. */
export const deadlineFrom = (now: number, hours: number): string => date(now + hours * hourMs, 'moment');

/** What arrives, after the fee, and by when. */
export function Summary({ state, toCard }: { state: WithdrawalState; toCard: boolean }) {
  const { come, terms } = state;
  const { currencyCode: code, feeRate, arrivalHoursMax } = terms;
  const known = come.expected !== null;
  const now = useNow();
  return (
    <section aria-live="polite" className="rounded-card bg-surface p-4">
      <dl>
        <Fact name={t('withdrawals.fee', { share: share(feeRate) })}>
          {known ? `${amount(come.fee, code, 6)} ${code}` : '—'}
        </Fact>
        {toCard && (
          <Fact name={t('withdrawals.afterFee')}>{known ? `${amount(come.expected, code, 6)} ${code}` : '—'}</Fact>
        )}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-row text-soft">{t('withdrawals.receive')}</dt>
          <dd className={`ml-auto text-title font-bold ${known ? 'text-ink' : 'text-faint'}`}>
            {toCard ? amount(known ? come.vnd : '0', dong) : amount(known ? come.expected : '0', code, 6)}{' '}
            <span className="text-row font-medium text-faint">{toCard ? dong : code}</span>
          </dd>
        </div>
      </dl>
      {toCard && <InWords vnd={come.vnd} className="text-right" />}
      <p className="mt-2 text-note text-pretty text-faint">
        {t('withdrawals.by', { time: deadlineFrom(now, arrivalHoursMax) })}
      </p>
    </section>
  );
}

function HowMuch({ state: { form, terms, typeMost } }: { state: WithdrawalState }) {
  const code = terms.currencyCode;
  return (
    <AmountField
      {...form.field('amount')}
      decimals={2}
      label={t('withdrawals.amount')}
      placeholder={amount(terms.minimum, code, 0)}
      hint={
        <span className="flex flex-wrap justify-between gap-x-3">
          <span>
            {t('withdrawals.minimum')} {amount(terms.minimum, code, 0)} {code}
          </span>
          {terms.dayMax !== null && (
            <span>{t('withdrawals.dayMost', { amount: `${amount(terms.dayMax, code, 0)} ${code}` })}</span>
          )}
          <span>{t('funds.available', { amount: `${amount(terms.available, code)} ${code}` })}</span>
        </span>
      }
      after={
        <>
          <span className="text-row text-faint">{code}</span>
          <Button look="plain" size="medium" onClick={typeMost}>
            {t('funds.max')}
          </Button>
        </>
      }
    />
  );
}

function FundPassword({ state: { form } }: { state: WithdrawalState }) {
  return (
    <div>
      <PasswordField
        {...form.field('fundPasswd')}
        label={t('withdrawals.password')}
        autoComplete="off"
        maxLength={64}
      />
      <Link
        to="pages/setting/setFundPassword"
        query={{ by: 'code' }}
        className="inline-flex min-h-11 items-center text-note font-medium text-brand"
      >
        {t('auth.forgot')}
      </Link>
    </div>
  );
}

/** How much, and the fund password. */
export function AmountPart({ state, toCard = false }: { state: WithdrawalState; toCard?: boolean }) {
  const { form, terms } = state;
  return (
    <div className="mt-4 space-y-4">
      <HowMuch state={state} />
      <Summary state={state} toCard={toCard} />
      {terms.totp && (
        <Field
          {...form.field('totp')}
          label={t('withdrawals.totp')}
          hint={t('withdrawals.totpHint')}
          autoComplete="one-time-code"
          maxLength={32}
        />
      )}
      <FundPassword state={state} />
    </div>
  );
}
