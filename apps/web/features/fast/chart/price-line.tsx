import { useEffect, useRef, type RefObject } from 'react';
import { calm } from '../../../design/access/motion.ts';
import { date, price as writePrice } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { onTicker, tickerOf } from '../../../shell/quotes/tickers.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { usePreference } from '../../../shell/session/preferences.ts';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import { drawFrame, type Entry, type Frame, type Palette } from './draw.ts';
import { atRest, glide, livePoints, rangeAfter, type Motion } from './motion.ts';
import { fetchPast, pointsOf } from './price-history.ts';
import { rangeOf } from './scale.ts';

interface PriceLineProps {
  symbol: string;
  entries: readonly Entry[];
  /** What time the picture spans at a moment of the server's clock. */
  span: (now: number) => { from: number; to: number };
  /** How much of the past to fetch for it. */
  behindMs?: number;
  mark?: (now: number) => { time: number; text: string };
  className?: string;
}

/** Smooth enough for a line, at half the cost of every frame. */
const leastFrameMs = 30;
const stepMs = 250;

function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: colour('--color-ink'),
    faint: colour('--color-faint'),
    line: colour('--color-line'),
    brand: colour('--color-brand'),
    page: colour('--color-page'),
    label: colour('--color-brand-soft'),
    up: colour('--up'),
    down: colour('--down'),
    font: style.fontFamily,
  };
}

function frameOf(props: PriceLineProps, motion: Motion, size: { width: number; height: number }): Frame {
  const now = serverNow();
  const { from, to } = props.span(now);
  const { symbol, entries } = props;
  const ticker = tickerOf(symbol);
  const points = livePoints(pointsOf(symbol), from, { now, head: motion.head });
  const wanted = rangeOf([
    ...points.map((point) => point.price),
    ...entries.filter((entry) => entry.to > from).map((entry) => entry.price),
  ]);
  motion.range = rangeAfter(motion.range, wanted, calm.matches);
  const decimals = ticker?.priceDecimals ?? 2;
  const price = ticker?.price ?? points.at(-1)?.price;
  return {
    ...size,
    from,
    to,
    range: motion.range,
    points,
    entries,
    ...(price === undefined ? {} : { tag: writePrice(price, decimals) }),
    ...(props.mark === undefined ? {} : { mark: props.mark(now) }),
    writePrice: (value) => writePrice(value, decimals),
    writeTime: (time) => date(time, 'time'),
  };
}

/** Gives the canvas the pixels of the screen. */
function fit(element: HTMLCanvasElement, context: CanvasRenderingContext2D, width: number, height: number) {
  const scale = devicePixelRatio;
  if (element.width !== Math.round(width * scale) || element.height !== Math.round(height * scale)) {
    element.width = Math.round(width * scale);
    element.height = Math.round(height * scale);
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
}

/** A canvas with what is drawn on it. */
interface Drawn {
  element: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
  symbol: string;
  palette: Palette;
  motion: Motion;
}

/** Draws a frame. @returns whether another one has to follow */
function drawOn({ element, context, symbol, palette, motion }: Drawn, props: PriceLineProps, at: number): boolean {
  const width = element.clientWidth;
  const height = element.clientHeight;
  if (width === 0) return false;
  const text = tickerOf(symbol)?.price ?? null;
  const moving = glide(motion, text === null ? null : Number(text), { at, calm: calm.matches });
  fit(element, context, width, height);
  drawFrame(context, frameOf(props, motion, { width, height }), palette);
  return moving;
}

/** Draws whenever something moves. @returns how to stop */
function keepDrawn(drawn: Drawn, latest: RefObject<PriceLineProps>): () => void {
  const { element, symbol } = drawn;
  let frame = 0;
  let drawnAt = 0;
  const draw = (at: number) => {
    frame = 0;
    if (at - drawnAt < leastFrameMs) {
      frame = requestAnimationFrame(draw);
      return;
    }
    drawnAt = at;
    if (drawOn(drawn, latest.current, at)) frame = requestAnimationFrame(draw);
  };
  const redraw = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  // The colours of the scheme are on the root element one effect later.
  requestAnimationFrame(() => {
    drawn.palette = paletteOf(element);
    redraw();
  });
  const stop = onTicker(symbol, redraw);
  const timer = setInterval(redraw, stepMs);
  const watcher = new ResizeObserver(redraw);
  watcher.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
    stop();
    watcher.disconnect();
  };
}

/** The series of a price as a living line. Drawn outside React, only while something moves. */
export function PriceLine(props: PriceLineProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const { symbol, className = 'h-52' } = props;
  const colours = usePreference('colours');

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element === null || context === null || context === undefined) return;
    return keepDrawn({ element, context, symbol, palette: paletteOf(element), motion: atRest() }, latest);
  }, [symbol, colours]);

  const { behindMs } = props;
  useEffect(() => {
    if (behindMs !== undefined) void fetchPast(symbol, behindMs, serverNow());
  }, [symbol, behindMs]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('fast.chartOf', { pair: pairText(symbol) })}
      className={`block w-full ${className}`}
    />
  );
}
