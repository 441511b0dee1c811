import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Headset, Landmark, Plus } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Empty, ErrorState, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { useCall } from '../../shell/client/query.ts';
import { Link } from '../../shell/routing/link.tsx';
import { CardPicture } from './card-picture.tsx';

const service = 'pages/service/service';

/** Why nothing here can be changed, and who does it. */
function ChangeNote() {
  return (
    <div className="mt-4 flex gap-3 rounded-card bg-surface p-4 pb-1">
      <Headset size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="text-note text-pretty text-soft">{t('bank-cards.changeNote')}</p>
        {hasPage(service) && (
          <Link to={service} className="flex min-h-11 items-center text-note font-semibold text-brand">
            {t('bank-cards.service')}
          </Link>
        )}
      </div>
    </div>
  );
}

const CardsSkeleton = () => (
  <div role="status" aria-label={t('shell.loading')} className="space-y-3">
    <SkeletonCard className="h-44" />
    <SkeletonCard className="h-44" />
  </div>
);

type Card = CallAnswer<'POST /player/bankAccount/detail'>['list'][number];

function Cards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0)
    return (
      <div className="flex flex-1 flex-col">
        <Empty icon={Landmark} title={t('bank-cards.none')} text={t('bank-cards.noneText')} />
      </div>
    );
  return (
    <ul className="space-y-3">
      {cards.map((card) => (
        <li key={card.id}>
          <CardPicture card={card} />
        </li>
      ))}
    </ul>
  );
}

/** The own bank cards, numbers masked. */
export function BankPage() {
  const { data, isError, error, refetch } = useCall('POST /player/bankAccount/detail', { body: {} });
  const cards = data?.list;
  return (
    <div className="gutter flex flex-1 flex-col pt-2 pb-4">
      {cards === undefined && isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {cards === undefined && !isError && <CardsSkeleton />}
      {cards !== undefined && (
        <>
          <Cards cards={cards} />
          {cards.length > 0 && <ChangeNote />}
          <div className="mt-auto pt-6">
            <Link to="pages/bank/addBankCard" className={`${buttonClass()} w-full`}>
              <Plus size={20} aria-hidden="true" />
              {t('bank-cards.add')}
            </Link>
          </div>
        </>
      )}
    </div>
  );
}
