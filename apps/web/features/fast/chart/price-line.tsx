import { useEffect, useRef } from 'react';
import { calm } from '../../../design/access/motion.ts';
import { date, price as writePrice } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { onTicker, tickerOf } from '../../../shell/quotes/tickers.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { usePreference } from '../../../shell/session/preferences.ts';
import { serverNow } from '../server-clock.ts';
import { drawFrame, type Entry, type Frame, type Palette } from './draw.ts';
import { fetchPast, pointsOf, type Point } from './price-history.ts';
import { easeOut, firstVisible, mix, rangeOf, type Range } from './scale.ts';

interface PriceLineProps {
  symbol: string;
  entries: readonly Entry[];
  /** What time the picture spans at a moment of the server's clock. */
  span: (now: number) => { from: number; to: number };
  /** How much of the past to fetch for it. */
  behindMs?: number;
  mark?: (now: number) => { time: number; text: string };
  /** Given, the line is finished: these points and no others. */
  points?: readonly Point[];
  className?: string;
}

const glideMs = 200;
/** Smooth enough for a line, at half the cost of every frame. */
const leastFrameMs = 30;
const stepMs = 250;

function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: colour('--color-ink'), faint: colour('--color-faint'), line: colour('--color-line'), brand: colour('--color-brand'), page: colour('--color-page'),
    label: colour('--color-brand-soft'), up: colour('--up'), down: colour('--down'), font: style.fontFamily,
  };
}

/** The window of the line that is drawn, ending in a head that glides to the newest price. */
function lineNow({ symbol, points }: PriceLineProps, from: number, now: number, head: number | null): readonly Point[] {
  const all = points ?? pointsOf(symbol);
  const shown = all.slice(firstVisible(all, from));
  const last = shown.at(-1);
  if (points !== undefined || last === undefined) return shown;
  return [...shown, { time: Math.max(now, last.time), price: head ?? last.price }];
}

interface Motion { head: number | null; wasHead: number | null; aim: number | null; movedAt: number; range: Range | null }

function glide(motion: Motion, aim: number | null, at: number): boolean {
  if (aim !== motion.aim) Object.assign(motion, { wasHead: motion.head ?? aim, aim, movedAt: at });
  const share = calm.matches || motion.wasHead === null ? 1 : easeOut((at - motion.movedAt) / glideMs);
  motion.head = aim === null || motion.wasHead === null ? aim : mix(motion.wasHead, aim, share);
  return share < 1;
}

function frameOf(props: PriceLineProps, motion: Motion, size: { width: number; height: number }): Frame {
  const now = serverNow();
  const { from, to } = props.span(now);
  const points = lineNow(props, from, now, motion.head);
  const wanted = rangeOf([...points.map((point) => point.price), ...props.entries.filter((entry) => entry.to > from).map((entry) => entry.price)]);
  const { range } = motion;
  // A sudden new range would make the whole line jump.
  motion.range = range === null || calm.matches ? wanted : { low: mix(range.low, wanted.low, 0.25), high: mix(range.high, wanted.high, 0.25) };
  const decimals = tickerOf(props.symbol)?.priceDecimals ?? 2;
  return {
    ...size, from, to, range: motion.range, points, entries: props.entries, live: props.points === undefined,
    ...(props.mark === undefined ? {} : { mark: props.mark(now) }),
    writePrice: (value) => writePrice(value, decimals), writeTime: (time) => date(time, 'time'),
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

/** The course of a price as a living line. Drawn outside React, only while something moves. */
export function PriceLine(props: PriceLineProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const { symbol, className = 'h-52' } = props;
  const colours = usePreference('colours');
  const finished = props.points !== undefined;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element === null || context === null || context === undefined) return;
    const motion: Motion = { head: null, wasHead: null, aim: null, movedAt: 0, range: null };
    let palette = paletteOf(element);
    let frame = 0;
    let drawnAt = 0;
    const draw = (at: number) => {
      frame = 0;
      if (at - drawnAt < leastFrameMs) {
        frame = requestAnimationFrame(draw);
        return;
      }
      drawnAt = at;
      const width = element.clientWidth;
      const height = element.clientHeight;
      if (width === 0) return;
      const text = tickerOf(symbol)?.price ?? null;
      const moving = glide(motion, text === null ? null : Number(text), at);
      fit(element, context, width, height);
      drawFrame(context, frameOf(latest.current, motion, { width, height }), palette);
      if (moving && !finished) frame = requestAnimationFrame(draw);
    };
    const redraw = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    // The colours of the scheme are on the root element one effect later.
    requestAnimationFrame(() => {
      palette = paletteOf(element);
      redraw();
    });
    const stop = finished ? undefined : onTicker(symbol, redraw);
    const timer = finished ? undefined : setInterval(redraw, stepMs);
    const watcher = new ResizeObserver(redraw);
    watcher.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      stop?.();
      watcher.disconnect();
    };
  }, [symbol, colours, finished]);

  const { behindMs } = props;
  useEffect(() => {
    if (!finished && behindMs !== undefined) void fetchPast(symbol, behindMs, serverNow());
  }, [symbol, behindMs, finished]);

  return <canvas ref={canvas} role="img" aria-label={t('fast.chartOf', { pair: pairText(symbol) })} className={`block w-full ${className}`} />;
}
