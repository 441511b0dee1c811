import { useEffect, useRef } from 'react';
import { number, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { bindTicker } from '../../../shell/client/live.tsx';
import { serverNow } from '../server-clock.ts';
import { profitAt, secondsLeft, standingAt, type FastOrder } from './standing.ts';

const tickMs = 200;

/** Whole seconds until a moment, counting down without rendering. */
export function SecondsLeft({ to, className = '' }: { to: number; className?: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      const text = number(secondsLeft(to, serverNow()));
      if (element.current !== null && element.current.textContent !== text) element.current.textContent = text;
    };
    write();
    const timer = setInterval(write, tickMs);
    return () => clearInterval(timer);
  }, [to]);
  return <span ref={element} className={className} />;
}

/** What the order would bring if it ended now; alive without rendering. `data-standing` says which. */
export function LiveStanding({ order, className = '' }: { order: FastOrder; className?: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, order.symbol, (target, now) => {
      const standing = standingAt(order, now.price);
      const text = standing === null ? t('fast.entering') : signedAmount(profitAt(order, standing));
      if (target.textContent !== text) target.textContent = text;
      if (target.dataset['standing'] !== (standing ?? '')) target.dataset['standing'] = standing ?? '';
    });
  }, [order]);
  return <span ref={element} className={`text-soft data-[standing=lose]:text-down data-[standing=win]:text-up ${className}`} />;
}
