import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Fact } from '../../design/list.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { amount, date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { KeptImage } from '../../shell/files/kept-image.tsx';
import { CopyRow } from '../../shell/funds/copy-row.tsx';
import { GroupedAddress } from '../../shell/funds/grouped-address.tsx';
import { Timeline } from '../../shell/funds/timeline.tsx';
import { Link } from '../../shell/routing/link.tsx';
import type { TransactionDetail } from './model.ts';
import { CancelDeposit } from './parts/cancel-deposit.tsx';
import { DepositLoader } from './parts/deposit-loader.tsx';
import { RateCountdown } from './parts/rate-countdown.tsx';
import { plainAmount, rateLine } from './parts/rate.ts';
import { Reason } from './parts/reason.tsx';
import { StatusBadge } from './parts/status-badge.tsx';
import { wayWords } from './parts/way-words.ts';
import { depositSteps } from './steps.ts';

function Head({ status, step, usdtAmount, bonus, amount: sent, currencyCode }: TransactionDetail) {
  return (
    <section role="status" className="gutter pt-2 text-center">
      <StatusBadge status={status} step={step} />
      <p className={`mt-2 text-result font-bold tracking-tight ${status === 'success' ? 'text-up' : ''}`}>
        {status === 'success' ? '+' : ''}
        {amount(usdtAmount)} <span className="text-bar font-semibold text-faint">USDT</span>
      </p>
      {currencyCode === 'VND' && <p className="text-row text-soft">{plainAmount(sent, 'VND')}</p>}
      {Number(bonus) > 0 && (
        <p className="mt-1 text-row font-semibold text-up">
          {t('deposits.withBonus', { amount: plainAmount(bonus, 'USDT') })}
        </p>
      )}
    </section>
  );
}

/** What the owner wrote into the form, to be read over. */
function Written({ payer, remitterAddress, companyAddress }: TransactionDetail) {
  return (
    <>
      {payer !== null && <Fact name={t('deposits.payerShort')}>{payer}</Fact>}
      {remitterAddress !== null && (
        <CopyRow name={t('deposits.remitterShort')} value={remitterAddress}>
          <GroupedAddress address={remitterAddress} />
        </CopyRow>
      )}
      {companyAddress !== null && (
        <Fact name={t('deposits.companyShort')}>
          <Link
            to="pages/system/open-location"
            query={{ name: companyAddress }}
            className="-my-3 inline-flex min-h-11 items-center gap-1 text-brand"
          >
            <MapPin size={16} aria-hidden="true" className="shrink-0" />
            {companyAddress}
          </Link>
        </Fact>
      )}
    </>
  );
}

function Facts({ deposit }: { deposit: TransactionDetail }) {
  const { currencyCode: code, status, vndPerUsdt, rateUntil, bankName, cardNo, fee } = deposit;
  const isCredited = status === 'success';
  return (
    <dl className="mx-4 mt-3 rounded-card bg-surface px-4 py-2">
      <Fact name={t('deposits.way')}>{wayWords(deposit)}</Fact>
      <Fact name={t('deposits.reported')}>{plainAmount(deposit.amount, code)}</Fact>
      {isCredited && deposit.expectedAmount !== deposit.amount && (
        <Fact name={t('deposits.received')}>{plainAmount(deposit.expectedAmount, code)}</Fact>
      )}
      <Fact name={t('deposits.fee')}>{Number(fee) === 0 ? t('deposits.free') : plainAmount(fee, code)}</Fact>
      {vndPerUsdt !== null && (
        <Fact name={t('exchange.rate')}>
          {rateLine(vndPerUsdt)}
          {status === 'processing' && rateUntil !== null && (
            <span className="block">
              <RateCountdown until={rateUntil} />
            </span>
          )}
        </Fact>
      )}
      {isCredited && (
        <Fact name={t('deposits.creditedAmount')}>
          <span className="font-semibold">{amount(deposit.usdtAmount, 'USDT', 6)} USDT</span>
        </Fact>
      )}
      {bankName !== null && (
        <Fact name={t('deposits.sender')}>
          {bankName}
          {cardNo !== null && <span className="block text-note text-faint">{cardNo}</span>}
        </Fact>
      )}
      <Written {...deposit} />
      <Fact name={t('accounts.time')}>{date(deposit.createTime)}</Fact>
      {deposit.txid !== null && <CopyRow name={t('deposits.txidShort')} value={deposit.txid} />}
      <CopyRow name={t('deposits.number')} value={deposit.orderNo} />
    </dl>
  );
}

function Screenshot({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const alt = t('deposits.screenshot');
  return (
    <section className="mx-4 mt-3 rounded-card bg-surface p-4">
      <h2 className="mb-2 text-row font-semibold">{alt}</h2>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('files.preview')}
        onClick={() => setOpen(true)}
        className="press block w-full"
      >
        <KeptImage id={id} alt={alt} className="h-44 w-full bg-page" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={alt}>
        <KeptImage id={id} alt={alt} className="w-full" />
      </Sheet>
    </section>
  );
}

const Detail = ({ deposit }: { deposit: TransactionDetail }) => (
  <div className="flex flex-1 flex-col pb-5">
    <Head {...deposit} />
    {deposit.step === 'rejected' && deposit.reason !== null && <Reason text={deposit.reason} />}
    <section className="mx-4 mt-4 rounded-card bg-surface p-4">
      <Timeline steps={depositSteps(deposit)} />
    </section>
    <Facts deposit={deposit} />
    {deposit.screenshot !== null && <Screenshot id={deposit.screenshot} />}
    {deposit.cancellable && (
      <div className="gutter mt-5">
        <CancelDeposit orderNo={deposit.orderNo} />
      </div>
    )}
  </div>
);

/** One deposit with everything that is known of it. */
export function RechargeOrderPage() {
  return <DepositLoader>{(deposit) => <Detail deposit={deposit} />}</DepositLoader>;
}
