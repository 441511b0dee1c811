import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Copy, QrCode as QrSign, Share2, TriangleAlert } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Fact } from '../../design/list.tsx';
import { Empty, ErrorState, Skeleton, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { copyText } from '../../shell/feedback/copy.ts';
import { GroupedAddress } from '../../shell/funds/grouped-address.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { plainAmount } from './parts/rate.ts';
import { CertifyGate } from './parts/certify-gate.tsx';
import { Incoming } from './parts/incoming.tsx';
import { QrCode } from '../../design/qr-code.tsx';
import { minutesFor } from './chain.ts';

type Place = CallAnswer<'GET /transaction/depositAddress'>;

const canShare = (): boolean => typeof navigator.share === 'function';
/** A share that is closed again is no fault. */
const shareText = (text: string) => void navigator.share({ text }).catch(() => undefined);

function Warning({ test }: { test: boolean }) {
  return (
    <p
      role="note"
      className="mx-4 mt-3 flex gap-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn"
    >
      <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
      {t(test ? 'deposits.testAddress' : 'deposits.onlyTron')}
    </p>
  );
}

/** The address as a code and as text. */
function AddressCard({ place, address }: { place: Place; address: string }) {
  return (
    <section className="mx-4 mt-3 rounded-card bg-surface p-5 text-center">
      <h2 className="mb-3 text-note text-soft">
        {t(place.test ? 'deposits.yourTestAddress' : 'deposits.yourAddress')}
      </h2>
      <div className="grid place-items-center">
        <QrCode text={place.qrText ?? address} label={t('deposits.qr')} size={200} />
      </div>
      <GroupedAddress address={address} className="mt-4 justify-center" />
      <div className="mt-4 flex gap-3">
        <Button size="medium" className="flex-1" onClick={() => void copyText(address)}>
          <Copy size={18} aria-hidden="true" />
          {t('shell.copy')}
        </Button>
        {canShare() && (
          <Button look="quiet" size="medium" className="flex-1" onClick={() => shareText(address)}>
            <Share2 size={18} aria-hidden="true" />
            {t('deposits.share')}
          </Button>
        )}
      </div>
    </section>
  );
}

function OwnAddress({ place, address }: { place: Place; address: string }) {
  const { confirmations, test } = place;
  return (
    <div className="flex flex-1 flex-col pb-4">
      {test && <Warning test />}
      <AddressCard place={place} address={address} />
      <Warning test={false} />
      <dl className="mx-4 mt-3 rounded-card bg-surface px-4 py-2">
        <Fact name={t('deposits.network')}>{t('deposits.tron')}</Fact>
        <Fact name={t('deposits.minimum')}>{plainAmount(place.minimum, 'USDT')}</Fact>
        <Fact name={t('deposits.fee')}>{t('deposits.free')}</Fact>
        <Fact name={t('deposits.confirmations')}>{confirmations}</Fact>
        <Fact name={t('deposits.arrival')}>{t('deposits.aboutMinutes', { count: minutesFor(confirmations) })}</Fact>
      </dl>
      <p className="mx-4 mt-2 text-note text-pretty text-faint">
        {t('deposits.lessToo', { amount: plainAmount(place.bonusMinimum, 'USDT') })}
      </p>
      <Incoming />
      <div className="gutter mt-auto pt-4">
        <Link to="pages/recharge/rechargeNew" className={`${buttonClass('quiet')} w-full`}>
          {t('deposits.iPaid')}
        </Link>
      </div>
    </div>
  );
}

function Own() {
  const { data, error, refetch } = useCall(
    'GET /transaction/depositAddress',
    { query: { currencyCode: 'USDT' } },
    { staleTime: 60_000 },
  );
  if (data === undefined)
    return error === null ? (
      <div className="gutter space-y-3 pt-3">
        <div className="grid h-98 place-items-center rounded-card bg-surface">
          <Skeleton className="size-50 rounded-field" />
        </div>
        <SkeletonCard className="h-44" />
      </div>
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  if (data.address !== null) return <OwnAddress place={data} address={data.address} />;
  return (
    <div className="my-auto">
      <Empty icon={QrSign} title={t('deposits.noAddress')} text={t('deposits.noAddressText')}>
        <Link to="pages/recharge/recharge" how="replace" className={buttonClass('primary', 'medium')}>
          {t('deposits.otherWay')}
        </Link>
      </Empty>
    </div>
  );
}

/** The own address on TRON, as a code and as text, with what may be sent there and what has come. */
export function PayViewPage() {
  return (
    <CertifyGate>
      <Own />
    </CertifyGate>
  );
}
