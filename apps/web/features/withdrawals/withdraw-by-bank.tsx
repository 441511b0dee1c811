import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Empty, ErrorState } from '../../design/states.tsx';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { NewWaits } from '../../shell/payouts/new-waits.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { AmountPart } from './amount-part.tsx';
import { BonusLine } from './bonus-line.tsx';
import { addCardPath, CardChoice } from './destination/card-choice.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { toCard, type BankCard } from './destination/destination.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { Blocker } from './blocker.tsx';
import { useTerms } from './use-terms.ts';
import { useWithdrawal } from './form/use-withdrawal.ts';
import { blockerOf, type Terms } from './payout-preview.ts';

function CardForm({ terms, cards }: { terms: Terms; cards: readonly BankCard[] }) {
  const [openedAt] = useState(Date.now);
  const state = useWithdrawal({ form: 'card-withdrawal', terms, destination: toCard(cards, openedAt) });
  const { draft } = state.form;
  const card = cards.find(({ id }) => id === draft.to);
  return (
    <form onSubmit={state.form.onSubmit} noValidate className="flex flex-1 flex-col pb-4">
      <div className="gutter pt-2">
        <CardChoice form={state.form} cards={cards} />
        <NewWaits />
        <AmountPart state={state} toCard />
        <p className="text-note text-pretty text-faint">
          {t('withdrawals.rateText', { rate: number(terms.vndPerUsdt) })}
        </p>
      </div>
      <BonusLine locked={terms.bonusLocked} />
      <div className="gutter mt-auto pt-4">
        <Button type="submit" busy={state.form.busy} className="w-full">
          {t('withdrawals.review')}
        </Button>
      </div>
      <ConfirmSheet state={state} toCard warning={t('withdrawals.rateText', { rate: number(terms.vndPerUsdt) })}>
        {card !== undefined && (
          <>
            <p className="text-note text-soft">{t('withdrawals.to')}</p>
            <p className="mt-2 text-bar font-semibold">
              {card.bankName} {card.cardNo}
            </p>
            <p className="mt-0.5 text-row break-words uppercase">{card.username}</p>
            <p className="mt-0.5 text-note text-soft">{card.city}</p>
          </>
        )}
      </ConfirmSheet>
    </form>
  );
}

const NoCard = () => (
  <Empty icon={Landmark} title={t('withdrawals.noCard')} text={t('withdrawals.noCardText')}>
    <Link to={addCardPath} className={buttonClass('primary', 'medium')}>
      {t('withdrawals.newCard')}
    </Link>
  </Empty>
);

/** Withdraw to an own bank card, paid in dong. */
export function WithdrawByBankPage() {
  const terms = useTerms('USDT');
  const own = useCall('POST /player/bankAccount/detail', { body: {} });
  const [openedAt] = useState(Date.now);
  if (terms.data !== undefined && own.data !== undefined) {
    const blocker = blockerOf(terms.data, openedAt);
    if (blocker !== null) return <Blocker kind={blocker} terms={terms.data} />;
    return own.data.list.length === 0 ? <NoCard /> : <CardForm terms={terms.data} cards={own.data.list} />;
  }
  const failed = terms.error ?? own.error;
  return failed === null ? (
    <FormSkeleton />
  ) : (
    <ErrorState
      text={failed.message}
      onRetry={() => {
        void terms.refetch();
        void own.refetch();
      }}
    />
  );
}
