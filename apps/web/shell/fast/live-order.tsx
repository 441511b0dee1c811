import { useEffect, useRef } from 'react';
import { CountdownRing } from '../../design/countdown-ring.tsx';
import { number, price, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { bindTicker, setText } from '../quotes/live.tsx';
import type { Ticker } from '../quotes/tickers.ts';
import { serverNow } from '../clock/server-clock.ts';
import { endOf, profitAt, secondsLeft, standingAt, type FastOrder, type Standing } from './standing.ts';

const tickMs = 200;

/** Whole seconds until a moment, counting down without rendering. */
export function SecondsLeft({ to, className = '' }: { to: number; className?: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      const text = number(secondsLeft(to, serverNow()));
      if (element.current !== null) setText(element.current, text);
    };
    write();
    const timer = setInterval(write, tickMs);
    return () => clearInterval(timer);
  }, [to]);
  return <span ref={element} className={className} />;
}

/** The seconds of an order that runs, in a ring that empties; breathes until it has entered. */
export function OrderRing({ order }: { order: FastOrder }) {
  const to = endOf(order);
  if (to === null) return <span className="size-11 shrink-0 animate-breathe rounded-full border-4 border-raised" />;
  return (
    <CountdownRing
      from={to - order.seconds * 1_000}
      to={to}
      clock={serverNow}
      size={44}
      thickness={4}
      tone={order.direction}
    >
      <SecondsLeft to={to} className="text-caption font-semibold" />
    </CountdownRing>
  );
}

type Words = (order: FastOrder, now: Ticker, standing: Standing | null) => string;

const effect: Words = (order, _, standing) =>
  standing === null ? t('fast.entering') : signedAmount(profitAt(order, standing));
const lastPrice: Words = (_, now) => price(now.price, now.priceDecimals);

/**
 * Words that follow the price, in the colour of what it means for the order; alive without rendering. `data-standing`
 * says which.
 */
function Follower({ order, words, className }: { order: FastOrder; words: Words; className: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, order.symbol, (target, now) => {
      const standing = standingAt(order, now.price);
      setText(target, words(order, now, standing));
      if (target.dataset['standing'] !== (standing ?? '')) target.dataset['standing'] = standing ?? '';
    });
  }, [order, words]);
  return <span ref={element} className={`data-[standing=lose]:text-down data-[standing=win]:text-up ${className}`} />;
}

interface LiveProps {
  order: FastOrder;
  className?: string;
}

/** What the order would bring if it ended now. */
export const LiveStanding = ({ order, className = '' }: LiveProps) => (
  <Follower order={order} words={effect} className={`text-soft ${className}`} />
);

/** The last price beside an order: good or bad for it, whichever way the last tick went. */
export const LiveOrderPrice = ({ order }: LiveProps) => <Follower order={order} words={lastPrice} className="" />;
