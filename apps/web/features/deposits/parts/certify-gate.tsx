import { ShieldCheck, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../design/button.tsx';
import { SkeletonField } from '../../../shell/amounts/skeleton-field.tsx';
import { Notice, SkeletonCard } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';
import { hasPage } from '../../../routes.ts';
import { CallError } from '../../../shell/client/call.ts';
import { useConfig } from '../../../shell/client/config.ts';
import { useCall } from '../../../shell/client/query.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { useUser } from '../../../shell/session/session.ts';

const certifyPage = 'pages/certify/first';

/**
 * What stands between the customer and a deposit: real money needs primary verification. Undefined until the mode is
 * known.
 */
function useMissing(): 'none' | 'verify' | 'wait' | undefined {
  const config = useConfig();
  const status = useUser()?.primaryStatus;
  if (config === undefined) return undefined;
  if (config.mode === 'paper' || status === 'certified') return 'none';
  return status === 'certifying' ? 'wait' : 'verify';
}

/** Says on a page that only shows what there is that verification comes first. */
export function CertifyNote() {
  const missing = useMissing();
  if (missing !== 'verify' && missing !== 'wait') return null;
  return (
    <section className="mx-4 rounded-card bg-warn-soft p-4">
      <p className="flex gap-3 text-note text-pretty text-warn">
        <ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {t(missing === 'wait' ? 'deposits.certifyWaitText' : 'deposits.certifyText')}
      </p>
      {missing === 'verify' && hasPage(certifyPage) && (
        <Link to={certifyPage} className={`${buttonClass('quiet', 'medium')} mt-3 w-full`}>
          {t('deposits.certifyNow')}
        </Link>
      )}
    </section>
  );
}

/** What a day may cost comes before the first real money: the server says whether it is still missing. */
function LimitGate({ children }: { children: ReactNode }) {
  const isReal = useConfig()?.mode === 'real';
  const { error } = useCall(
    'GET /transaction/depositAddress',
    { query: { currencyCode: 'USDT' } },
    { staleTime: 60_000, enabled: isReal },
  );
  if (!(error instanceof CallError) || error.data.error !== 'loss-limit-first') return children;
  return (
    <div className="my-auto">
      <Notice icon={TrendingDown} title={t('deposits.limitFirst')} text={t('deposits.limitFirstText')}>
        <Link to="pages/setting/ownLimits" className={buttonClass('primary', 'medium')}>
          {t('deposits.limitFirstNow')}
        </Link>
      </Notice>
    </div>
  );
}

/** Real money needs a certified customer who has set what a day may cost: said before anything is typed. */
export function CertifyGate({ children }: { children: ReactNode }) {
  const missing = useMissing();
  if (missing === undefined)
    return (
      <div className="gutter space-y-4 pt-2">
        <SkeletonCard className="h-16" />
        <SkeletonField />
        <SkeletonField />
        <SkeletonField />
      </div>
    );
  if (missing === 'none') return <LimitGate>{children}</LimitGate>;
  const isWaiting = missing === 'wait';
  return (
    <div className="my-auto">
      <Notice
        icon={ShieldCheck}
        title={t(isWaiting ? 'deposits.certifyWait' : 'deposits.certify')}
        text={t(isWaiting ? 'deposits.certifyWaitText' : 'deposits.certifyText')}
      >
        {!isWaiting && hasPage(certifyPage) && (
          <Link to={certifyPage} className={buttonClass('primary', 'medium')}>
            {t('deposits.certifyNow')}
          </Link>
        )}
      </Notice>
    </div>
  );
}
