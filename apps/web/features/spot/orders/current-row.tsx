import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { Button } from '../../../design/button.tsx';
import { Badge } from '../../../design/list.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { moneyIn, sizeIn } from '../words.ts';
import { useEndOrder } from './end-order.ts';
import { FillBar } from './fill-bar.tsx';
import { TypeName, Waits } from './order-kind.tsx';
import { sideText } from './order-words.ts';
import type { SpotOrder } from './standing.ts';

function Facts({ order }: { order: SpotOrder }) {
  return (
    <dl className="mt-1.5 grid grid-cols-2 gap-x-4 gap-y-1 text-caption">
      <div className="flex justify-between gap-2">
        <dt className="text-soft">{t('spot.price')}</dt>
        <dd className="truncate">{order.price === null ? t('spot.market') : priceIn(order.symbol, order.price)}</dd>
      </div>
      <div className="flex justify-between gap-2">
        <dt className="text-soft">{t('spot.quantity')}</dt>
        <dd className="truncate">
          {order.quantity === null ? moneyIn('USDT', order.amount) : sizeIn(order.symbol, order.quantity)}
        </dd>
      </div>
    </dl>
  );
}

/** An order that stands in the book: what it is, how much of it is done, and ending it. */
export function CurrentRow({ order, onPress }: { order: SpotOrder; onPress: () => void }) {
  const { end, busy, word } = useEndOrder(order);
  const buys = order.side === 'buy';
  return (
    <div className="gutter py-3">
      <div className="flex items-start justify-between gap-3">
        <button
          type="button"
          onClick={onPress}
          aria-haspopup="dialog"
          className="press min-h-11 min-w-0 flex-1 text-left"
        >
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-row">
            <span className="font-semibold">{pairText(order.symbol)}</span>
            <Badge tone={buys ? 'up' : 'down'}>
              {sideText(order)} · <TypeName order={order} />
            </Badge>
            {order.status === 'locked' && <Badge tone="warn">{t('spot.statusLocked')}</Badge>}
          </span>
          <span className="mt-1 block text-caption text-faint">{date(order.time, 'moment')}</span>
        </button>
        <Button look="quiet" size="small" busy={busy} onClick={end} className="shrink-0">
          {word}
        </Button>
      </div>
      <Facts order={order} />
      <Waits order={order} />
      <div className="mt-1.5">
        <FillBar order={order} />
      </div>
      {order.status === 'locked' && <p className="mt-1.5 text-caption text-pretty text-warn">{t('spot.lockedWhy')}</p>}
    </div>
  );
}
