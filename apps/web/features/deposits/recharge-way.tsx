import { ExternalLink, FileUp, Landmark, QrCode } from 'lucide-react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { Badge, Tile } from '../../design/list.tsx';
import { ErrorState, Skeleton, SkeletonCard } from '../../design/states.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { useConfig } from '../../shell/client/config.ts';
import { useCall } from '../../shell/client/query.ts';
import { useQueryState } from '../../shell/routing/hash.ts';
import { BonusLine, type Currency } from './parts/bonus-line.tsx';
import { plainAmount } from './parts/rate.ts';
import { WayCard } from './parts/way-card.tsx';
import { chainMinutes } from './chain.ts';

/** Addresses of providers that are safe to open: encrypted ones. */
const safe = (url: string): URL | null => (URL.canParse(url) && url.startsWith('https://') ? new URL(url) : null);

const noteOf = (providers: readonly { example: boolean }[]): PlainKey => {
  if (providers.length === 0) return 'deposits.buyNone';
  return providers.some(({ example }) => example) ? 'deposits.buyExample' : 'deposits.buyNote';
};

/** Outside shops for USDT: each in a window of its own, which learns nothing of where it was opened. */
function Providers() {
  const providers = (useConfig()?.buyProviders ?? []).flatMap(({ name, url, example }) => {
    const place = safe(url);
    return place === null ? [] : [{ name, place, example }];
  });
  return (
    <section className="rounded-card bg-surface p-4">
      <h2 className="text-row font-semibold">{t('deposits.buy')}</h2>
      <p className="mt-0.5 text-note text-pretty text-soft">{t(noteOf(providers))}</p>
      {providers.length > 0 && (
        <ul className="mt-2 divide-y divide-line/60">
          {providers.map(({ name, place, example }) => (
            <li key={place.href}>
              <a
                href={place.href}
                target="_blank"
                rel="noopener noreferrer"
                referrerPolicy="no-referrer"
                className="flex min-h-14 items-center gap-3 py-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-x-2 text-row font-medium">
                    {name}
                    {example && <Badge tone="warn">{t('earn.example')}</Badge>}
                  </span>
                  <span className="block truncate text-caption text-faint">{place.host}</span>
                </span>
                <ExternalLink size={18} aria-hidden="true" className="shrink-0 text-brand" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function UsdtWays({ usdt }: { usdt: Currency }) {
  const free = t('deposits.free');
  return (
    <>
      <WayCard
        to="pages/pay/pay-view"
        icon={<Tile icon={QrCode} />}
        title={t('deposits.address')}
        text={t('deposits.addressText')}
        badge={<Badge tone="brand">{t('deposits.recommended')}</Badge>}
        facts={{
          minimum: plainAmount(usdt.minimum, 'USDT'),
          fee: free,
          arrival: t('deposits.aboutMinutes', { count: chainMinutes }),
        }}
      />
      <WayCard
        to="pages/recharge/rechargeNew"
        icon={<Tile icon={FileUp} />}
        title={t('deposits.form')}
        text={t('deposits.formText')}
        facts={{ minimum: plainAmount(usdt.minimum, 'USDT'), fee: free, arrival: t('deposits.afterReview') }}
      />
      <Providers />
    </>
  );
}

const VndWays = ({ vnd }: { vnd: Currency }) => (
  <WayCard
    to="pages/recharge/rechargeVND"
    icon={<Tile icon={Landmark} />}
    title={t('deposits.vnd')}
    text={t('deposits.vndText')}
    facts={{ minimum: plainAmount(vnd.minimum, 'VND'), fee: t('deposits.free'), arrival: t('deposits.afterReview') }}
  />
);

/** The ways in which one currency can be brought. */
export function RechargeWayPage() {
  const [code] = useQueryState('currencyCode', 'USDT', ['USDT', 'VND'] as const);
  const { data, error, refetch } = useCall('GET /portal/currency/chargeCurrencyList');
  const currency = data?.find(({ currencyCode }) => currencyCode === code);
  if (currency === undefined)
    return error === null ? (
      <div className="gutter space-y-3 pt-2">
        <div className="flex items-center gap-3 pb-1">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-1/2" />
          </div>
        </div>
        <SkeletonCard className="h-40" />
        <SkeletonCard className="h-40" />
      </div>
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  return (
    <div className="pb-5">
      <div className="gutter flex items-center gap-3 pt-2 pb-4">
        {code === 'USDT' && <CoinIcon code="USDT" size={44} />}
        <h2 className="min-w-0 flex-1 text-title font-bold text-balance">
          {t('deposits.askCurrency', { currency: code })}
        </h2>
      </div>
      <BonusLine currency={currency} />
      <div className="gutter mt-3 space-y-3">
        {code === 'USDT' ? <UsdtWays usdt={currency} /> : <VndWays vnd={currency} />}
      </div>
    </div>
  );
}
