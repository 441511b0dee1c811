import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../design/button.tsx';
import { Empty } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';
import { Pages } from '../../../shell/lists/pages.tsx';
import { Link } from '../../../shell/routing/link.tsx';
import type { Shown } from './order-page.ts';
import { OrderRow } from './order-row.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { useOrderPages } from './spot-orders.ts';

interface OrderPagesProps {
  shown: Shown;
  symbol: string;
  icon: LucideIcon;
  none: string;
  noneText: string;
}

/** Own orders page by page, newest first. */
export function OrderPages({ shown, symbol, icon, none, noneText }: OrderPagesProps) {
  const pages = useOrderPages(shown, symbol);
  const [open, setOpen] = useState<string | null>(null);
  const nothing = (
    <Empty icon={icon} title={none} text={noneText}>
      <Link
        to="pages/currency/currency"
        query={symbol === '' ? {} : { symbol }}
        className={buttonClass('primary', 'medium')}
      >
        {t('spot.trade')}
      </Link>
    </Empty>
  );
  return (
    <>
      <Pages pages={pages} none={nothing}>
        {(rows) => (
          <ul className="divide-y divide-line/60">
            {rows.map((order) => (
              <li key={order.orderNo}>
                <OrderRow order={order} deals={shown === 'deals'} onPress={() => setOpen(order.orderNo)} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
      <OrderSheet order={pages.rows.find((order) => order.orderNo === open) ?? null} onClose={() => setOpen(null)} />
    </>
  );
}
