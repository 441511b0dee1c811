import type { Contract } from '@candor/core/futures/contract.ts';
import { ArrowUpDown, Crosshair, Lock, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { withSecondary } from '../../../locales/late/with-words.ts';
import { useSubmit } from '../../../design/use-submit.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { useOnDemand } from '../../../shell/routing/use-on-demand.ts';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { useBlockedReason } from '../../../shell/quotes/use-blocked-reason.ts';
import { lotsText, sideWord } from '../words.ts';
import { Actions, CardHead, Part, UnderWay, type CardAction } from './card-parts.tsx';
import { DistanceBar, LiveFloating, LiveMark } from './live.tsx';
import { lockPosition } from './lock-position.ts';
import { reversePosition } from './reverse-position.ts';
import { StopsSheet } from './set-stops.tsx';
import { SideBadge } from './side-badge.tsx';
import { useAsked } from './use-asked.ts';
import { breakEvenOf } from '../../../shell/futures/standing.ts';

const acts = { reverse: reversePosition, lock: lockPosition } as const;
const requestWords = { close: 'futures.closing', reverse: 'futures.reversing', lock: 'futures.locking' } as const;

const loadCloseSheet = () => withSecondary(() => import('./closing/close-sheet.tsx').then((m) => m.CloseSheet));
const loadQuestion = () =>
  withSecondary(() => import('./closing/ask-counter.ts').then((m) => m.askCounter)).catch((fault: unknown) => {
    toast(t('shell.loadFailed'));
    throw fault;
  });

interface CardProps {
  order: FuturesOrder;
  contract: Contract;
  onChoose: (symbol: string) => void;
  onAsked: (() => void) | undefined;
}

/** What can be done with a position, and the sheets that ask for more. */
function CardActs({ order, contract, onAsked }: Omit<CardProps, 'onChoose'>) {
  const [stopping, setStopping] = useState(false);
  const [closing, setClosing] = useState(false);
  const [CloseSheet, fetchSheet] = useOnDemand(loadCloseSheet);
  const close = () => void fetchSheet().then(setClosing);
  useAsked(onAsked, close);
  const blockedReason = useBlockedReason('futures', order.symbol, 'close');
  const opensNothing = useBlockedReason('futures', order.symbol) !== null;
  const { submit, busy } = useSubmit(async (action: 'reverse' | 'lock') => {
    const askCounter = await loadQuestion();
    await askCounter(action, order, contract);
    await acts[action](order.orderNo);
  });
  const counter = (icon: LucideIcon, action: 'reverse' | 'lock'): CardAction => ({
    icon,
    label: t(`futures.${action}`),
    onPress: () => submit(action),
    disabled: opensNothing,
  });
  return (
    <>
      <Actions
        disabled={busy || blockedReason !== null}
        actions={[
          { icon: Crosshair, label: t('futures.setStops'), onPress: () => setStopping(true) },
          counter(Lock, 'lock'),
          counter(ArrowUpDown, 'reverse'),
          { icon: X, label: t('futures.close'), onPress: close, strong: true },
        ]}
      />
      {CloseSheet !== null && (
        <CloseSheet open={closing} order={order} contract={contract} onClose={() => setClosing(false)} />
      )}
      <StopsSheet open={stopping} order={order} onClose={() => setStopping(false)} />
    </>
  );
}

/** An open position, alive: what it stands at, how far liquidation is, and what can be done with it. */
export function PositionCard({ order, contract, onChoose, onAsked }: CardProps) {
  const { symbol, direction, lever } = order;
  return (
    <article
      aria-label={`${pairText(symbol)} ${sideWord(order.direction)}`}
      className="group rounded-card bg-surface p-4"
    >
      <CardHead symbol={symbol} onChoose={onChoose} badges={<SideBadge side={direction} leverage={lever} />}>
        <LiveFloating order={order} contract={contract} />
      </CardHead>
      <Numbers order={order} contract={contract} />
      <div className="mt-3">
        <DistanceBar order={order} contract={contract} />
      </div>
      {order.wish === null ? (
        <CardActs order={order} contract={contract} onAsked={onAsked} />
      ) : (
        <UnderWay text={t(requestWords[order.wish])} />
      )}
    </article>
  );
}

const stopText = (symbol: string, at: string | null): string => (at === null ? '—' : priceIn(symbol, at));

function Numbers({ order, contract }: { order: FuturesOrder; contract: Contract }) {
  const { symbol } = order;
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-2 gap-y-2">
      <Part name={t('futures.entry')}>{priceIn(symbol, order.openPrice)}</Part>
      <Part name={t('futures.mark')}>
        <LiveMark symbol={symbol} />
      </Part>
      <Part name={t('futures.liquidation')} end>
        <span className="text-warn">
          {Number(order.liquidationPrice) === 0 ? t('futures.none') : priceIn(symbol, order.liquidationPrice)}
        </span>
      </Part>
      <Part name={t('futures.lots')}>{lotsText(order.lots)}</Part>
      <Part name={t('futures.margin')}>{amount(order.holdBond)}</Part>
      <Part name={t('futures.feePaid')} end>
        {amount(order.fee)}
      </Part>
      <Part name={t('futures.breakEven')}>{priceIn(symbol, breakEvenOf(order, contract))}</Part>
      <Part name={t('futures.takeProfit')}>{stopText(symbol, order.stopProfit)}</Part>
      <Part name={t('futures.stopLoss')} end>
        {stopText(symbol, order.stopLoss)}
      </Part>
    </dl>
  );
}
