import { Check, ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { date, number } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { call } from '../client/call.ts';
import type { Step } from './receipt-text.ts';
import type { Known } from './verify-receipt.ts';

interface Checked {
  readonly steps: readonly Step[];
  readonly journalId: string;
}

/** Fetches the receipt and the tape around it, and recomputes; the code for it comes only now. */
async function recompute(orderNo: string, known: Known): Promise<Checked> {
  const [{ stretchOf, verifyReceipt }, { exchangeStretches, verifyExchange }, receipt] = await Promise.all([
    import('./verify-receipt.ts'),
    import('./verify-exchange.ts'),
    call('GET /fair/receipt/{orderNo}', { params: { orderNo } }),
  ]);
  const stretches = exchangeStretches(receipt.content);
  if (stretches.length > 0) {
    const tapes = await Promise.all(stretches.map((query) => call('GET /fair/tape', { query })));
    return {
      steps: tapes.some(({ marks }) => marks.length === 0) ? [] : verifyExchange(receipt, tapes),
      journalId: receipt.journalId,
    };
  }
  const query = stretchOf(receipt.content);
  const tape = query === null ? null : await call('GET /fair/tape', { query });
  return {
    steps: tape === null || tape.marks.length === 0 ? [] : verifyReceipt(receipt, tape, known),
    journalId: receipt.journalId,
  };
}

const results: Readonly<Record<string, PlainKey>> = {
  win: 'fast.win',
  lose: 'fast.lose',
  tie: 'fast.tie',
  void: 'fast.void',
};

/** What a step has found, in the manner of the language: prices with place and moment, amounts, results. */
function readable({ name }: Step, text: string): string {
  const result = results[text];
  if (result !== undefined) return t(result);
  if (name === 'payout' || name === 'profit' || name === 'paid') return `${number(text, 6)} USDT`;
  return text.replace(
    /(\d+)@(\d+)=([\d.]+)/g,
    (_, seq: string, time: string, price: string) => `#${seq} · ${date(Number(time), 'time')} · ${number(price, 8)}`,
  );
}

function StepRow({ step }: { step: Step }) {
  const found = readable(step, step.found);
  return (
    <li className="flex gap-3">
      <span
        className={
          'grid size-6 shrink-0 place-items-center rounded-full ' +
          (step.ok ? 'bg-up-soft text-up' : 'bg-error text-on-brand')
        }
      >
        {step.ok ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-note text-pretty text-ink">{t(`fair.${step.name}`)}</span>
        <span className={`mt-0.5 block text-caption break-words ${step.ok ? 'text-faint' : 'text-error'}`}>
          {step.ok ? found : t('fair.stated', { stated: readable(step, step.stated), found })}
        </span>
      </span>
    </li>
  );
}

function Outcome({ steps, journalId }: Checked) {
  if (steps.length === 0)
    return (
      <p role="status" className="mt-3 text-note text-pretty text-soft">
        {t('fair.gone')}
      </p>
    );
  const sound = steps.every(({ ok }) => ok);
  return (
    <div className="mt-3 animate-appear">
      <p
        role="status"
        className={
          'rounded-field p-3 text-row font-semibold ' + (sound ? 'bg-up-soft text-up' : 'bg-down-soft text-error')
        }
      >
        {t(sound ? 'fair.adds' : 'fair.differs')}
        {!sound && <span className="mt-1 block text-note font-normal text-ink">{t('fair.differsText')}</span>}
      </p>
      <ul className="mt-3 space-y-3">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} />
        ))}
      </ul>
      <p className="mt-3 text-caption text-faint">{t('fair.journal', { id: journalId })}</p>
    </div>
  );
}

/** Recomputes a settled order here, from its receipt and the public prices, and shows each step. */
export function ReceiptCheck({
  orderNo,
  termsHash,
  className = '',
}: {
  orderNo: string;
  termsHash?: string;
  className?: string;
}) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { submit, busy } = useSubmit(async () => setChecked(await recompute(orderNo, { termsHash })));
  return (
    <section className={`p-4 ${className}`}>
      <p className="text-note text-pretty text-soft">{t('fair.text')}</p>
      <Button look="faded" size="medium" busy={busy} onClick={() => submit()} className="mt-3 w-full">
        <ShieldCheck size={18} aria-hidden="true" />
        {t(checked === null ? 'fair.recompute' : 'fair.again')}
      </Button>
      {checked !== null && <Outcome {...checked} />}
    </section>
  );
}
