import { Check, ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../design/use-submit.ts';
import { amount, date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import type { Counted } from '@candor/verifier/liabilities.ts';
import { useUser } from '../../shell/session/session.ts';
import { CheckCard } from './check-card.tsx';

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
    <CheckCard
      icon={ShieldCheck}
      title={t('fair.liabilities')}
      text={t('fair.liabilitiesText')}
      action={t('fair.check')}
      busy={busy}
      onPress={() => submit()}
    >
      {checked !== null && <Outcome {...checked} />}
    </CheckCard>
  );
}
