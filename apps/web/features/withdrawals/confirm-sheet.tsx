import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { Fact } from '../../design/list.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { amount, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useNow } from '../../shell/client/use-now.ts';
import { decimalTyped } from '../../shell/amounts/amount-typed.ts';
import { deadlineFrom } from './amount-part.tsx';
import type { WithdrawalState } from './form/use-withdrawal.ts';
import { InWords } from './in-words.tsx';
import { dong } from './payout-preview.ts';

interface ConfirmProps {
  state: WithdrawalState;
  toCard?: boolean;
  warning: string;
  children: ReactNode;
}

/** @param whole the amount with its currency */
function Facts({ state: { terms, come }, toCard, whole }: { state: WithdrawalState; toCard: boolean; whole: string }) {
  const code = terms.currencyCode;
  const now = useNow();
  return (
    <dl className="mt-3 rounded-field bg-raised px-4 py-2">
      <Fact name={t('withdrawals.amount')}>{whole}</Fact>
      <Fact name={t('withdrawals.fee', { share: share(terms.feeRate) })}>
        {amount(come.fee, code, 6)} {code}
      </Fact>
      {toCard && (
        <Fact name={t('withdrawals.afterFee')}>
          {amount(come.expected, code, 6)} {code}
        </Fact>
      )}
      <Fact name={t('withdrawals.promise')}>{deadlineFrom(now, terms.arrivalHoursMax)}</Fact>
    </dl>
  );
}

/** Everything once more before it goes: where to in full, what it costs, what arrives and by when. */
export function ConfirmSheet({ state, toCard = false, warning, children }: ConfirmProps) {
  const { form, terms, come, reviewing, busy, look, send } = state;
  const code = terms.currencyCode;
  const whole = `${amount(decimalTyped(form.draft.amount), code, 6)} ${code}`;
  return (
    <Sheet open={reviewing} onClose={look} title={t('withdrawals.reviewTitle')}>
      <p className="text-note text-soft">{t('withdrawals.receive')}</p>
      <p className="text-hero font-bold tracking-tight">
        {toCard ? amount(come.vnd, dong) : amount(come.expected, code, 6)}{' '}
        <span className="text-row font-medium text-faint">{toCard ? dong : code}</span>
      </p>
      {toCard && <InWords vnd={come.vnd} />}
      <div className="mt-4 rounded-field bg-raised p-4">{children}</div>
      <Facts state={state} toCard={toCard} whole={whole} />
      <p className="mt-3 flex gap-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
        <TriangleAlert size={20} aria-hidden="true" className="shrink-0" />
        {warning}
      </p>
      <Button busy={busy} onClick={() => send()} className="sticky bottom-0 mt-4 w-full">
        {t('withdrawals.send', { amount: whole })}
      </Button>
    </Sheet>
  );
}
