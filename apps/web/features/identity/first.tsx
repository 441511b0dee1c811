import { Card, Fact } from '../../design/list.tsx';
import { buttonClass } from '../../design/button.tsx';
import { ErrorState } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import { CardArt } from './card-art.tsx';
import { LevelPath } from './level-path.tsx';
import { PrimaryForm } from './primary-form.tsx';
import type { Verification } from './primary-draft.ts';
import { Standing, VerificationSkeleton } from './standing.tsx';
import { useVerification } from './verification.ts';

function HandedIn({ primary: { cardType, name, cardNo, bankCardNo } }: Pick<Verification, 'primary'>) {
  return (
    <Card className="mt-3 p-4">
      {cardType !== null && (
        <div className="mb-2 flex items-center gap-3">
          <span className="grid size-14 shrink-0 place-items-center rounded-field bg-brand-soft text-brand">
            <CardArt type={cardType} className="h-7 w-9" />
          </span>
          <div className="min-w-0">
            <p className="text-row font-semibold break-words">{name}</p>
            <p className="text-note text-faint">{t(`identity.${cardType}`)}</p>
          </div>
        </div>
      )}
      <dl>
        <Fact name={t('identity.cardNo')}>{cardNo}</Fact>
        {bankCardNo !== null && <Fact name={t('identity.bankCard')}>{bankCardNo}</Fact>}
      </dl>
    </Card>
  );
}

/** Primary verification: the form, the wait, what was refused, what is certified. */
export function CertifyFirstPage() {
  const { data, isError, error, refetch } = useVerification();
  if (data === undefined)
    return isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <VerificationSkeleton />;
  const { primary, advanced } = data;
  const open = primary.status === 'none' || primary.status === 'failed';
  const goOn = primary.status === 'certified' && (advanced.status === 'none' || advanced.status === 'failed');
  return (
    <>
      <LevelPath verification={data} now="primary" />
      {open ? (
        <PrimaryForm key={primary.status} primary={primary} />
      ) : (
        <Standing
          certified={primary.status === 'certified'}
          submitted={primary.submitTime}
          decided={primary.decideTime}
          doneText={t('identity.primaryDone')}
        >
          <HandedIn primary={primary} />
          {goOn && (
            <Link to="pages/certify/second" className={`mt-5 w-full ${buttonClass('primary')}`}>
              {t('identity.toAdvanced')}
            </Link>
          )}
        </Standing>
      )}
    </>
  );
}
