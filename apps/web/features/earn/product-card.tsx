import { Badge } from '../../design/list.tsx';
import { amount, labelled, number, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import { dayWord } from './day-word.ts';
import { daysOf, dividendOf, isLock, shareOf, type Product } from './model.ts';

/** What it pays over the term and a year, and how much can be bought. */
function Rates({ product: { annualRate, termRate, minAmount, maxAmount, currencyCode } }: { product: Product }) {
  return (
    <span className="mt-3 block border-t border-line pt-2.5 text-caption text-pretty text-soft">
      {t('earn.termRate')} {share(shareOf(termRate), 3)} · {t('earn.perYear', { rate: share(shareOf(annualRate), 2) })}
      <span className="mt-0.5 block text-faint">
        {labelled(
          t('earn.limits'),
          t('earn.range', {
            min: amount(minAmount, currencyCode, 0),
            max: amount(maxAmount, currencyCode, 0),
            currency: currencyCode,
          }),
        )}
      </span>
    </span>
  );
}

const leaf = 'flex size-[3.25rem] shrink-0 flex-col items-center justify-center rounded-field bg-brand-soft text-brand';

/**
 * One product: its days as a leaf of a calendar, what it pays a day, over the term and a year. The whole card opens it.
 */
export function ProductCard({ product }: { product: Product }) {
  const { id, productName, dailyRate, soldOut, example } = product;
  const lock = isLock(product);
  return (
    <Link
      to={lock ? 'pages/lockMining/productDetail' : 'pages/wealth/wealthDetail'}
      query={{ id }}
      className="press block rounded-card bg-surface p-4"
    >
      <span className="flex items-center gap-3 max-xs:gap-2">
        <span className={leaf}>
          <span className="text-large leading-6 font-bold">{number(daysOf(product))}</span>
          <span className="text-mini">{dayWord(daysOf(product))}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-row font-semibold text-pretty break-words hyphens-auto">{productName}</span>
          {!lock && (
            <span className="mt-0.5 block text-caption text-soft">
              {t(dividendOf(product) === 'daily' ? 'earn.dividendDaily' : 'earn.dividendEnd')}
            </span>
          )}
          {soldOut ? <Badge>{t('earn.soldOut')}</Badge> : example && <Badge tone="warn">{t('earn.example')}</Badge>}
        </span>
        <span className="shrink-0 text-right">
          <span className="block text-large font-bold text-up">{share(shareOf(dailyRate), 4)}</span>
          <span className="block text-caption text-soft">{t('earn.perDay')}</span>
        </span>
      </span>
      <Rates product={product} />
    </Link>
  );
}
