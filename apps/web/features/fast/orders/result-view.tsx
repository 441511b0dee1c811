import { CircleCheck, CircleX, Equal, Undo2, type LucideIcon } from 'lucide-react';
import { t } from '../../../locales/i18n.ts';
import { Seal } from '../../../shell/fair/seal.tsx';
import { priceIn } from '../../../shell/quotes/words.ts';
import { ReplayPlace } from '../replay/replay-place.tsx';
import { profitText, resultWord, stakeText } from './result-words.ts';
import { endOf, type FastOrder } from '../../../shell/fast/standing.ts';

type Result = NonNullable<FastOrder['result']>;
const looks: Record<Result, { icon: LucideIcon; disc: string; tone: string }> = {
  win: { icon: CircleCheck, disc: 'bg-up-soft text-up', tone: 'text-up' },
  lose: { icon: CircleX, disc: 'bg-down-soft text-down', tone: 'text-down' },
  tie: { icon: Equal, disc: 'bg-raised text-soft', tone: '' },
  void: { icon: Undo2, disc: 'bg-raised text-soft', tone: '' },
};

function whyOf(order: FastOrder): string {
  // One that had both prices has settled, and was made void after it.
  const missing = order.orderPrice === null ? 'fast.whyNoEntry' : 'fast.whyNoExit';
  if (order.result === 'void') return t(order.salePrice === null ? missing : 'fast.whyFault');
  const prices = { entry: priceIn(order.symbol, order.orderPrice), exit: priceIn(order.symbol, order.salePrice) };
  if (order.result === 'tie') return t('fast.whyEqual', prices);
  const rose = (order.result === 'win') === (order.direction === 'up');
  return rose ? t('fast.whyAbove', prices) : t('fast.whyBelow', prices);
}

/** How an order ended: the result in a word and a number, and why in a sentence. */
export function ResultView({ order, result }: { order: FastOrder; result: Result }) {
  const { icon: Icon, disc, tone } = looks[result];
  const moved = result === 'win' || result === 'lose';
  return (
    <>
      <div role="status" className="gutter animate-rise pt-5 text-center">
        <span className={`mx-auto grid size-20 place-items-center rounded-full ${disc}`}>
          <Icon size={40} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <p className="mt-3 text-bar font-semibold">{resultWord(result)}</p>
        <p className="mt-1 text-result font-bold tracking-tight">
          <span className={tone}>{moved ? profitText(order) : stakeText(order)}</span>{' '}
          <span className="text-bar font-semibold text-faint">USDT</span>
        </p>
        <p className="mx-auto mt-1 max-w-80 text-row text-pretty text-soft">
          {moved ? whyOf(order) : `${t('fast.stakeBack')} ${whyOf(order)}`}
        </p>
      </div>
      <Seal proof={order} share className="gutter" />
      {endOf(order) !== null && order.salePrice !== null && <ReplayPlace order={order} />}
    </>
  );
}
