import { useEffect, useState } from 'react';
import { dayMs } from '@candor/core/platform-day.ts';
import { Button } from '../../../design/button.tsx';
import { Fact } from '../../../design/list.tsx';
import { ShareSlider } from '../../../design/share-slider.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { amount, date, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { AmountField } from '../../../shell/amounts/amount-field.tsx';
import { TopUpButton } from '../../../shell/funds/top-up.tsx';
import { IncomeCalendar } from '../income/income-calendar.tsx';
import { daysOf, dividendOf, exact, gained, isLock, paymentsOf, shareOf, type Product } from '../model.ts';
import { limitWords, type Issue } from './purchase-draft.ts';
import { usePurchase } from './use-purchase.ts';

interface ConfirmProps {
  product: Product;
  value: string;
  /** When it was asked: the calendar counts from here. */
  now: number;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onBuy: () => void;
}

const LockedNote = ({ product }: { product: Product }) => (
  <p className="mt-3 text-note text-pretty text-soft">
    {t('earn.lockedNote', { days: t('earn.days', { count: daysOf(product) }) })}
  </p>
);

/** All that follows from the purchase, before it is made. */
function ConfirmSheet({ product, value, now, open, busy, onClose, onBuy }: ConfirmProps) {
  const { currencyCode: currency, penaltyRate } = product;
  const plan = paymentsOf(product, value, now);
  const penalty = share(shareOf(penaltyRate), 4);
  return (
    <Sheet open={open} onClose={onClose} title={t('earn.buyTitle')}>
      <dl className="rounded-field bg-raised px-4 py-2">
        <Fact name={t('earn.principal')}>
          <strong>
            {exact(value, currency)} {currency}
          </strong>
        </Fact>
        <Fact name={t('earn.wholeIncome')}>
          <strong className="text-up">
            {gained(plan?.whole, currency)} {currency}
          </strong>
        </Fact>
        {dividendOf(product) === 'daily' && (
          <Fact name={t('earn.dailyIncome')}>
            {gained(plan?.daily, currency)} {currency}
          </Fact>
        )}
        <Fact name={t('earn.endTime')}>{date(now + daysOf(product) * dayMs, 'full')}</Fact>
        <Fact name={t('earn.penalty')}>
          {t(isLock(product) ? 'earn.penaltyOfPrincipal' : 'earn.penaltyPerDay', { rate: penalty })}
        </Fact>
      </dl>
      {plan !== null && <ExitCosts plan={plan} currency={currency} />}
      <LockedNote product={product} />
      <h3 className="mt-4 mb-2 text-row font-semibold">{t('earn.calendar')}</h3>
      {plan !== null && <IncomeCalendar payments={plan.payments} />}
      <div className="sticky -mx-4 bg-surface px-4 pt-3 pb-4" style={{ bottom: '-1rem' }}>
        <Button busy={busy} onClick={onBuy} className="w-full">
          {t('earn.confirmBuy', { amount: exact(value, currency), currency })}
        </Button>
      </div>
    </Sheet>
  );
}

function issueWords(issue: Issue | null, limits: ReturnType<typeof limitWords>): string | undefined {
  if (issue === 'range') return t('earn.notMet', limits);
  return issue === 'balance' ? t('earn.tooMuch') : undefined;
}

interface HowMuchProps {
  product: Product;
  purchase: ReturnType<typeof usePurchase>;
  disabled: boolean;
}

/** The amount: typed, or as a share of what can be bought. */
function HowMuch({ product, purchase, disabled }: HowMuchProps) {
  const { typed, issue, balance, percent, change, chooseShare } = purchase;
  const limits = limitWords(product);
  const { currency } = limits;
  return (
    <>
      <AmountField
        decimals={2}
        label={t('earn.amount')}
        placeholder={`${limits.min} – ${limits.max}`}
        value={typed}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
        error={issueWords(issue, limits)}
        hint={t('earn.available', { amount: amount(balance, currency), currency })}
        after={<span className="px-3 text-note text-faint">{currency}</span>}
      />
      {issue === 'balance' && <TopUpButton className="mt-2 w-full" />}
      <ShareSlider
        label={t('earn.amount')}
        percent={percent}
        disabled={disabled || Number(balance ?? '0') === 0}
        tone="brand"
        onChange={chooseShare}
      />
    </>
  );
}

/** What it brings. */
function Income({ plan, currency }: { plan: ReturnType<typeof paymentsOf>; currency: string }) {
  return (
    <dl className="mt-3 border-t border-line pt-2">
      <Fact name={t('earn.dailyIncome')}>{plan === null ? '—' : `${gained(plan.daily, currency)} ${currency}`}</Fact>
      <Fact name={t('earn.wholeIncome')}>
        {plan === null ? (
          '—'
        ) : (
          <strong className="text-up">
            {gained(plan.whole, currency)} {currency}
          </strong>
        )}
      </Fact>
    </dl>
  );
}

/** What leaving at once costs beside all that there is to earn: said before the purchase, not at the end. */
function ExitCosts({ plan, currency }: { plan: NonNullable<ReturnType<typeof paymentsOf>>; currency: string }) {
  const loses = Number(plan.earlyExit) > Number(plan.whole);
  const words = { penalty: exact(plan.earlyExit, currency), income: exact(plan.whole, currency), currency };
  return (
    <p className={`mt-1 text-note text-pretty ${loses ? 'text-warn' : 'text-soft'}`}>{t('earn.exitCosts', words)}</p>
  );
}

function buyWord({ paused, soldOut }: Product) {
  if (paused) return 'earn.paused';
  return soldOut ? 'earn.soldOut' : 'earn.buy';
}

/** How much, what it brings, and the purchase. */
export function PurchaseForm({ product }: { product: Product }) {
  const { currencyCode: currency, paused } = product;
  const soldOut = paused || product.soldOut;
  const purchase = usePurchase(product);
  const { value, issue, ready, order } = purchase;
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const { submit, busy, renew } = useSubmit(order);
  useEffect(renew, [renew, value]);
  const plan = issue === null ? paymentsOf(product, value, 0) : null;
  return (
    <section className="mx-4 mt-3 rounded-card bg-surface p-4">
      <HowMuch product={product} purchase={purchase} disabled={soldOut} />
      <Income plan={plan} currency={currency} />
      {plan !== null && <ExitCosts plan={plan} currency={currency} />}
      <Button disabled={!ready || soldOut} onClick={() => setAskedAt(Date.now())} className="mt-3 w-full">
        {t(buyWord(product))}
      </Button>
      <ConfirmSheet
        product={product}
        value={value}
        now={askedAt ?? 0}
        open={askedAt !== null}
        busy={busy}
        onClose={() => setAskedAt(null)}
        onBuy={submit}
      />
    </section>
  );
}
