import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { Button } from '../../../design/button.tsx';
import { Segment } from '../../../design/segment.tsx';
import { amount, number, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { useOwnLimit } from '../../../shell/session/own-limits.ts';
import { scaleOf } from '../../../shell/funds/balances.ts';
import { TopUpSheet } from '../../../shell/funds/remedy.tsx';
import type { Terms } from '../terms.ts';
import { useBarred } from '../words.ts';
import { issueOf } from './issue-words.ts';
import { NumberField } from './number-field.tsx';
import { Remedy } from './remedy.tsx';
import { Summary } from './summary.tsx';
import { shareOf, stepPrice } from './ticket-maths.ts';
import { coinAccount, givenIn, markOf, type TicketState } from './use-ticket.ts';

const shares = [25, 50, 75, 100] as const;

interface PartProps {
  state: TicketState;
  terms: Terms;
}

function Price({ state, terms }: PartProps) {
  const { draft, typed, change, fill } = state;
  if (draft.type === 'market') {
    return (
      <p className="flex min-h-14 items-center justify-center rounded-field border border-dashed border-line px-2 text-center text-note text-soft">
        {t('spot.bestPrice')}
      </p>
    );
  }
  const step = (way: -1 | 1) => {
    const from = parseDecimal(draft.price, priceScale) ?? markOf(terms.symbol);
    const to = from === null ? null : stepPrice(from, way, terms.tick);
    if (to !== null) fill('price', formatPlain(to, priceScale));
  };
  return (
    <div>
      <NumberField
        label={t('spot.price')}
        unit="USDT"
        value={typed.price}
        decimals={tickerOf(terms.symbol)?.priceDecimals ?? 2}
        onChange={(price) => change({ price })}
        onStep={step}
        issue={issueOf(state, terms, 'price')}
      />
      <button
        type="button"
        onClick={() => fill('price', tickerOf(terms.symbol)?.price ?? draft.price)}
        className="press relative mt-1 min-h-6 w-full text-right text-caption font-semibold text-brand after:absolute after:inset-x-0 after:-inset-y-1.5"
      >
        {t('spot.useLast')}
      </button>
    </div>
  );
}

function Size({ state, terms }: PartProps) {
  const { draft, typed, change } = state;
  const byAmount = draft.type === 'market' && draft.side === 'buy';
  const field = byAmount ? 'amount' : 'quantity';
  return (
    <NumberField
      label={t(byAmount ? 'spot.amount' : 'spot.quantity')}
      unit={byAmount ? 'USDT' : terms.base}
      value={typed[field]}
      decimals={2}
      onChange={(text) => change({ [field]: text })}
      issue={issueOf(state, terms, field)}
    />
  );
}

function Shares({ state, terms }: PartProps) {
  const { draft, around, fill } = state;
  const field = draft.type === 'market' && draft.side === 'buy' ? 'amount' : 'quantity';
  return (
    <div role="group" aria-label={t('spot.shares')} className="grid grid-cols-4 gap-1">
      {shares.map((percent) => {
        const part = shareOf(percent, draft, terms, around);
        const on = part !== null && part === draft[field];
        return (
          <button
            key={percent}
            type="button"
            disabled={part === null}
            aria-pressed={on}
            onClick={() => part !== null && fill(field, part)}
            className="press relative min-h-8 rounded-chip bg-surface text-caption font-medium text-soft after:absolute after:inset-x-0 after:-inset-y-1.5 disabled:opacity-45 aria-pressed:bg-pressed aria-pressed:text-ink"
          >
            {share(percent / 100, 0)}
          </button>
        );
      })}
    </div>
  );
}

function Available({ state, terms }: PartProps) {
  const [moving, setMoving] = useState(false);
  const {
    around: { available },
    balances,
    draft,
  } = state;
  const currency = givenIn(draft.side, terms);
  const words = available === null ? '—' : formatPlain(available, scaleOf(currency));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setMoving(true)}
        className="press relative flex min-h-8 w-full flex-wrap items-center justify-between gap-x-2 text-left text-caption text-soft after:absolute after:inset-x-0 after:-inset-y-1.5"
      >
        <span>{t('spot.available')}</span>
        <span className="ml-auto flex items-center gap-1.5 font-semibold text-ink">
          {available === null ? words : currency === 'USDT' ? amount(words) : number(words, 8)} {currency}
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

/** The ticket of a pair: side, type, price, size, and what it comes to, before it is sent. */
export function Ticket({ state, terms }: PartProps) {
  const { draft, change, checked, place, busy, balances } = state;
  const buys = draft.side === 'buy';
  // What buys a coin risks no loss of the day; a sale gets out of something.
  const ownLimit = useOwnLimit({ stake: checked.total ?? 0n, atRisk: 0n });
  const barred = useBarred(terms.symbol) ?? (buys ? ownLimit : null);
  const short =
    checked.issues.quantity?.kind === 'short' ||
    checked.issues.amount?.kind === 'short' ||
    state.around.available === 0n;
  return (
    <section aria-label={t('spot.ticket')} className="flex min-w-0 flex-col gap-2">
      <Segment
        label={t('spot.side')}
        name="side"
        value={draft.side}
        onChange={(side) => change({ side, quantity: '', amount: '' })}
        options={[
          { value: 'buy', tone: 'up', label: t('spot.buy') },
          { value: 'sell', tone: 'down', label: t('spot.sell') },
        ]}
      />
      <Segment
        small
        label={t('spot.type')}
        name="type"
        value={draft.type}
        onChange={(type) => change({ type })}
        options={[
          { value: 'limit', label: t('spot.limit') },
          { value: 'market', label: t('spot.market') },
        ]}
      />
      <Price state={state} terms={terms} />
      <Size state={state} terms={terms} />
      <Shares state={state} terms={terms} />
      <Available state={state} terms={terms} />
      {short && barred === null && <Remedy balances={balances} currencyCode={givenIn(draft.side, terms)} />}
      <Summary state={state} terms={terms} />
      {barred !== null && (
        <p role="status" className="rounded-field bg-warn-soft px-3 py-2 text-caption text-pretty text-warn">
          {barred}
        </p>
      )}
      <Button
        look={buys ? 'up' : 'down'}
        busy={busy}
        disabled={barred !== null}
        onClick={place}
        className="mt-auto w-full"
      >
        {t(buys ? 'spot.buyBase' : 'spot.sellBase', { base: terms.base })}
      </Button>
    </section>
  );
}
