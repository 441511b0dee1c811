import type { Contract } from '@candor/core/futures/contract.ts';
import { useEffect, useRef } from 'react';
import { directionOf, percent, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { bindTicker, LivePrice } from '../../../shell/quotes/live.tsx';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { awayText, shareText } from '../words.ts';
import { netStanding } from '../../../shell/futures/standing.ts';
import { distanceTo, pairStanding } from './standing.ts';

function setText(element: Element | null | undefined, text: string) {
  if (element !== null && element !== undefined && element.textContent !== text) element.textContent = text;
}

interface LiveProps {
  order: FuturesOrder;
  contract: Contract;
  className?: string;
}

/** Writes a result where it is read, with its way, which the mark in its `group` takes too; nothing has none. */
function writeResult(target: HTMLElement, result: string): void {
  const text = signedAmount(result);
  setText(target.children[0], text);
  const way = directionOf(text);
  const mark = target.closest('.group')?.querySelector<HTMLElement>('.mark');
  for (const each of [target, mark]) if (each && each.dataset['way'] !== way) each.dataset['way'] = way;
}

/**
 * What closing would leave of a position, all fees in, and the return on its margin; alive without rendering.
 * `data-way` says which way it stands.
 */
export function LiveFloating({ order, contract, className = '' }: LiveProps) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, order.symbol, (target, now) => {
      const standing = netStanding(order, contract, now.price);
      if (standing === null) return;
      writeResult(target, standing.net);
      setText(target.children[1], percent(standing.rate));
    });
  }, [order, contract]);
  return (
    <span
      ref={element}
      className={`block text-right text-soft data-[way=down]:text-down data-[way=up]:text-up ${className}`}
    >
      <span className="block text-bar font-bold">—</span>
      <span className="block text-note font-semibold">—</span>
      <span className="block text-caption text-faint">{t('futures.afterFees')}</span>
    </span>
  );
}

/** The last price beside a result of {@link LiveFloating} in one `group`: good or bad for the order, as that is. */
export const LiveMark = ({ symbol }: { symbol: string }) => (
  <LivePrice symbol={symbol} quiet className="mark data-[way=down]:text-down data-[way=up]:text-up" />
);

interface PairProps {
  long: FuturesOrder;
  short: FuturesOrder;
  contract: Contract;
  part: 'long' | 'short' | 'net';
  className?: string;
}

/** What closing both legs would leave of a locked pair, or of one leg of it; the three add up as they are shown. */
export function LivePair({ long, short, contract, part, className = '' }: PairProps) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, long.symbol, (target, now) => {
      const standing = pairStanding({ long, short }, contract, now.price);
      if (standing !== null) writeResult(target, standing[part]);
    });
  }, [long, short, contract, part]);
  return (
    <span
      ref={element}
      className={`block text-right text-soft data-[way=down]:text-down data-[way=up]:text-up ${className}`}
    >
      <span className="block text-bar font-bold">—</span>
      <span className="block text-caption font-normal text-faint">{t('futures.afterFees')}</span>
    </span>
  );
}

const entryAt = 2 / 3;

/**
 * How far the mark is from liquidation: empty at liquidation, the notch at the entry, full where the gain is half that
 * way.
 */
export function DistanceBar({ order, contract }: LiveProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, order.symbol, (target, now) => {
      const distance = distanceTo(order.liquidationPrice, order.openPrice, now.price);
      if (distance === null) return;
      setText(target.querySelector('[data-words]'), t('futures.toLiquidation', { share: shareText(distance.share) }));
      const fill = target.querySelector<HTMLElement>('[data-fill]');
      if (fill === null) return;
      fill.style.width = `${Math.min(100, distance.health * entryAt * 100).toFixed(1)}%`;
      const near = distance.health < 0.35 ? 'yes' : 'no';
      if (fill.dataset['near'] !== near) fill.dataset['near'] = near;
    });
  }, [order, contract]);
  if (order.liquidationPrice === null || Number(order.liquidationPrice) === 0)
    return <p className="text-caption text-faint">{t('futures.noLiquidation')}</p>;
  return (
    <div ref={element}>
      <div className="relative h-1.5 rounded-full bg-pressed">
        <span
          data-fill
          className="absolute inset-y-0 left-0 rounded-full bg-brand data-[near=yes]:bg-warn"
          style={{ width: `${entryAt * 100}%` }}
        />
        <span className="absolute inset-y-0 w-1 bg-ink" style={{ left: `${entryAt * 100}%` }} />
      </div>
      <p data-words className="mt-1 text-caption text-soft">
        —
      </p>
    </div>
  );
}

/** How far a waiting order's price lies from the mark. */
export function LiveAway({ order }: { order: FuturesOrder }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, order.symbol, (target, now) => {
      const rate = (Number(order.entrustPrice) - Number(now.price)) / Number(now.price);
      setText(target, awayText(rate));
    });
  }, [order]);
  return <span ref={element}>—</span>;
}
