import { CoinIcon } from '../../../design/coin-icon.tsx';
import { Badge } from '../../../design/list.tsx';
import { amount, date, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { SealMark } from '../../../shell/fair/seal-mark.tsx';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { priceIn } from '../../../shell/quotes/words.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { DirectionMark } from './direction-mark.tsx';
import { LiveStanding, OrderRing } from '../../../shell/fast/live-order.tsx';
import { resultWord } from './result-words.ts';
import type { FastOrder } from '../../../shell/fast/standing.ts';

const tones = { win: 'up', lose: 'down', tie: 'plain', void: 'plain' } as const;
const texts = { win: 'text-up', lose: 'text-down', tie: 'text-soft', void: 'text-soft' } as const;

function Outcome({ order }: { order: FastOrder }) {
  if (order.result === null) {
    return (
      <span className="flex items-center gap-3">
        <LiveStanding order={order} className="text-row font-semibold" />
        {order.status === 'settling' ? (
          <span className="text-caption text-soft">{t('fast.settling')}</span>
        ) : (
          <OrderRing order={order} />
        )}
      </span>
    );
  }
  const moved = order.result === 'win' || order.result === 'lose';
  return (
    <>
      <span className={`block text-row font-semibold ${texts[order.result]}`}>
        {moved ? signedAmount(order.profit) : amount('0')}
      </span>
      <span className="mt-1 block">
        <Badge tone={tones[order.result]}>{resultWord(order.result)}</Badge>
      </span>
    </>
  );
}

/** An order in a list; opens its page. */
export function OrderRow({ order }: { order: FastOrder }) {
  return (
    <Link
      to="pages/market/settlement"
      query={{ orderNo: order.orderNo }}
      className="gutter flex min-h-19 items-center gap-3 py-2.5 transition-colors active:bg-surface"
    >
      <CoinIcon code={order.symbol} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-row">
          <span className="font-semibold">{pairOf(order.symbol)[0]}</span>
          <span className="text-note">
            <DirectionMark direction={order.direction} />
          </span>
          <span className="text-note text-soft">{t('fast.seconds', { seconds: order.seconds })}</span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-2 text-caption text-soft">
          {t('fast.stakeShort', { amount: amount(order.amount) })}
          <SealMark orderNo={order.orderNo} />
          <span className="text-faint">{date(order.orderTime, 'moment')}</span>
        </span>
        <span className="mt-0.5 block text-caption text-faint">
          {priceIn(order.symbol, order.orderPrice)} → {priceIn(order.symbol, order.salePrice)}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <Outcome order={order} />
      </span>
    </Link>
  );
}
