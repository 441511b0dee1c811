import { CircleCheck, CircleX, Equal, Undo2, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Skeleton } from '../../../design/states.tsx';
import { Gain } from '../../../design/amount.tsx';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { Seal } from '../../../shell/fair/seal.tsx';
import { priceIn } from '../../../shell/quotes/words.ts';
import { PriceLine } from '../chart/price-line.tsx';
import { fetchMarks, type Point } from '../chart/price-history.ts';
import { entryOf } from './entries.ts';
import { resultWord } from './result-words.ts';
import { endOf, type FastOrder } from '../../../shell/fast/standing.ts';

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
  const prices = { entry: priceIn(order.symbol, order.orderPrice), exit: priceIn(order.symbol, order.salePrice) };
  if (order.result === 'tie') return t('fast.whyEqual', prices);
  const rose = (order.result === 'win') === (order.direction === 'up');
  return rose ? t('fast.whyAbove', prices) : t('fast.whyBelow', prices);
}

const exitWaitMs = 5_000;

/** The way from entry to exit as it was recorded; straight where the record is gone. */
function usePath(order: FastOrder) {
  const to = endOf(order);
  const known = to !== null && order.orderPrice !== null && order.salePrice !== null;
  return useQuery({
    queryKey: ['GET /fair/tape', order.orderNo],
    enabled: known,
    staleTime: Infinity,
    queryFn: async (): Promise<{ points: readonly Point[]; recorded: boolean }> => {
      const end = to ?? 0;
      const from = end - order.seconds * 1_000;
      const marks = await fetchMarks(order.symbol, from, end + exitWaitMs).catch(() => []);
      // The exit is the first mark from the end on: whatever comes after it is no longer the order's.
      const exit = marks.findIndex(({ time }) => time >= end);
      if (exit >= enoughPoints) return { points: marks.slice(0, exit + 1), recorded: true };
      return {
        points: [
          { time: from, price: Number(order.orderPrice) },
          { time: end, price: Number(order.salePrice) },
        ],
        recorded: false,
      };
    },
  }).data;
}

function Path({ order, points, recorded }: { order: FastOrder; points: readonly Point[]; recorded: boolean }) {
  const to = endOf(order) ?? 0;
  const length = order.seconds * 1_000;
  const span = useCallback(() => ({ from: to - length * 1.06, to: to + length * 0.08 }), [to, length]);
  return (
    <section className="mt-4">
      <PriceLine symbol={order.symbol} entries={entryOf(order)} span={span} points={points} className="h-40" />
      {!recorded && <p className="gutter mt-1 text-caption text-faint">{t('fast.pathStraight')}</p>}
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
        <span className={`mx-auto grid size-20 place-items-center rounded-full ${disc}`}>
          <Icon size={40} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p className="mt-3 text-bar font-semibold">{resultWord(result)}</p>
        <p className="mt-1 text-result font-bold tracking-tight">
          {moved ? <Gain value={order.profit} /> : <span>{amount(order.amount)}</span>}{' '}
          <span className="text-bar font-semibold text-faint">USDT</span>
        </p>
        <p className="mx-auto mt-1 max-w-80 text-row text-pretty text-soft">
          {moved ? whyOf(order) : `${t('fast.stakeBack')} ${whyOf(order)}`}
        </p>
      </div>
      <Seal proof={order} share className="gutter" />
      {endOf(order) !== null &&
        order.salePrice !== null &&
        (path === undefined ? <Skeleton className="mx-4 mt-4 h-40 !rounded-card" /> : <Path order={order} {...path} />)}
    </>
  );
}
