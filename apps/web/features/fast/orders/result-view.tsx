import { CircleCheck, CircleX, Equal, Undo2, type LucideIcon } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Gain } from '../../../design/amount.tsx';
import { amount, price } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { tickerOf } from '../../../shell/client/tickers.ts';
import { PriceLine } from '../chart/price-line.tsx';
import { pointsOf, type Point } from '../chart/price-history.ts';
import { entryOf } from './entries.ts';
import { resultWord } from './result-words.ts';
import { endOf, type FastOrder } from './standing.ts';

type Result = NonNullable<FastOrder['result']>;
const looks: Record<Result, { icon: LucideIcon; disc: string }> = {
  win: { icon: CircleCheck, disc: 'bg-up-soft text-up' },
  lose: { icon: CircleX, disc: 'bg-down-soft text-down' },
  tie: { icon: Equal, disc: 'bg-raised text-soft' },
  void: { icon: Undo2, disc: 'bg-raised text-soft' },
};
const enoughPoints = 8;

function whyOf(order: FastOrder): string {
  if (order.result === 'void') return t(order.orderPrice === null ? 'fast.whyNoEntry' : 'fast.whyNoExit');
  const decimals = tickerOf(order.symbol)?.priceDecimals ?? 2;
  const prices = { entry: price(order.orderPrice, decimals), exit: price(order.salePrice, decimals) };
  if (order.result === 'tie') return t('fast.whyEqual', prices);
  const rose = (order.result === 'win') === (order.direction === 'up');
  return rose ? t('fast.whyAbove', prices) : t('fast.whyBelow', prices);
}

/** The way from entry to exit: as this device has seen it, else straight. */
function usePath(order: FastOrder): { points: readonly Point[]; seen: boolean } | null {
  return useMemo(() => {
    const to = endOf(order);
    if (to === null || order.orderPrice === null || order.salePrice === null) return null;
    const from = to - order.seconds * 1_000;
    const between = pointsOf(order.symbol).filter(({ time }) => time > from && time < to);
    const seen = between.length >= enoughPoints;
    return { points: [{ time: from, price: Number(order.orderPrice) }, ...(seen ? between : []), { time: to, price: Number(order.salePrice) }], seen };
  }, [order]);
}

function Path({ order, points, seen }: { order: FastOrder; points: readonly Point[]; seen: boolean }) {
  const to = endOf(order) ?? 0;
  const length = order.seconds * 1_000;
  const span = useCallback(() => ({ from: to - length * 1.06, to: to + length * 0.08 }), [to, length]);
  return (
    <section className="mt-4">
      <PriceLine symbol={order.symbol} entries={entryOf(order)} span={span} points={points} className="h-40" />
      {!seen && <p className="gutter mt-1 text-caption text-faint">{t('fast.pathStraight')}</p>}
    </section>
  );
}

/** How an order ended: the result in a word and a number, and why in a sentence. */
export function ResultView({ order, result }: { order: FastOrder; result: Result }) {
  const { icon: Icon, disc } = looks[result];
  const path = usePath(order);
  const moved = result === 'win' || result === 'lose';
  return (
    <>
      <div role="status" className="gutter animate-rise pt-5 text-center">
        <span className={`mx-auto grid size-20 place-items-center rounded-full ${disc}`}><Icon size={40} strokeWidth={1.75} aria-hidden="true" /></span>
        <p className="mt-3 text-bar font-semibold">{resultWord(result)}</p>
        <p className="mt-1 text-[40px] leading-[48px] font-bold tracking-tight">{moved ? <Gain value={order.profit} /> : <span>{amount(order.amount)}</span>} <span className="text-bar font-semibold text-faint">USDT</span></p>
        <p className="mx-auto mt-1 max-w-80 text-row text-pretty text-soft">{moved ? whyOf(order) : `${t('fast.stakeBack')} ${whyOf(order)}`}</p>
      </div>
      {path !== null && <Path order={order} {...path} />}
    </>
  );
}
