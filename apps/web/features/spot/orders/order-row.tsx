import { CoinIcon } from '../../../design/coin-icon.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { priceIn } from '../../../shell/quotes/words.ts';
import { moneyIn, sizeIn } from '../words.ts';
import { FillBar } from './fill-bar.tsx';
import { StatusBadge, TypeName } from './order-kind.tsx';
import { sideText } from './order-words.ts';
import { hasDeals, isCurrent, type SpotOrder } from './standing.ts';

/** What was wanted: the quantity, or the amount of a market buy. */
const wanted = (order: SpotOrder): string =>
  order.quantity === null ? moneyIn('USDT', order.amount) : sizeIn(order.symbol, order.quantity);

const dealtAt = ({ symbol, dealPrice, dealAmount }: SpotOrder): string =>
  `${priceIn(symbol, dealPrice)} · ${moneyIn('USDT', dealAmount)}`;
const limitOf = ({ symbol, price }: SpotOrder): string => (price === null ? t('spot.market') : priceIn(symbol, price));

/** The fee of what was dealt, or how much of a standing order is done. */
function Below({ order, dealt }: { order: SpotOrder; dealt: boolean }) {
  if (dealt)
    return (
      <span className="mt-0.5 block text-caption text-faint">
        {t('spot.fee')} {moneyIn(order.feeCurrency, order.fee)}
      </span>
    );
  return (
    <>
      {isCurrent(order) && hasDeals(order) && (
        <span className="mt-1 block">
          <FillBar order={order} />
        </span>
      )}
    </>
  );
}

interface OrderRowProps {
  order: SpotOrder;
  deals?: boolean;
  onPress: () => void;
}

/** An order in a list; opens its details. With `deals` it tells what was dealt instead of what was asked for. */
export function OrderRow({ order, deals = false, onPress }: OrderRowProps) {
  const shown = deals && hasDeals(order);
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      className="gutter flex min-h-18 w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface"
    >
      <CoinIcon code={order.symbol} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2 text-row">
          <span className="font-semibold">{pairOf(order.symbol)[0]}</span>
          <span className={`text-note font-medium ${order.side === 'buy' ? 'text-up' : 'text-down'}`}>
            {sideText(order)}
          </span>
          <span className="text-note text-soft">
            <TypeName order={order} />
          </span>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-faint">
          <StatusBadge order={order} />
          {date(order.time, 'moment')}
        </span>
        <Below order={order} dealt={shown} />
      </span>
      <span className="shrink-0 text-right">
        <span className="block text-row font-semibold">
          {shown ? sizeIn(order.symbol, order.volume) : wanted(order)}
        </span>
        <span className="mt-0.5 block text-caption text-soft">{shown ? dealtAt(order) : limitOf(order)}</span>
      </span>
    </button>
  );
}
