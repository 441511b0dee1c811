import { useEffect, useRef } from 'react';
import { calm } from '../../design/access/motion.ts';
import { compact, directionOf, percent, price } from '../../locales/format.ts';
import { hearTicker, tickerOf, type Ticker } from './tickers.ts';
import { wantPrice } from '../on-screen/wanted.ts';

type Write = (element: HTMLElement, now: Ticker, before: Ticker | undefined) => void;

/** What to do when an element comes on screen or leaves it. */
const looks = new WeakMap<Element, (visible: boolean) => void>();
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) looks.get(target)?.(isIntersecting);
  },
  { rootMargin: '64px' },
);

/** Writes a quotation straight into an element while it is on screen, and asks for it so long. @returns how to stop */
export function bindTicker(element: HTMLElement, symbol: string, write: Write): () => void {
  let before: Ticker | undefined;
  let unwant: (() => void) | null = null;
  const update = () => {
    const now = tickerOf(symbol);
    if (now === undefined || now === before || (before !== undefined && unwant === null)) return;
    write(element, now, before);
    before = now;
  };
  const look = (visible: boolean) => {
    if (visible === (unwant !== null)) return;
    unwant?.();
    unwant = visible ? wantPrice(symbol) : null;
    update();
  };
  looks.set(element, look);
  watcher.observe(element);
  update();
  const stop = hearTicker(symbol, update);
  return () => {
    stop();
    watcher.unobserve(element);
    looks.delete(element);
    look(false);
  };
}

/** Writes text only where it differs: most frames change nothing but the price. */
export function setText(element: Element, text: string) {
  const node = element.firstChild;
  if (node === null) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/** Lights up behind a price that has moved, for 300 ms. */
function flash(element: HTMLElement, direction: 'up' | 'down') {
  if (calm.matches) return;
  element.animate([{ backgroundColor: `var(--${direction}-soft)` }, { backgroundColor: 'transparent' }], {
    duration: 300,
    easing: 'ease-out',
  });
}

const writePrice: Write = (element, now, before) => {
  setText(element, price(now.price, now.priceDecimals));
  const last = before?.price ?? null;
  if (last === null || now.price === null || last === now.price) return;
  const rising = Number(now.price) > Number(last);
  element.dataset['moved'] = rising ? 'up' : 'down';
  flash(element, rising ? 'up' : 'down');
};

const writeChange: Write = (element, now) => {
  const text = percent(now.changeRate);
  setText(element, text);
  const direction = now.halted ? 'flat' : directionOf(text);
  if (element.dataset['direction'] !== direction) element.dataset['direction'] = direction;
};

const writeTurnover: Write = (element, now) => setText(element, compact(now.turnover));

function useBinding(symbol: string, write: Write) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => (element.current === null ? undefined : bindTicker(element.current, symbol, write)), [symbol, write]);
  return element;
}

interface LiveProps {
  symbol: string;
  className?: string;
}

/** The last price of a symbol, alive without rendering; flashes when it moves. `data-moved` says which way. */
export function LivePrice({ symbol, className = '' }: LiveProps) {
  return (
    <span ref={useBinding(symbol, writePrice)} className={`rounded ${className}`}>
      —
    </span>
  );
}

/** The 24-hour change as a filled pill of fixed width. */
export function LiveChange({ symbol, className = '' }: LiveProps) {
  return (
    <span ref={useBinding(symbol, writeChange)} data-direction="flat" className={`change-pill ${className}`}>
      —
    </span>
  );
}

/** The 24-hour turnover, short. */
export function LiveTurnover({ symbol, className = '' }: LiveProps) {
  return (
    <span ref={useBinding(symbol, writeTurnover)} className={className}>
      —
    </span>
  );
}
