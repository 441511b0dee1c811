import { ShieldAlert } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { ErrorState, Notice } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { KeptImage } from '../../shell/files/kept-image.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { AdvancedForm, photos } from './advanced-form.tsx';
import { LevelPath } from './level-path.tsx';
import type { Verification } from './primary-draft.ts';
import { Standing, VerificationSkeleton } from './standing.tsx';
import { useVerification } from './verification.ts';

/** What stands in the way, and the way there. */
function PrimaryFirst({ status }: { status: Verification['primary']['status'] }) {
  const waiting = status === 'certifying';
  return (
    <Notice
      icon={ShieldAlert}
      title={t('identity.primaryFirst')}
      text={t(waiting ? 'identity.primaryWaits' : 'identity.primaryFirstText')}
    >
      <Link to="pages/certify/first" how="replace" className={buttonClass(waiting ? 'quiet' : 'primary', 'medium')}>
        {t(waiting ? 'identity.seePrimary' : 'identity.toPrimary')}
      </Link>
    </Notice>
  );
}

function HandedIn({ advanced }: Pick<Verification, 'advanced'>) {
  return (
    <ul className="mt-4 grid grid-cols-3 gap-2">
      {photos.map(({ field, part }) => {
        const id = advanced[field];
        return (
          <li key={field} className="text-center text-caption text-soft">
            {id !== null && <KeptImage id={id} alt={t(`identity.${part}`)} className="mb-1.5 h-24 w-full bg-surface" />}
            <span aria-hidden="true">{t(`identity.${part}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Advanced verification: three photos, after the primary level. */
export function CertifySecondPage() {
  const { data, isError, error, refetch } = useVerification();
  if (data === undefined)
    return isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <VerificationSkeleton />;
  const { primary, advanced } = data;
  const open = advanced.status === 'none' || advanced.status === 'failed';
  return (
    <>
      <LevelPath verification={data} now="advanced" />
      {primary.status !== 'certified' && <PrimaryFirst status={primary.status} />}
      {primary.status === 'certified' && open && <AdvancedForm key={advanced.status} advanced={advanced} />}
      {primary.status === 'certified' && !open && (
        <Standing
          certified={advanced.status === 'certified'}
          submitted={advanced.submitTime}
          decided={advanced.decideTime}
          doneText={t('identity.advancedDone')}
        >
          <HandedIn advanced={advanced} />
        </Standing>
      )}
    </>
  );
}
