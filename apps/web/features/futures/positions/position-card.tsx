import type { Contract } from '@candor/core/futures/contract.ts';
import { ArrowLeftRight, Crosshair, Lock, X } from 'lucide-react';
import { useState } from 'react';
import { amount, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useSubmit } from '../../../design/use-submit.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { LivePrice } from '../../../shell/quotes/live.tsx';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { confirm } from '../../../shell/feedback/confirm.ts';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { marginOf, opposite } from '@candor/core/futures/formulas.ts';
import { useBlockedReason } from '../../../shell/quotes/use-blocked-reason.ts';
import { priceOf } from '../terms.ts';
import { lotsText, sideWord, usdtWords } from '../words.ts';
import { Actions, CardHead, Part, UnderWay } from './card-parts.tsx';
import { closePosition } from './close-position.ts';
import { DistanceBar, LiveFloating } from './live.tsx';
import { lockPosition } from './lock-position.ts';
import { reversePosition } from './reverse-position.ts';
import { StopsSheet } from './set-stops.tsx';
import { SideBadge } from './side-badge.tsx';
import { breakEvenOf, feeAt, netStanding, sizeIn } from './standing.ts';

const acts = { close: closePosition, reverse: reversePosition, lock: lockPosition } as const;
const requestWords = { close: 'futures.closing', reverse: 'futures.reversing', lock: 'futures.locking' } as const;

/** The question before each action, with the numbers as they are now. */
async function ask(action: 'close' | 'reverse' | 'lock', order: FuturesOrder, contract: Contract) {
  const now = tickerOf(order.symbol)?.price ?? order.markPrice;
  const mark = priceOf(now) ?? contract.tick;
  const fee = feeAt(contract, order.lots, mark);
  const margin = usdtWords(marginOf(sizeIn(contract, order.lots), mark, order.lever));
  const what = { side: sideWord(order.direction), pair: pairText(order.symbol), lots: lotsText(order.lots) };
  const net = signedAmount(netStanding(order, contract, now)?.net);
  const other = sideWord(opposite(order.direction));
  if (action === 'close')
    return confirm({
      title: t('futures.confirmClose'),
      text: t('futures.confirmCloseText', { ...what, net, paid: amount(order.fee), fee: usdtWords(fee) }),
      confirm: t('futures.close'),
    });
  if (action === 'reverse')
    return confirm({
      title: t('futures.confirmReverse'),
      text: t('futures.confirmReverseText', { ...what, other, net, margin, fee: usdtWords(fee) }),
      confirm: t('futures.reverse'),
    });
  return confirm({
    title: t('futures.confirmLock'),
    text: t('futures.confirmLockText', { ...what, other, margin, fee: usdtWords(fee) }),
    confirm: t('futures.lock'),
  });
}

interface CardProps {
  order: FuturesOrder;
  contract: Contract;
  onChoose: (symbol: string) => void;
}

/** An open position, alive: what it stands at, how far liquidation is, and what can be done with it. */
export function PositionCard({ order, contract, onChoose }: CardProps) {
  const [stopping, setStopping] = useState(false);
  const blockedReason = useBlockedReason('futures', order.symbol, 'close');
  const opensNothing = useBlockedReason('futures', order.symbol) !== null;
  const { submit, busy } = useSubmit(async (action: 'close' | 'reverse' | 'lock') => {
    await ask(action, order, contract);
    await acts[action](order.orderNo);
  });
  const { symbol, direction, lever } = order;
  return (
    <article aria-label={`${pairText(symbol)} ${sideWord(order.direction)}`} className="rounded-card bg-surface p-4">
      <CardHead symbol={symbol} onChoose={onChoose} badges={<SideBadge side={direction} leverage={lever} />}>
        <LiveFloating order={order} contract={contract} />
      </CardHead>
      <Numbers order={order} contract={contract} />
      <div className="mt-3">
        <DistanceBar order={order} contract={contract} />
      </div>
      {order.wish !== null ? (
        <UnderWay text={t(requestWords[order.wish])} />
      ) : (
        <Actions
          disabled={busy || blockedReason !== null}
          actions={[
            { icon: Crosshair, label: t('futures.setStops'), onPress: () => setStopping(true) },
            { icon: Lock, label: t('futures.lock'), onPress: () => submit('lock'), disabled: opensNothing },
            {
              icon: ArrowLeftRight,
              label: t('futures.reverse'),
              onPress: () => submit('reverse'),
              disabled: opensNothing,
            },
            { icon: X, label: t('futures.close'), onPress: () => submit('close'), strong: true },
          ]}
        />
      )}
      <StopsSheet open={stopping} order={order} onClose={() => setStopping(false)} />
    </article>
  );
}

function Numbers({ order, contract }: { order: FuturesOrder; contract: Contract }) {
  const { symbol, stopProfit, stopLoss } = order;
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-2 gap-y-2">
      <Part name={t('futures.entry')}>{priceIn(symbol, order.openPrice)}</Part>
      <Part name={t('futures.mark')}>
        <LivePrice symbol={symbol} />
      </Part>
      <Part name={t('futures.liquidation')} end>
        <span className="text-warn">
          {Number(order.liquidationPrice) === 0 ? t('futures.none') : priceIn(symbol, order.liquidationPrice)}
        </span>
      </Part>
      <Part name={t('futures.lots')}>{lotsText(order.lots)}</Part>
      <Part name={t('futures.margin')}>{amount(order.holdBond)}</Part>
      <Part name={t('futures.setStops')} end>
        {stopProfit === null && stopLoss === null ? (
          '—'
        ) : (
          <>
            <span className="block">{stopProfit === null ? '—' : priceIn(symbol, stopProfit)}</span>
            <span className="block">{stopLoss === null ? '—' : priceIn(symbol, stopLoss)}</span>
          </>
        )}
      </Part>
      <Part name={t('futures.breakEven')}>{priceIn(symbol, breakEvenOf(order, contract))}</Part>
      <Part name={t('futures.feePaid')}>{amount(order.fee)}</Part>
    </dl>
  );
}
