import { useCallback } from 'react';
import { CountdownRing } from '../../../design/countdown-ring.tsx';
import { t } from '../../../locales/i18n.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { PriceLine } from '../chart/price-line.tsx';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import { entryOf } from './entries.ts';
import { LiveOrderPrice, LiveStanding, SecondsLeft } from '../../../shell/fast/live-order.tsx';
import { endOf, type FastOrder } from '../../../shell/fast/standing.ts';

const beforeMs = 12_000;

function RingFace({ order, to }: { order: FastOrder; to: number }) {
  if (order.status === 'settling')
    return <p className="max-w-36 animate-breathe text-bar font-semibold">{t('fast.settling')}</p>;
  return (
    <>
      <p className="text-countdown font-bold tracking-tight">
        <SecondsLeft to={to} />
      </p>
      <p className="text-note text-soft">{t('fast.secondsWord')}</p>
    </>
  );
}

function Prices({ order }: { order: FastOrder }) {
  return (
    <dl className="mx-4 mt-3 grid grid-cols-2 rounded-card bg-surface py-3 text-center">
      <div>
        <dt className="text-note text-soft">{t('fast.entry')}</dt>
        <dd className="mt-0.5 text-bar font-semibold">{priceIn(order.symbol, order.orderPrice)}</dd>
      </div>
      <div className="border-l border-line">
        <dt className="text-note text-soft">{t('fast.priceNow')}</dt>
        <dd className="mt-0.5 text-bar font-semibold">
          <LiveOrderPrice order={order} />
        </dd>
      </div>
    </dl>
  );
}

const ring = 'grid size-50 animate-breathe place-items-center rounded-full p-8';

/** An order that runs: the ring, the price against the entry, what it would bring now, and the line so far. */
export function LiveView({ order }: { order: FastOrder }) {
  const to = endOf(order);
  const open = to === null ? order.orderTime : to - order.seconds * 1_000;
  const end = to ?? order.orderTime + order.seconds * 1_000;
  const span = useCallback(() => ({ from: open - beforeMs, to: end + (end - open) * 0.06 }), [open, end]);
  return (
    <>
      <div className="mt-3 flex justify-center">
        {to === null ? (
          <div className={`${ring} border-8 border-raised text-center text-bar font-semibold`}>
            {t('fast.entering')}
          </div>
        ) : (
          <CountdownRing from={open} to={to} clock={serverNow} size={200} tone={order.direction}>
            <RingFace order={order} to={to} />
          </CountdownRing>
        )}
      </div>
      <p className="mt-3 min-h-9 text-center leading-9">
        <LiveStanding order={order} className="text-price font-bold" />{' '}
        <span className="text-note text-faint">{t('fast.ifEndedNow')}</span>
      </p>
      <Prices order={order} />
      <PriceLine
        symbol={order.symbol}
        entries={entryOf(order)}
        span={span}
        behindMs={order.seconds * 1_000 + beforeMs}
        className="mt-3 h-44"
      />
    </>
  );
}
