import { ChevronRight, Scale } from 'lucide-react';
import { useState } from 'react';
import { Fact, SwitchRow } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { amount, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { LinkRow } from '../../../shell/routing/link.tsx';
import { useAsksFirst } from './asks-first.ts';
import type { Duration } from './durations.tsx';

/** All that is agreed to. */
function Agreed({ duration }: { duration: Duration }) {
  return (
    <>
      <dl>
        <Fact name={t('fast.duration')}>{t('fast.seconds', { seconds: duration.seconds })}</Fact>
        <Fact name={t('fast.payout')}>{share(duration.payoutRate)}</Fact>
        <Fact name={t('fast.breakEven')}>{share(duration.breakEvenRate)}</Fact>
        <Fact name={t('fast.expectedLoss')}>{amount(duration.expectedLossPer100)} USDT</Fact>
      </dl>
      <ul className="mt-3 space-y-2 rounded-field bg-raised p-4 text-note text-pretty text-soft">
        {[t('fast.ruleHouse'), t('fast.ruleEntry'), t('fast.ruleExit'), t('fast.ruleTie')].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

/** The odds in two lines, unfolding into all that is agreed to. */
export function Odds({ duration }: { duration: Duration }) {
  const [open, setOpen] = useState(false);
  const asksFirst = useAsksFirst((state) => state.on);
  const breakEven = share(duration.breakEvenRate);
  const loss = amount(duration.expectedLossPer100);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className="press mb-2 flex min-h-11 w-full items-center gap-2.5 py-1 text-left low:mb-1"
      >
        <Scale size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-brand" />
        <span className="min-w-0 flex-1 text-caption text-pretty text-soft low:text-mini">
          {t('fast.oddsLine', { breakEven, loss })} <span className="text-faint">{t('fast.houseLine')}</span>
        </span>
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-faint" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('fast.oddsTitle')}>
        <Agreed duration={duration} />
        <div className="-mx-4 mt-2">
          <SwitchRow
            title={t('fast.askFirst')}
            note={t('fast.askFirstText')}
            on={asksFirst}
            onChange={(on) => useAsksFirst.setState({ on })}
          />
          <LinkRow to="pages/richView/richView" query={{ id: 'fast-contracts' }} title={t('fast.howItWorks')} />
          <LinkRow to="pages/practise/practise" title={t('shell.practise')} />
        </div>
      </Sheet>
    </>
  );
}
