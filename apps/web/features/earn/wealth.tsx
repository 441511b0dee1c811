import { ReceiptText } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { TwoColumns } from '../../shell/on-screen/two-columns.tsx';
import { t } from '../../locales/i18n.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { ActiveOrders } from './active-orders.tsx';
import { WealthOrderDetail } from './order-detail.tsx';
import { OrderLists } from './order-lists.tsx';
import { WealthProducts } from './product-lists.tsx';

/** The older wealth products and the way to the own orders of them. */
export function WealthPage() {
  return (
    <div className="pt-2 pb-5">
      <TwoColumns
        first={
          <>
            <section className="mx-4 rounded-card bg-banner p-4">
              <p className="text-row text-pretty text-soft">{t('earn.wealthIntro')}</p>
              <Link to="pages/wealth/wealthOrder" className={`${buttonClass('faded', 'medium')} mt-3 w-full`}>
                <ReceiptText size={18} aria-hidden="true" />
                {t('earn.mine')}
              </Link>
            </section>
            <ActiveOrders kind="wealth" />
          </>
        }
        second={
          <>
            <h2 className="gutter mt-5 mb-2 text-bar font-semibold rail:mt-0">{t('earn.products')}</h2>
            <WealthProducts />
          </>
        }
      />
    </div>
  );
}

/** With `?id=` one order, else all own ones. */
export function WealthOrderPage() {
  const id = usePlace().query.get('id');
  return id === null ? <OrderLists kind="wealth" /> : <WealthOrderDetail id={id} />;
}
