import { CallError } from '@candor/client/envelope.ts';
import { ChevronDown, RotateCw } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { SharePlace } from '../proof/share-place.tsx';
import { LatePart } from '../routing/late-part.tsx';
import { checkOf, isSound, type Checked, type Proof } from './recompute.ts';
import { SealRing } from './seal-ring.tsx';

const loadLog = () => import('./log/load-log.ts').then((m) => m.loadLogLine());
const loadSteps = () => import('./load-steps.ts').then((m) => m.loadSteps());
const loadNone = () => import('./load-steps.ts').then((m) => m.loadNoReceipt());
const loadLate = () => import('./log/load-log.ts').then((m) => m.loadLateLine());

const line = 'flex min-h-11 items-center justify-center gap-1.5 text-note text-pretty';

/** The seal and, unfolded, what it stands on; what does not agree lies open at once. */
interface FoundProps {
  checked: Checked;
  orderNo: string;
  onAgain: () => void;
  busy: boolean;
}

function Found({ checked, orderNo, onAgain, busy }: FoundProps) {
  const sound = isSound(checked);
  const [open, setOpen] = useState(!sound);
  const id = useId();
  const { steps } = checked;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`press ${line} mx-auto animate-appear px-3 font-medium ${sound ? 'text-up' : 'text-error'}`}
      >
        <SealRing state={sound ? 'sound' : 'differs'} size={18} />
        {sound ? t('fair.sealed', { ok: steps.length, all: steps.length }) : t('fair.differs')}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={`shrink-0 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!open} className="mt-1 rounded-card bg-surface p-4 text-left">
        {!sound && <p className="mb-2 text-note text-ink">{t('fair.differsText')}</p>}
        {open && <LatePart load={loadSteps} part={checked} />}
        <LatePart load={loadLate} part={{ orderNo }} quiet />
        <Button look="faded" size="medium" busy={busy} onClick={onAgain} className="mt-4 w-full">
          <RotateCw size={16} aria-hidden="true" />
          {t('fair.again')}
        </Button>
      </div>
    </>
  );
}

export interface SealProps {
  proof: Proof;
  /** Its owner may show it to others. */
  share?: boolean;
  className?: string;
}

/** Recomputes a settled order here, from its receipt and the public prices, and says what was found. */
export function Seal({ proof, share = false, className = '' }: SealProps) {
  const query = useQuery(checkOf(proof));
  const again = () => void query.refetch();
  // What its owner asked for had no receipt in earlier versions.
  if (query.error instanceof CallError && query.error.code === 404) return <LatePart load={loadNone} part={{}} quiet />;
  return (
    <div className={className}>
      <section role="status">
        {query.isPending && (
          <p className={`${line} animate-breathe text-faint`}>
            <SealRing state="open" size={18} />
            {t('fair.sealing')}
          </p>
        )}
        {query.isError && (
          <Button look="plain" size="medium" busy={query.isFetching} onClick={again} className="mx-auto !flex">
            <SealRing state="open" size={18} />
            {t('fair.recompute')}
          </Button>
        )}
        {query.data?.steps.length === 0 && <p className={`${line} text-faint`}>{t('fair.gone')}</p>}
        {query.data !== undefined && query.data.steps.length > 0 && (
          <Found checked={query.data} orderNo={proof.orderNo} onAgain={again} busy={query.isFetching} />
        )}
        {/* Its place is kept: nothing below is to move once it is known. */}
        <div className="min-h-9">
          {query.data !== undefined && <LatePart load={loadLog} part={{ orderNo: query.data.receiptNo }} quiet />}
        </div>
      </section>
      {share && <SharePlace orderNo={proof.orderNo} />}
    </div>
  );
}
