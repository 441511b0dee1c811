import { Check, ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount, date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import type { Counted } from '@candor/verifier/liabilities.ts';
import { useUser } from '../../shell/session/session.ts';

interface Checked {
  readonly counted: readonly Counted[];
  readonly takenAt: number;
}

/** Fetches the published sums and recomputes the way to them; the code for it comes only now. */
async function recompute(userId: string): Promise<Checked> {
  const [{ verifyLiabilities }, answer] = await Promise.all([
    import('@candor/verifier/liabilities.ts'),
    call('GET /fair/liabilities'),
  ]);
  return { counted: verifyLiabilities(answer, userId), takenAt: answer.takenAt };
}

function CountedRow({ currency, balance, total, customers, ok }: Counted) {
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
        <span className="block text-note text-pretty text-ink">
          {t(ok ? 'fair.counted' : 'fair.notCounted', { amount: `${amount(balance, currency)} ${currency}` })}
        </span>
        <span className="mt-0.5 block text-caption break-words text-faint">
          {t('fair.owed', { total: `${amount(total, currency)} ${currency}`, customers })}
        </span>
      </span>
    </li>
  );
}

function Outcome({ counted, takenAt }: Checked) {
  return (
    <div role="status" className="mt-3 animate-appear">
      {counted.length === 0 ? (
        <p className="text-note text-pretty text-soft">{t('fair.nothingCounted')}</p>
      ) : (
        <ul className="space-y-3">
          {counted.map((each) => (
            <CountedRow key={each.currency} {...each} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-caption text-faint">{t('fair.takenAt', { time: date(takenAt) })}</p>
    </div>
  );
}

/** Lets a customer see for themselves that their balance is in the sum that is published of all. */
export function LiabilitiesCard() {
  const userId = useUser()?.userId ?? '';
  const [checked, setChecked] = useState<Checked | null>(null);
  const { submit, busy } = useSubmit(async () => setChecked(await recompute(userId)));
  return (
    <section className="mx-4 mt-4 mb-4 rounded-card bg-surface p-4">
      <h2 className="flex items-center gap-3 text-row font-semibold">
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />
        {t('fair.liabilities')}
      </h2>
      <p className="mt-1.5 text-note text-pretty text-soft">{t('fair.liabilitiesText')}</p>
      <Button look="quiet" size="medium" busy={busy} onClick={() => submit()} className="mt-3 w-full">
        {t('fair.check')}
      </Button>
      {checked !== null && <Outcome {...checked} />}
    </section>
  );
}
