import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { useCallback } from 'react';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { limitAgainst } from '../../../shell/quotes/limit-price.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { depthNow, useFromDepth } from '../../../shell/book/feed.ts';
import type { Depth } from '../../../shell/book/depth.ts';
import { sweep } from '../book/levels.ts';
import type { Terms } from '../terms.ts';
import { limitCome, Sums, type Come } from './sums.tsx';
import type { TicketState } from './use-ticket.ts';

/** What a market order would meet in the book that is seen now. */
function marketCome({ draft: { side }, checked: { amount, quantity } }: TicketState, terms: Terms): Come {
  const wanted = side === 'buy' ? amount : quantity;
  const depth = depthNow();
  if (wanted === null || depth === null) return { worth: null, gross: null, average: null, thin: false };
  const met = sweep(side === 'buy' ? depth.asks : depth.bids, side === 'buy' ? 'amount' : 'quantity', wanted, terms);
  const average =
    met.quantity === 0n ? null : (met.worth * 10n ** BigInt(priceScale + terms.baseScale - 6)) / met.quantity;
  return { worth: met.worth, gross: side === 'buy' ? met.quantity : met.worth, average, thin: !met.complete };
}

interface StandingProps {
  state: TicketState;
  terms: Terms;
}

/** Whether a limit would fill at once or wait, and how far it lies from the other side of the book. */
function LimitStanding({
  state: {
    draft: { side },
    checked: { price },
  },
  terms: { symbol },
}: StandingProps) {
  const words = useFromDepth(
    useCallback(
      (depth: Depth | null) => {
        const best = (side === 'buy' ? depth?.asks : depth?.bids)?.[0]?.[0];
        const market = parseDecimal(best ?? '', priceScale);
        if (price === null || best === undefined || market === null || market === 0n) return '';
        const { crosses, away } = limitAgainst(side === 'buy', price, market);
        const far = share(Math.abs(away));
        return crosses
          ? t('spot.fillsAtOnce', { price: priceIn(symbol, best), share: far })
          : t('spot.waits', { share: far });
      },
      [side, price, symbol],
    ),
  );
  // Room for three lines: what stands below doesn't jump when the market passes the price.
  return <p className="min-h-12 text-caption text-pretty text-soft">{words}</p>;
}

/** Whether the limit crosses the book, and so takes from it. */
function useTakes({ draft: { side }, checked: { price } }: TicketState): boolean {
  const limit = price === null ? null : Number(formatPlain(price, priceScale));
  const crosses = useCallback(
    (depth: Depth | null) => {
      const best = side === 'buy' ? depth?.asks[0] : depth?.bids[0];
      return (
        limit !== null && best !== undefined && (side === 'buy' ? limit >= Number(best[0]) : limit <= Number(best[0]))
      );
    },
    [side, limit],
  );
  return useFromDepth(crosses);
}

/** Renders anew with the best price: it moves a market order's estimate, while a limit order's stands still. */
function useBestPrice({ type, side }: TicketState['draft']): void {
  useFromDepth(
    useCallback(
      (depth: Depth | null) =>
        type === 'limit' ? null : ((side === 'buy' ? depth?.asks[0]?.[0] : depth?.bids[0]?.[0]) ?? null),
      [type, side],
    ),
  );
}

/** What the ticket comes to before it is sent: total, fee, and what arrives. Market orders follow the book. */
export function Summary({ state, terms }: { state: TicketState; terms: Terms }) {
  const { type } = state.draft;
  const takes = useTakes(state);
  useBestPrice(state.draft);
  const come = type === 'limit' ? limitCome(state) : marketCome(state, terms);
  const rate = type === 'market' || takes ? terms.takerFee : terms.makerFee;
  return (
    <>
      <Sums come={come} rate={rate} state={state} terms={terms} />
      {type === 'limit' && <LimitStanding state={state} terms={terms} />}
      {come.thin && (
        <p role="status" className="text-caption text-pretty text-warn">
          {t('spot.thin')}
        </p>
      )}
    </>
  );
}
