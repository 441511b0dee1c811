import { PiggyBank } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Empty, ErrorState, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { Link } from '../../shell/routing/link.tsx';
import type { Product } from './model.ts';
import { ProductCard } from './product-card.tsx';

const loadRisk = () => import('../../shell/risk/load-risk-lines.ts').then((m) => m.loadEarnRisk());

interface CardsProps {
  products: readonly Product[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Cards of products, with what stands in their place until they are there. */
export function ProductCards({ products, error, onRetry }: CardsProps) {
  if (products === undefined) {
    return error === null ? (
      <div className="gutter space-y-3">
        {[1, 2, 3].map((each) => (
          <SkeletonCard key={each} className="h-35" />
        ))}
      </div>
    ) : (
      <ErrorState text={error.message} onRetry={onRetry} />
    );
  }
  if (products.length === 0) {
    return (
      <Empty icon={PiggyBank} title={t('earn.noProducts')} text={t('earn.noProductsText')}>
        <Link to="pages/quotation/quotation" className={buttonClass('quiet', 'medium')}>
          {t('earn.lookAtMarket')}
        </Link>
      </Empty>
    );
  }
  return (
    <div className="gutter">
      <LatePart load={loadRisk} waiting={<div className="h-12" />} part={{}} quiet />
      <ul className="mt-2 grid gap-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LockProducts() {
  const { data, error, refetch } = useCall('GET /lockMining/products');
  return <ProductCards products={data} error={error} onRetry={() => void refetch()} />;
}

export function WealthProducts() {
  const { data, error, refetch } = useCall('GET /product/page', { query: { limit: 100 } });
  return <ProductCards products={data?.list} error={error} onRetry={() => void refetch()} />;
}

/** All lock-mining products. */
export const ProductListPage = () => (
  <div className="py-3">
    <LockProducts />
  </div>
);

/** All older wealth products. */
export const WealthListPage = () => (
  <div className="py-3">
    <WealthProducts />
  </div>
);
