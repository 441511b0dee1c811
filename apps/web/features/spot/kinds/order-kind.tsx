import { Fact } from '../../../design/list.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { isOneOfTwo, type SpotOrder } from '../orders/standing.ts';
import { conditionOf, kindName, signOf, timingName } from './kind-words.ts';

interface OrderProps {
  order: SpotOrder;
}

/** What kind of order it is. */
export const KindName = ({ order }: OrderProps) => kindName(order);

/** What was dropped by its own terms has expired; what its owner or the other of two has ended is cancelled. */
const isExpired = ({ status, timing, type, stopPrice }: SpotOrder): boolean =>
  status === 'cancelled' && (timing === 'ioc' || timing === 'fok' || (type === 'market' && stopPrice !== null));

/** How it stands. @param words of a plain order that stands so */
export function StatusName({ order, words }: OrderProps & { words: string }) {
  if (order.status === 'waiting') return t('kinds.waiting');
  const expired = isExpired(order) && (order.stopPrice === null || order.triggeredAt !== null);
  const name = expired ? t('kinds.expired') : words;
  return order.triggeredAt === null ? name : `${t('kinds.triggered')} · ${name}`;
}

/** What a stop that waits will do. */
export function comesText(stop: { sign: string; trigger: string; price: string | null }): string {
  const { sign, trigger, price } = stop;
  return price === null ? t('kinds.comesMarket', { sign, trigger }) : t('kinds.comesLimit', { sign, trigger, price });
}

/** Under the row of an order that stands: what it waits for, and what it ends. */
export function KindNote({ order }: OrderProps) {
  const { symbol, status, stopPrice, stopWhen, price } = order;
  const stop = {
    sign: signOf(stopWhen ?? 'rising'),
    trigger: priceIn(symbol, stopPrice),
    price: price === null ? null : priceIn(symbol, price),
  };
  return (
    <p className="mt-1.5 text-caption text-pretty text-soft">
      {status === 'waiting' && comesText(stop)} {isOneOfTwo(order) && t('kinds.endsOther')}
    </p>
  );
}

/** What of an order a plain one hasn't. */
export function KindFacts({ order }: OrderProps) {
  const { stopPrice, triggeredAt, timing, listId } = order;
  return (
    <>
      {stopPrice !== null && <Fact name={t('kinds.condition')}>{conditionOf(order)}</Fact>}
      {triggeredAt !== null && <Fact name={t('kinds.triggered')}>{date(triggeredAt)}</Fact>}
      {order.type === 'limit' && <Fact name={t('kinds.timing')}>{timingName(timing)}</Fact>}
      {listId !== null && <Fact name={t('kinds.oco')}>{t('kinds.endsOther')}</Fact>}
    </>
  );
}

/** What is asked before one of two orders is ended. */
export const endWords = (): { title: string; text: string } => ({
  title: t('kinds.endBothTitle'),
  text: t('kinds.endBoth'),
});
