import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useNow } from '../../../shell/client/use-now.ts';
import { Choice, Destinations } from './choice.tsx';
import type { BankCard } from './destination.ts';
import type { DestinationForm } from '../form/use-withdrawal.ts';

export const addCardPath = 'pages/bank/addBankCard';

/** One of the customer's own bank cards. */
export function CardChoice({
  form: { draft, errors, set },
  cards,
}: {
  form: DestinationForm;
  cards: readonly BankCard[];
}) {
  const now = useNow();
  return (
    <Destinations
      label={t('withdrawals.toCard')}
      addPath={addCardPath}
      addWord={t('withdrawals.newCard')}
      error={errors.to}
    >
      {cards.map((each) => {
        const waits = each.usableTime > now;
        return (
          <Choice
            key={each.id}
            chosen={each.id === draft.to}
            disabled={waits}
            onChoose={() => set('to', each.id)}
            title={`${each.bankName} ${each.cardNo}`}
            note={
              waits ? (
                t('wallets.usableFrom', { time: date(each.usableTime, 'moment') })
              ) : (
                <span className="uppercase">{each.username}</span>
              )
            }
          />
        );
      })}
    </Destinations>
  );
}
