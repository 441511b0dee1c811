import { CoinIcon } from '../../../design/coin-icon.tsx';
import { Badge } from '../../../design/list.tsx';
import { amount, date, price, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairOf } from '../../../shell/client/quote-row.tsx';
import { tickerOf } from '../../../shell/client/tickers.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { DirectionMark } from './direction-mark.tsx';
import { LiveStanding, SecondsLeft } from './live-order.tsx';
import { resultWord } from './result-words.ts';
import { endOf, type FastOrder } from './standing.ts';

const tones = { win: 'up', lose: 'down', tie: 'plain', void: 'plain' } as const;

function Outcome({ order }: { order: FastOrder }) {
  const to = endOf(order);
  if (order.result === null) {
    return (
      <>
        <LiveStanding order={order} className="block text-row font-semibold" />
        <span className="mt-1 block text-caption text-soft">{to !== null && order.status === 'holding' ? <><SecondsLeft to={to} /> {t('fast.secondsWord')}</> : t(to === null ? 'fast.entering' : 'fast.settling')}</span>
      </>
    );
  }
  const moved = order.result === 'win' || order.result === 'lose';
  return (
    <>
      <span className={`block text-row font-semibold ${order.result === 'win' ? 'text-up' : order.result === 'lose' ? 'text-down' : 'text-soft'}`}>{moved ? signedAmount(order.profit) : amount('0')}</span>
      <span className="mt-1 block"><Badge tone={tones[order.result]}>{resultWord(order.result)}</Badge></span>
    </>
  );
}

/** An order in a list; opens its page. */
export function OrderRow({ order }: { order: FastOrder }) {
  const decimals = tickerOf(order.symbol)?.priceDecimals ?? 2;
  return (
    <Link to="pages/market/settlement" query={{ orderNo: order.orderNo }} className="gutter flex min-h-[76px] items-center gap-3 py-2.5 transition-colors active:bg-surface">
      <CoinIcon code={order.symbol} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-row"><span className="font-semibold">{pairOf(order.symbol)[0]}</span><span className="text-note"><DirectionMark direction={order.direction} /></span><span className="text-note text-soft">{t('fast.seconds', { seconds: order.seconds })}</span></span>
        <span className="mt-0.5 block text-caption text-soft">{t('fast.stakeShort', { amount: amount(order.amount) })}</span>
        <span className="mt-0.5 block text-caption text-faint">{price(order.orderPrice, decimals)} → {price(order.salePrice, decimals)} · {date(order.orderTime, 'moment')}</span>
      </span>
      <span className="shrink-0 text-right"><Outcome order={order} /></span>
    </Link>
  );
}
