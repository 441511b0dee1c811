import { CallError } from '@candor/client/envelope.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/list.tsx';
import { ErrorState, Notice, Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { StepList } from '../../shell/fair/steps.tsx';
import type { ProofStep } from '@candor/verifier/proof-card.ts';
import { SealRing } from '../../shell/fair/seal-ring.tsx';
import { isSoundProof, proofAt, type CheckedProof } from '../../shell/proof/checked-proof.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { ProofResult } from './proof-result.tsx';

/** Of a step that speaks to the owner of the order elsewhere, or isn't there, own words. */
const titleOf = (name: ProofStep['name']): string =>
  name === 'slippage' || name === 'liquidation' || name === 'returned' ? t(`proof.${name}`) : t(`steps.${name}`);

/** What this device has found, large. */
function Verdict({ checked }: { checked: CheckedProof }) {
  const { steps } = checked;
  const sound = isSoundProof(checked);
  if (steps.length === 0)
    return (
      <p className="flex items-start gap-3 text-note text-pretty text-soft">
        <SealRing state="open" size={22} />
        {t('fair.gone')}
      </p>
    );
  return (
    <p className={`flex items-center gap-3 text-row font-semibold text-pretty ${sound ? 'text-up' : 'text-error'}`}>
      <SealRing state={sound ? 'sound' : 'differs'} size={26} />
      {sound ? t('fair.sealed', { ok: steps.length, all: steps.length }) : t('proof.differs')}
    </p>
  );
}

function Explained({ title, text }: { title: string; text: string }) {
  return (
    <Card className="mt-3 p-4">
      <h2 className="text-row font-semibold">{title}</h2>
      <p className="mt-1 text-note text-pretty text-soft">{text}</p>
    </Card>
  );
}

function Shown({ checked }: { checked: CheckedProof }) {
  return (
    <div className="gutter animate-appear pb-4">
      <ProofResult checked={checked} />
      <Card className="mt-3 p-4">
        <div role="status">
          <Verdict checked={checked} />
        </div>
        {checked.steps.length > 0 && (
          <>
            <h2 className="mt-4 mb-3 text-note font-semibold text-faint">{t('proof.checked')}</h2>
            <StepList steps={checked.steps} titleOf={titleOf} />
          </>
        )}
      </Card>
      <Explained title={t('proof.limitsTitle')} text={t('proof.limits')} />
      <Explained title={t('proof.whoTitle')} text={t('proof.who')} />
      <Link to="pages/index/index" className={`${buttonClass('quiet')} mt-4 w-full`}>
        {t('proof.home')}
      </Link>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={t('fair.sealing')} className="gutter">
      <Skeleton className="h-102 w-full rounded-card" />
      <Skeleton className="mt-3 h-72 w-full rounded-card" />
    </div>
  );
}

function Gone() {
  return (
    <div role="alert" className="my-auto">
      <Notice icon={Link2Off} title={t('proof.goneTitle')} text={t('proof.gone')}>
        <Link to="pages/index/index" className={buttonClass('primary', 'medium')}>
          {t('proof.home')}
        </Link>
      </Notice>
    </div>
  );
}

/** A shared result, recomputed by whoever opens its address. */
export function ProofPage() {
  const id = usePlace().query.get('id') ?? '';
  const query = useQuery({ ...proofAt(id), enabled: id !== '' });
  const { data, error } = query;
  if (id === '' || (error instanceof CallError && error.code === 404)) return <Gone />;
  if (data !== undefined) return <Shown checked={data} />;
  return error === null ? <Waiting /> : <ErrorState text={error.message} onRetry={() => void query.refetch()} />;
}
