import { CoinIcon } from '../../../design/coin-icon.tsx';
import { Gain } from '../../../design/amount.tsx';
import { Badge } from '../../../design/list.tsx';
import { amount, date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { SealMark } from '../../../shell/fair/seal-mark.tsx';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { priceIn } from '../../../shell/quotes/words.ts';
import { LiveFloating } from '../positions/live.tsx';
import { SideBadge } from '../positions/side-badge.tsx';
import { useTerms } from '../../../shell/futures/terms.ts';
import { lotsText, netOf, statusWords } from '../words.ts';

const reasons = {
  user: 'futures.reasonUser',
  stopProfit: 'futures.takeProfit',
  stopLoss: 'futures.stopLoss',
  liquidation: 'futures.reasonLiquidation',
  reverse: 'futures.reverse',
} as const;
export const reasonWord = (reason: FuturesOrder['closeReason']): string | null =>
  reason === null ? null : t(reasons[reason]);

function Outcome({ order }: { order: FuturesOrder }) {
  const contract = useTerms(order.symbol)?.contract;
  if (order.status === 'closed') {
    const word = reasonWord(order.closeReason);
    return (
      <>
        <Gain value={netOf(order)} className="block text-row font-semibold" />
        {word !== null && (
          <span className="mt-1 block">
            <Badge tone={order.closeReason === 'liquidation' ? 'warn' : 'plain'}>{word}</Badge>
          </span>
        )}
      </>
    );
  }
  if (contract !== undefined && (order.status === 'holding' || order.status === 'locked'))
    return <LiveFloating order={order} contract={contract} />;
  return (
    <>
      <span className="block text-row font-semibold">{amount(order.holdBond)}</span>
      <span className="mt-1 block">
        <Badge tone={order.status === 'pending' ? 'brand' : 'plain'}>{t(statusWords[order.status])}</Badge>
      </span>
    </>
  );
}

/** An order in a list; a press shows all of it. */
export function OrderRow({ order, onPress }: { order: FuturesOrder; onPress: () => void }) {
  const opened = priceIn(order.symbol, order.openPrice ?? order.entrustPrice);
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      className="gutter flex min-h-19 w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface"
    >
      <CoinIcon code={order.symbol} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-row">
          <span className="font-semibold">{pairOf(order.symbol)[0]}</span>
          <SideBadge side={order.direction} leverage={order.lever} />
        </span>
        <span className="mt-0.5 block text-caption text-soft">
          {lotsText(order.lots)} ·{' '}
          {order.closePrice === null ? opened : `${opened} → ${priceIn(order.symbol, order.closePrice)}`}
        </span>
        <span className="mt-0.5 block text-caption text-faint">
          {date(order.closeTime ?? order.openTime ?? order.orderTime, 'moment')} <SealMark orderNo={order.orderNo} />
        </span>
      </span>
      <span className="shrink-0 text-right">
        <Outcome order={order} />
      </span>
    </button>
  );
}
