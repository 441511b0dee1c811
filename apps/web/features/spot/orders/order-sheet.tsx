import { Button, buttonClass } from '../../../design/button.tsx';
import { Badge, Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { LateSeal } from '../../../shell/fair/late-seal.tsx';
import { CopyFact } from '../../../shell/feedback/copy-fact.tsx';
import { Link } from '../../../shell/routing/link.tsx';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { loadAmend } from '../kinds/load-kinds.ts';
import { moneyIn, sizeIn } from '../words.ts';
import { dealtSums } from './dealt-sums.ts';
import { useEndOrder } from './end-order.ts';
import { FillBar } from './fill-bar.tsx';
import { MoreFacts, StatusBadge, TypeName } from './order-kind.tsx';
import { sideText } from './order-words.ts';
import { hasDeals, isCurrent, mayShrink, type SpotOrder } from './standing.ts';

function EndButton({ order, onEnded }: { order: SpotOrder; onEnded: () => void }) {
  const { end, busy, word } = useEndOrder(order, onEnded);
  return (
    <Button look="quiet" busy={busy} onClick={end}>
      {word}
    </Button>
  );
}

function Facts({ order }: { order: SpotOrder }) {
  const { symbol } = order;
  const sums = hasDeals(order) ? dealtSums(order) : null;
  return (
    <>
      <dl className="mt-3 rounded-field bg-raised px-4 py-2">
        <Fact name={t('spot.averagePrice')}>{priceIn(symbol, order.dealPrice)}</Fact>
        <Fact name={t('spot.volume')}>{sums === null ? '—' : sizeIn(symbol, order.volume)}</Fact>
        <Fact name={t('spot.dealAmount')}>{sums?.amount ?? '—'}</Fact>
        <Fact name={t('spot.fee')}>{sums?.fee ?? '—'}</Fact>
        <Fact name={t('spot.youGet')}>
          <span className="font-semibold">{sums?.received ?? '—'}</span>
        </Fact>
      </dl>
      <dl className="mt-3 rounded-field bg-raised px-4 py-2">
        <Fact name={t('spot.type')}>
          <TypeName order={order} />
        </Fact>
        <MoreFacts order={order} />
        <Fact name={t('spot.price')}>{order.price === null ? t('spot.bestPrice') : priceIn(symbol, order.price)}</Fact>
        {order.quantity !== null && <Fact name={t('spot.quantity')}>{sizeIn(symbol, order.quantity)}</Fact>}
        {order.amount !== null && <Fact name={t('spot.amount')}>{moneyIn('USDT', order.amount)}</Fact>}
        <Fact name={t('kline.time')}>{date(order.time)}</Fact>
        <CopyFact name={t('spot.orderNo')} value={order.orderNo} />
      </dl>
    </>
  );
}

/** One order with everything that is known of it, and ending it while it stands. */
export function OrderSheet({ order, onClose }: { order: SpotOrder | null; onClose: () => void }) {
  if (order === null) return null;
  const stands = isCurrent(order);
  return (
    <Sheet open onClose={onClose} title={pairText(order.symbol)}>
      <p className="flex items-center gap-2 pb-3">
        <Badge tone={order.side === 'buy' ? 'up' : 'down'}>
          {sideText(order)} · <TypeName order={order} />
        </Badge>
        <StatusBadge order={order} />
      </p>
      <FillBar order={order} />
      {order.status === 'locked' && (
        <p className="mt-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
          {t('spot.lockedWhy')}
        </p>
      )}
      <Facts order={order} />
      {hasDeals(order) && <LateSeal proof={{ orderNo: order.orderNo, each: order.volume }} className="mt-2" />}
      {mayShrink(order) && <LatePart load={loadAmend} part={{ order, onAmended: onClose }} quiet />}
      <div className={`mt-4 grid gap-3 ${stands ? 'grid-cols-2' : ''}`}>
        {stands && <EndButton order={order} onEnded={onClose} />}
        <Link
          to="pages/currency/currency"
          query={{ symbol: order.symbol }}
          onClick={onClose}
          className={buttonClass('primary')}
        >
          {t('spot.tradePair', { pair: pairText(order.symbol) })}
        </Link>
      </div>
    </Sheet>
  );
}
