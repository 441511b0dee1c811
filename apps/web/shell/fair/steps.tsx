import { Check, X } from 'lucide-react';
import { date, number, signedPercent } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import type { Step } from '@candor/verifier/text.ts';
import type { Checked } from './recompute.ts';

const results: Readonly<Record<string, PlainKey>> = {
  win: 'fast.win',
  lose: 'fast.lose',
  tie: 'fast.tie',
  void: 'fast.void',
};

const inUsdt = new Set(['payout', 'profit', 'margin', 'openingFee', 'closingFee', 'paid']);

/** What a step has found, in the manner of the language: prices with place and moment, amounts, results. */
function readable(name: string, text: string): string {
  const result = results[text];
  if (result !== undefined) return t(result);
  if (inUsdt.has(name)) return `${number(text, 6)} USDT`;
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

/** All that was found, step by step. */
export function Steps({ steps, journalId }: Checked) {
  return (
    <>
      <p className="text-note text-pretty text-soft">{t('steps.text')}</p>
      <StepList steps={steps} titleOf={(name) => t(`steps.${name}`)} className="mt-4" />
      <p className="mt-3 text-caption text-faint">{t('steps.journal', { id: journalId })}</p>
    </>
  );
}

/** In the place of a seal: that there is nothing to recompute. */
export const NoReceipt = () => (
  <p className="grid min-h-20 animate-appear place-items-center text-center text-note text-pretty text-faint">
    {t('steps.none')}
  </p>
);
