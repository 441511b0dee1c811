import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../design/button.tsx';
import { Empty, ErrorState, SkeletonRows } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { OrderRow } from './order-row.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { useOrderPages, type Shown } from './spot-orders.ts';
import { hasDeals } from './standing.ts';

interface OrderPagesProps {
  status: Shown;
  /** Only those that have met something, told by what was dealt. */
  deals?: boolean;
  symbol: string;
  icon: LucideIcon;
  none: string;
  noneText: string;
}

/** Own orders page by page, newest first. */
export function OrderPages({ status, deals = false, symbol, icon, none, noneText }: OrderPagesProps) {
  const { rows: all, isPending, isError, error, refetch, sentinel, isFetchingNextPage, hasNextPage } = useOrderPages(status, symbol);
  const [shown, setShown] = useState<string | null>(null);
  const rows = deals ? all.filter(hasDeals) : all;
  if (isPending) return <SkeletonRows />;
  if (isError && all.length === 0) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (rows.length === 0 && !hasNextPage) {
    return (
      <Empty icon={icon} title={none} text={noneText}>
        <Link to="pages/currency/currency" query={symbol === '' ? {} : { symbol }} className={buttonClass('primary', 'medium')}>{t('spot.trade')}</Link>
      </Empty>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line/60">{rows.map((order) => <li key={order.orderNo}><OrderRow order={order} deals={deals} onPress={() => setShown(order.orderNo)} /></li>)}</ul>
      <div ref={sentinel} />
      {isFetchingNextPage && <SkeletonRows count={2} />}
      <OrderSheet order={all.find((order) => order.orderNo === shown) ?? null} onClose={() => setShown(null)} />
    </>
  );
}
