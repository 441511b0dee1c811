import { useEffect, useRef } from 'react';
import { compact, directionOf, percent, price } from '../../locales/format.ts';
import { watchScrolling, writeDigits } from './digits/price-digits.ts';
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

watchScrolling();

/** @param lights whether the digits that have changed take the colour of the direction for a moment */
const priceWriter =
  (lights: boolean): Write =>
  (element, now, before) => {
    const last = before?.price ?? null;
    const moved = last !== null && now.price !== null && last !== now.price;
    const direction = moved && Number(now.price) > Number(last) ? 'up' : 'down';
    if (moved) element.dataset['moved'] = direction;
    writeDigits(element, price(now.price, now.priceDecimals), moved && lights ? direction : null);
  };
const writePrice = priceWriter(true);
const writeQuietly = priceWriter(false);

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

interface LivePriceProps extends LiveProps {
  /** Beside an own order: the last step of the price says nothing of what it means for it. */
  quiet?: boolean;
}

/**
 * The last price of a symbol, alive without rendering; what has changed in it lights up. `data-moved` says which way.
 */
export function LivePrice({ symbol, className = '', quiet = false }: LivePriceProps) {
  return (
    <span ref={useBinding(symbol, quiet ? writeQuietly : writePrice)} className={className}>
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
