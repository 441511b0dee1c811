import { Check, ChevronDown, RotateCw, X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { date, number, signedPercent } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { SharePlace } from '../proof/share-place.tsx';
import { LatePart } from '../routing/late-part.tsx';
import type { Step } from '@candor/verifier/text.ts';
import { checkOf, isSound, type Checked, type Proof } from './recompute.ts';
import { SealRing } from './seal-ring.tsx';

const loadLog = () => import('./log/load-log.ts').then((m) => m.loadLogLine());
const loadLate = () => import('./log/load-log.ts').then((m) => m.loadLateLine());

const results: Readonly<Record<string, PlainKey>> = {
  win: 'fast.win',
  lose: 'fast.lose',
  tie: 'fast.tie',
  void: 'fast.void',
};

/** What a step has found, in the manner of the language: prices with place and moment, amounts, results. */
function readable(name: string, text: string): string {
  const result = results[text];
  if (result !== undefined) return t(result);
  if (name === 'payout' || name === 'profit' || name === 'paid') return `${number(text, 6)} USDT`;
  if (name === 'returned') return signedPercent(text);
  return text.replace(
    /(\d+)@(\d+)=([\d.]+)/g,
    (_, seq: string, time: string, price: string) => `#${seq} · ${date(Number(time), 'time')} · ${number(price, 8)}`,
  );
}

function StepRow({ step: { name, ok, stated, found }, title }: { step: Step<string>; title: string }) {
  return (
    <li className="flex gap-3">
      <span
        className={
          'grid size-6 shrink-0 place-items-center rounded-full ' +
          (ok ? 'bg-up-soft text-up' : 'bg-error text-on-brand')
        }
      >
        {ok ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-note text-pretty text-ink">{title}</span>
        <span className={`mt-0.5 block text-caption break-words ${ok ? 'text-faint' : 'text-error'}`}>
          {ok
            ? readable(name, found)
            : t('fair.stated', { stated: readable(name, stated), found: readable(name, found) })}
        </span>
      </span>
    </li>
  );
}

interface StepListProps<Name extends string> {
  steps: readonly Step<Name>[];
  titleOf: (name: Name) => string;
  className?: string;
}

/** All that was found, step by step. */
export const StepList = <Name extends string>({ steps, titleOf, className = '' }: StepListProps<Name>) => (
  <ul className={`space-y-3 ${className}`}>
    {steps.map((step) => (
      <StepRow key={step.name} step={step} title={titleOf(step.name)} />
    ))}
  </ul>
);

const line = 'flex min-h-11 items-center justify-center gap-1.5 text-note text-pretty';

/** All that was found, step by step. */
function Steps({ steps, journalId }: Checked) {
  return (
    <>
      <p className="text-note text-pretty text-soft">{t('fair.text')}</p>
      <StepList steps={steps} titleOf={(name) => t(`fair.${name}`)} className="mt-4" />
      <p className="mt-3 text-caption text-faint">{t('fair.journal', { id: journalId })}</p>
    </>
  );
}

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
        <Steps {...checked} />
        <LatePart load={loadLate} part={{ orderNo }} quiet />
        <Button look="faded" size="medium" busy={busy} onClick={onAgain} className="mt-4 w-full">
          <RotateCw size={16} aria-hidden="true" />
          {t('fair.again')}
        </Button>
      </div>
    </>
  );
}

interface SealProps {
  proof: Proof;
  /** Its owner may show it to others. */
  share?: boolean;
  className?: string;
}

/** Recomputes a settled order here, from its receipt and the public prices, and says what was found. */
export function Seal({ proof, share = false, className = '' }: SealProps) {
  const query = useQuery(checkOf(proof));
  const again = () => void query.refetch();
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
          {query.data !== undefined && <LatePart load={loadLog} part={{ orderNo: proof.orderNo }} quiet />}
        </div>
      </section>
      {share && <SharePlace orderNo={proof.orderNo} />}
    </div>
  );
}
