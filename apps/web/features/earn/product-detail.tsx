import { PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Fact } from '../../design/list.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { amount, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { isMissing, Missing } from '../../shell/routing/missing.tsx';
import { gained, daysOf, dividendOf, isLock, shareOf, type Product } from './model.ts';
import { PurchaseForm } from './purchase/purchase-form.tsx';

/** How much can still be bought. */
function supplyText({ paused, soldOut, available, currencyCode: currency }: Product): string {
  if (paused) return t('earn.paused');
  return soldOut ? t('earn.soldOut') : t('earn.stillSold', { amount: amount(available, currency, 0), currency });
}

function Head({ product }: { product: Product }) {
  const { productName, dailyRate, annualRate, termRate, example } = product;
  const tile = (value: string, name: string) => (
    <div className="min-w-0 flex-1">
      <p className="text-row font-semibold">{value}</p>
      <p className="mt-0.5 text-caption text-soft">{name}</p>
    </div>
  );
  return (
    <section className="mx-4 mt-2 rounded-card bg-banner p-4">
      <p className="flex items-center gap-2 text-row font-semibold">
        {productName}
        {example && <Badge tone="warn">{t('earn.example')}</Badge>}
      </p>
      <p className="mt-3 text-hero font-bold text-up">
        {share(shareOf(dailyRate), 4)} <span className="text-row font-medium text-soft">{t('earn.perDay')}</span>
      </p>
      <div className="mt-4 flex gap-3">
        {tile(t('earn.days', { count: daysOf(product) }), t('earn.term'))}
        {tile(share(shareOf(termRate), 3), t('earn.termRate'))}
        {tile(share(shareOf(annualRate), 2), t('earn.annualRate'))}
      </div>
      <p className="mt-3 text-caption text-soft">
        {supplyText(product)} · {t('earn.perYearHow')}
      </p>
    </section>
  );
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mx-4 mt-3 rounded-card bg-surface p-4">
    <h2 className="text-row font-semibold">{title}</h2>
    {children}
  </section>
);

function Terms({ product }: { product: Product }) {
  const penalty = share(shareOf(product.penaltyRate), 4);
  return (
    <>
      <Block title={t('earn.about')}>
        <p className="mt-1.5 text-row text-pretty text-soft">{product.description}</p>
        <dl className="mt-2">
          <Fact name={t('earn.dividend')}>
            {t(dividendOf(product) === 'daily' ? 'earn.dividendDaily' : 'earn.dividendEnd')}
          </Fact>
          <Fact name={t('earn.penalty')}>
            {t(isLock(product) ? 'earn.penaltyOfPrincipal' : 'earn.penaltyPerDay', { rate: penalty })}
          </Fact>
          {!isLock(product) && 'expectedProfit' in product && (
            <Fact name={t('earn.profitPer100', { currency: product.currencyCode })}>
              {gained(product.expectedProfit, product.currencyCode)}
            </Fact>
          )}
        </dl>
      </Block>
      <Block title={t('earn.whatPays')}>
        <p className="mt-1.5 text-row text-pretty text-soft">{product.fundedBy}</p>
      </Block>
    </>
  );
}

interface DetailProps {
  id: string;
  product: Product | undefined;
  error: Error | null;
  onRetry: () => void;
  products: string;
}

function Detail({ id, product, error, onRetry, products }: DetailProps) {
  if (product !== undefined)
    return (
      <div className="pb-5">
        <Head product={product} />
        <PurchaseForm key={product.id} product={product} />
        <Terms product={product} />
      </div>
    );
  if (id === '' || isMissing(error))
    return (
      <Missing
        icon={PiggyBank}
        title={t('earn.notFound')}
        text={t('earn.notFoundText')}
        to={products}
        word={t('earn.allProducts')}
      />
    );
  if (error !== null) return <ErrorState text={error.message} onRetry={onRetry} />;
  return (
    <div className="gutter mt-2 space-y-3">
      <SkeletonCard className="h-40" />
      <SkeletonCard className="h-75" />
    </div>
  );
}

/** One lock-mining product: what it pays, from what, and the purchase. */
export function ProductDetailPage() {
  const id = usePlace().query.get('id') ?? '';
  const { data, error, refetch } = useCall('GET /lockMining/products/{id}', { params: { id } }, { enabled: id !== '' });
  return (
    <Detail
      id={id}
      product={data}
      error={error}
      onRetry={() => void refetch()}
      products="pages/lockMining/productList"
    />
  );
}

/** One older wealth product. */
export function WealthDetailPage() {
  const id = usePlace().query.get('id') ?? '';
  const { data, error, refetch } = useCall('GET /product/findProductById', { query: { id } }, { enabled: id !== '' });
  return (
    <Detail id={id} product={data} error={error} onRetry={() => void refetch()} products="pages/wealth/wealthList" />
  );
}
