import { Button, buttonClass } from '../../design/button.tsx';
import { amount } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { NavBar } from '../../shell/bars/nav-bar.tsx';
import { ProgressPicture } from '../../shell/funds/progress-picture.tsx';
import { Timeline } from '../../shell/funds/timeline.tsx';
import { back, navigate } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import type { TransactionDetail } from './model.ts';
import { plainAmount } from './parts/rate.ts';
import { DepositLoader } from './parts/deposit-loader.tsx';
import { RateCountdown } from './parts/rate-countdown.tsx';
import { Reason } from './parts/reason.tsx';
import { depositSteps } from './steps.ts';

const words: Readonly<Partial<Record<TransactionDetail['step'], { title: PlainKey; text: PlainKey }>>> = {
  success: { title: 'deposits.credited', text: 'deposits.creditedText' },
  rejected: { title: 'deposits.rejected', text: 'deposits.rejectedText' },
  cancelled: { title: 'deposits.cancelled', text: 'deposits.cancelledText' },
};
const checking: { title: PlainKey; text: PlainKey } = { title: 'deposits.checking', text: 'deposits.checkingText' };

function Head({ deposit }: { deposit: TransactionDetail }) {
  const { step, status, usdtAmount, bonus, rateUntil } = deposit;
  const { title, text } = words[step] ?? checking;
  const isCredited = status === 'success';
  return (
    <section role="status" className="gutter pt-3 text-center">
      <div className="grid place-items-center">
        <ProgressPicture step={step} steps={depositSteps(deposit)} />
      </div>
      <p className="mt-4 text-bar font-semibold">{t(title)}</p>
      <p className={`mt-1 text-result font-bold tracking-tight ${isCredited ? 'text-up' : ''}`}>
        {isCredited ? '+' : ''}
        {amount(usdtAmount)} <span className="text-bar font-semibold text-faint">USDT</span>
      </p>
      {deposit.currencyCode === 'VND' && <p className="text-row text-soft">{plainAmount(deposit.amount, 'VND')}</p>}
      {Number(bonus) > 0 && (
        <p className="mt-1 text-row font-semibold text-up">
          {t('deposits.withBonus', { amount: plainAmount(bonus, 'USDT') })}
        </p>
      )}
      <p className="mx-auto mt-2 max-w-80 text-row text-pretty text-soft">{t(text)}</p>
      {status === 'processing' && rateUntil !== null && (
        <p className="mt-2">
          <RateCountdown until={rateUntil} />
        </p>
      )}
    </section>
  );
}

/** The one next step: to the detail while it waits, to a trade with what has come, or to another try. */
function Foot({ status, orderNo }: TransactionDetail) {
  const toDetail = (
    <Link to="pages/recharge/rechargeOrder" query={{ orderNo }} className={`${buttonClass('quiet')} w-full`}>
      {t('deposits.detail')}
    </Link>
  );
  return (
    <div className="gutter mt-auto space-y-3 pt-6 pb-4">
      {status === 'processing' && (
        <Button className="w-full" onClick={() => navigate('pages/property/property')}>
          {t('shell.property')}
        </Button>
      )}
      {status === 'success' && (
        <Button className="w-full" onClick={() => navigate('pages/market/market')}>
          {t('home.tradeNow')}
        </Button>
      )}
      {status === 'rejected' && (
        <Button className="w-full" onClick={() => navigate('pages/recharge/recharge', {}, 'replace')}>
          {t('deposits.again')}
        </Button>
      )}
      {toDetail}
    </div>
  );
}

const Waiting = ({ deposit }: { deposit: TransactionDetail }) => (
  <>
    <Head deposit={deposit} />
    {deposit.step === 'rejected' && deposit.reason !== null && <Reason text={deposit.reason} />}
    <section className="mx-4 mt-5 rounded-card bg-surface p-4">
      <Timeline steps={depositSteps(deposit)} />
    </section>
    <Foot {...deposit} />
  </>
);

/** Where one reported deposit stands: it changes by itself the moment it is decided. */
export function RechargingPage() {
  return (
    <>
      <NavBar title={t('deposits.title')} onBack={() => back('pages/recharge/recharge')} />
      <DepositLoader>{(deposit) => <Waiting deposit={deposit} />}</DepositLoader>
    </>
  );
}
