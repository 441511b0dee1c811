import { formatPlain } from '@candor/core/money/decimal.ts';
import { priceScale, rateScale } from '@candor/core/money/amount.ts';
import { useCallback, type ReactNode } from 'react';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { scaleOf } from '../../../shell/funds/balances.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { depthNow, useFromDepth } from '../book/feed.ts';
import { sweep, type Depth } from '../book/levels.ts';
import type { Terms } from '../terms.ts';
import { moneyIn } from '../words.ts';
import { afterFee } from './ticket-maths.ts';
import type { TicketState } from './use-ticket.ts';

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-2 py-1 text-caption">
    <dt className="text-soft">{name}</dt>
    <dd className="ml-auto text-right text-ink">{children}</dd>
  </div>
);

const text = (units: bigint, currency: string): string => moneyIn(currency, formatPlain(units, scaleOf(currency)));

interface Come { /** Millionths of USDT. */ worth: bigint | null; /** What is received before the fee. */ gross: bigint | null; average: bigint | null; thin: boolean }

function limitCome({ draft: { side }, checked: { total, quantity } }: TicketState): Come {
  return { worth: total, gross: side === 'buy' ? quantity : total, average: null, thin: false };
}

/** What a market order would meet in the book that is seen now. */
function marketCome({ draft: { side }, checked: { amount, quantity } }: TicketState, terms: Terms): Come {
  const wanted = side === 'buy' ? amount : quantity;
  const depth = depthNow();
  if (wanted === null || depth === null) return { worth: null, gross: null, average: null, thin: false };
  const met = sweep(side === 'buy' ? depth.asks : depth.bids, side === 'buy' ? 'amount' : 'quantity', wanted, terms);
  const average = met.quantity === 0n ? null : (met.worth * 10n ** BigInt(priceScale + terms.baseScale - 6)) / met.quantity;
  return { worth: met.worth, gross: side === 'buy' ? met.quantity : met.worth, average, thin: !met.complete };
}

/** What the ticket comes to before it is sent: total, fee, and what arrives. Market orders follow the book. */
export function Summary({ state, terms }: { state: TicketState; terms: Terms }) {
  const { side, type } = state.draft;
  const limit = state.checked.price === null ? null : Number(formatPlain(state.checked.price, priceScale));
  const crosses = useCallback((depth: Depth | null) => {
    const best = side === 'buy' ? depth?.asks[0] : depth?.bids[0];
    return limit !== null && best !== undefined && (side === 'buy' ? limit >= Number(best[0]) : limit <= Number(best[0]));
  }, [side, limit]);
  const takes = useFromDepth(crosses);
  // A market order's estimate moves with the best price; a limit order's stands still.
  useFromDepth(useCallback((depth: Depth | null) => (type === 'limit' ? null : (side === 'buy' ? depth?.asks[0]?.[0] : depth?.bids[0]?.[0]) ?? null), [type, side]));
  const come = type === 'limit' ? limitCome(state) : marketCome(state, terms);
  const rate = type === 'market' || takes ? terms.takerFee : terms.makerFee;
  const currency = side === 'buy' ? terms.base : 'USDT';
  const { fee, net } = afterFee(come.gross ?? 0n, rate);
  const about = type === 'market' ? '≈ ' : '';
  return (
    <>
      <dl>
        {type === 'limit'
          ? <Line name={t('spot.total')}>{come.worth === null ? '—' : text(come.worth, 'USDT')}</Line>
          : <Line name={t('spot.averagePrice')}>{come.average === null ? '—' : `${about}${priceIn(terms.symbol, formatPlain(come.average, priceScale))}`}</Line>}
        <Line name={`${t('spot.fee')} ${share(formatPlain(rate, rateScale))}`}>{come.gross === null ? '—' : `${about}${text(fee, currency)}`}</Line>
        <Line name={t('spot.youGet')}><span className="font-semibold">{come.gross === null ? '—' : `${about}${text(net, currency)}`}</span></Line>
      </dl>
      {come.thin && <p role="status" className="text-caption text-pretty text-warn">{t('spot.thin')}</p>}
    </>
  );
}
