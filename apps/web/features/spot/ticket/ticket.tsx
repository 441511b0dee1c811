import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { Button } from '../../../design/button.tsx';
import { Segment } from '../../../design/segment.tsx';
import { amount, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useOwnLimit } from '../../../shell/session/own-limits.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { TopUpSheet } from '../../../shell/funds/remedy.tsx';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { useBlockedReason } from '../../../shell/quotes/use-blocked-reason.ts';
import { loadFeesLine } from '../fees/load-fees.ts';
import { useHasTiers } from '../rules.ts';
import { loadKindsLine } from '../kinds/load-kinds.ts';
import { Price, Shares, Size, type PartProps } from './order-fields.tsx';
import { Remedy } from './remedy.tsx';
import { Summary } from './summary.tsx';
import { coinAccount, givenIn, type TicketState } from './use-ticket.ts';

const loadTerms = () => import('../../../shell/risk/load-risk-lines.ts').then((m) => m.loadTerms());
const look =
  'press relative flex min-h-8 w-full flex-wrap items-center justify-between gap-x-2 text-left text-caption text-soft';

function Available({ state, terms }: PartProps) {
  const [moving, setMoving] = useState(false);
  const {
    around: { available },
    balances,
    draft,
  } = state;
  const currency = givenIn(draft.side, terms);
  const words = available === null ? null : formatPlain(available, scaleOf(currency));
  const shown = currency === 'USDT' ? amount(words) : number(words, 8);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setMoving(true)}
        className={`${look} after:absolute after:inset-x-0 after:-inset-y-1.5`}
      >
        <span>{t('spot.available')}</span>
        <span className="ml-auto flex items-center gap-1.5 font-semibold text-ink">
          {shown} {currency}
          <ArrowLeftRight size={14} aria-hidden="true" className="text-brand" />
          <span className="sr-only">{t('funds.transfer')}</span>
        </span>
      </button>
      <TopUpSheet
        open={moving}
        onClose={() => setMoving(false)}
        balances={balances}
        to={coinAccount}
        currencyCode={currency}
      />
    </>
  );
}

/** Side and type of the order. */
function Kind({ state: { draft, change } }: Pick<PartProps, 'state'>) {
  return (
    <>
      <Segment
        label={t('spot.side')}
        name="side"
        value={draft.side}
        onChange={(side) => change({ side, quantity: '', amount: '' })}
        options={[
          { value: 'buy', tone: 'up', hotkey: 'B', label: t('spot.buy') },
          { value: 'sell', tone: 'down', hotkey: 'S', label: t('spot.sell') },
        ]}
      />
      <Segment
        small
        label={t('spot.type')}
        name="type"
        value={draft.way?.name ?? draft.type}
        onChange={(type) => change({ type: type === 'market' ? type : 'limit', way: null })}
        options={[
          { value: 'limit', label: t('spot.limit') },
          { value: 'market', label: t('spot.market') },
        ]}
      />
    </>
  );
}

/** Whether there is too little for the order, or nothing for any. */
const isShort = ({ checked: { issues }, around }: TicketState): boolean =>
  issues.quantity?.kind === 'short' || issues.amount?.kind === 'short' || around.available === 0n;

function BlockedNote({ why }: { why: string }) {
  return (
    <p role="status" className="rounded-field bg-warn-soft px-3 py-2 text-caption text-pretty text-warn">
      {why}
    </p>
  );
}

/** The ticket of a pair: side, type, price, size, and what it comes to, before it is sent. */
export function Ticket({ state, terms }: PartProps) {
  const { draft, checked, place, busy, balances } = state;
  const buys = draft.side === 'buy';
  // What buys a coin risks no loss of the day; a sale gets out of something.
  const ownLimit = useOwnLimit({ stake: checked.total ?? 0n, atRisk: 0n });
  const hasTiers = useHasTiers();
  const blockedReason = useBlockedReason('spot', terms.symbol) ?? (buys ? ownLimit : null);
  const { Fields = Price, Comes = Summary } = draft.way ?? {};
  return (
    <section aria-label={t('spot.ticket')} className="flex min-w-0 flex-col gap-2">
      <Kind state={state} />
      <LatePart load={loadKindsLine} waiting={<div className="min-h-8" />} part={{ state }} quiet />
      <Fields state={state} terms={terms} />
      <Size state={state} terms={terms} />
      <Shares state={state} terms={terms} />
      <Available state={state} terms={terms} />
      {isShort(state) && blockedReason === null && (
        <Remedy balances={balances} currencyCode={givenIn(draft.side, terms)} />
      )}
      <Comes state={state} terms={terms} />
      {hasTiers && <LatePart load={loadFeesLine} part={{}} quiet />}
      <LatePart load={loadTerms} waiting={null} part={{}} quiet />
      {blockedReason !== null && <BlockedNote why={blockedReason} />}
      {/* Stays in sight while the ticket is higher than the screen, and what passes behind it fades. */}
      <div className="sticky bottom-0 mt-auto bg-page pt-2 pb-4" style={{ boxShadow: '0 -8px 8px var(--color-page)' }}>
        <Button
          look={buys ? 'up' : 'down'}
          busy={busy}
          disabled={blockedReason !== null}
          onClick={place}
          className="w-full"
        >
          {t(buys ? 'spot.buyBase' : 'spot.sellBase', { base: terms.base })}
        </Button>
      </div>
    </section>
  );
}
