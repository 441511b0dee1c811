import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import type { Terms } from '../terms.ts';
import { issueOf } from './issue-words.ts';
import { NumberField } from './number-field.tsx';
import { shareOf, stepPrice } from './ticket-maths.ts';
import { markOf, type TicketState } from './use-ticket.ts';

const shares = [25, 50, 75, 100] as const;

/** What each part of the ticket draws. */
export interface PartProps {
  state: TicketState;
  terms: Terms;
}

const atMarket =
  'flex min-h-14 items-center justify-center rounded-field border border-dashed border-line px-2 text-center ' +
  'text-note text-soft';
const lastPrice = 'press relative mt-1 min-h-6 w-full text-right text-caption font-semibold text-brand';

export function Price({ state, terms }: PartProps) {
  const { draft, typed, change, fill } = state;
  if (draft.type === 'market') {
    return <p className={atMarket}>{t('spot.bestPrice')}</p>;
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
        className={`${lastPrice} after:absolute after:inset-x-0 after:-inset-y-1.5`}
      >
        {t('spot.useLast')}
      </button>
    </div>
  );
}

export function Size({ state, terms }: PartProps) {
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

const shareButton =
  'press relative min-h-8 rounded-chip bg-surface text-caption font-medium text-soft after:absolute ' +
  'after:inset-x-0 after:-inset-y-1.5';

export function Shares({ state, terms }: PartProps) {
  const { draft, around, fill } = state;
  const field = draft.type === 'market' && draft.side === 'buy' ? 'amount' : 'quantity';
  return (
    <div role="group" aria-label={t('spot.shares')} className="grid grid-cols-4 gap-1">
      {shares.map((percent) => {
        const part = shareOf(percent, draft.way?.dearest(draft, terms) ?? draft, terms, around);
        const on = part !== null && part === draft[field];
        return (
          <button
            key={percent}
            type="button"
            disabled={part === null}
            aria-pressed={on}
            onClick={() => part !== null && fill(field, part)}
            className={`${shareButton} disabled:opacity-45 aria-pressed:bg-pressed aria-pressed:text-ink`}
          >
            {share(percent / 100, 0)}
          </button>
        );
      })}
    </div>
  );
}
