import { amount, signedAmount } from '../../../locales/format.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { t } from '../../../locales/i18n.ts';
import { DirectionMark } from '../orders/direction-mark.tsx';
import { resultWord } from '../orders/result-words.ts';
import { clockText } from './round/clock-text.ts';
import { entryOf } from './round/entries.ts';
import { profitOf, type PractiseOrder, type Round } from './round/round.ts';

const shownMost = 6;

/** How an order stands, or what came of it, in words. */
function standing({ stretch, at }: Round, order: PractiseOrder): string {
  const { settlement, terms } = order;
  if (settlement !== null) return resultWord(settlement.result);
  const entry = entryOf(stretch.marks, order, at);
  return entry === null ? t('fast.entering') : clockText(Math.max(0, entry.time + terms.seconds * 1_000 - at));
}

const Row = ({ round, order }: { round: Round; order: PractiseOrder }) => (
  <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 text-note">
    <span className="flex flex-wrap items-center gap-x-2">
      <DirectionMark direction={order.terms.direction} />
      <span className="text-soft">{t('fast.seconds', { seconds: order.terms.seconds })}</span>
      <span className="text-soft">{amount(formatAmount(order.terms.stake, 'USDT'))}</span>
    </span>
    <span className="ml-auto flex items-baseline gap-x-3">
      <span className="text-soft">{standing(round, order)}</span>
      {order.settlement !== null && (
        <span className="min-w-16 text-right font-semibold">{signedAmount(formatAmount(profitOf(order), 'USDT'))}</span>
      )}
    </span>
  </li>
);

/** The last orders of a round, the newest first. */
export function PlacedOrders({ round }: { round: Round }) {
  if (round.orders.length === 0) return null;
  return (
    <section className="gutter mt-2 pb-3">
      <h2 className="text-note font-semibold text-faint">{t('practise.orders')}</h2>
      <ul className="divide-y divide-line/60">
        {round.orders
          .slice(-shownMost)
          .toReversed()
          .map((order) => (
            <Row key={order.terms.orderNo} round={round} order={order} />
          ))}
      </ul>
    </section>
  );
}
