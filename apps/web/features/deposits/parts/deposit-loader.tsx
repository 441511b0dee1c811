import { FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton, SkeletonCard } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';
import { useTransaction } from '../../../shell/funds/transactions.ts';
import type { TransactionDetail } from '../model.ts';
import { orderNoIn, usePlace } from '../../../shell/routing/hash.ts';
import { isMissing, Missing } from '../../../shell/routing/missing.tsx';

const Waits = () => (
  <div role="status" aria-label={t('shell.loading')} className="gutter space-y-3 pt-2">
    <div className="grid place-items-center gap-2 pb-1">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-12 w-56" />
    </div>
    <SkeletonCard className="h-44" />
    <SkeletonCard className="h-75" />
  </div>
);

/** The transaction that the address names, once it has come; else what stands in its place. */
export function DepositLoader({ children }: { children: (deposit: TransactionDetail) => ReactNode }) {
  const orderNo = orderNoIn(usePlace());
  const { data, error, refetch } = useTransaction(orderNo);
  if (orderNo === '' || isMissing(error))
    return (
      <Missing
        icon={FileSearch}
        title={t('deposits.notFound')}
        text={t('deposits.notFoundText')}
        to="pages/personal/historyList"
        word={t('deposits.historyTitle')}
      />
    );
  if (data !== undefined) return children(data);
  return error === null ? <Waits /> : <ErrorState text={error.message} onRetry={() => void refetch()} />;
}
