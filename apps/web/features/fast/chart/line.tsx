import { useEffect, useRef, type RefObject } from 'react';
import { calm } from '../../../design/access/motion.ts';
import { usePreference } from '../../../shell/session/preferences.ts';
import { drawFrame, type Entry, type Frame, type Palette } from './draw.ts';
import { atRest, glide, livePoints, rangeAfter, type Motion } from './motion.ts';
import type { Point } from './price-history.ts';
import { rangeOf } from './scale.ts';

/** Where a line comes from: what of it is known at a moment of its own clock, and how it is written. */
export interface LineSource {
  /** Milliseconds. */
  now(): number;
  /** Oldest first. */
  points(): readonly Point[];
  /** The newest price; null before the first. */
  price(): string | null;
  writePrice(price: number | string): string;
  writeTime(time: number): string;
  /** Whether the head glides to a new price; where the next comes before it is there, it never would be. */
  readonly glides: boolean;
  /** Calls back whenever the price has moved. @returns how to stop */
  onMove(redraw: () => void): () => void;
}

export interface LineProps {
  source: LineSource;
  /** What it shows, for those who can't see it. */
  label: string;
  entries: readonly Entry[];
  /** What time the picture spans at a moment of the source's clock. */
  span: (now: number) => { from: number; to: number };
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

function frameOf(props: LineProps, motion: Motion, size: { width: number; height: number }): Frame {
  const { source, entries } = props;
  const now = source.now();
  const { from, to } = props.span(now);
  const points = livePoints(source.points(), from, { now, head: motion.head });
  const wanted = rangeOf([
    ...points.map((point) => point.price),
    ...entries.filter((entry) => entry.to > from).map((entry) => entry.price),
  ]);
  motion.range = rangeAfter(motion.range, wanted, calm.matches);
  const price = source.price() ?? points.at(-1)?.price;
  return {
    ...size,
    from,
    to,
    range: motion.range,
    points,
    entries,
    ...(price === undefined ? {} : { tag: source.writePrice(price) }),
    ...(props.mark === undefined ? {} : { mark: props.mark(now) }),
    writePrice: (value) => source.writePrice(value),
    writeTime: (time) => source.writeTime(time),
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
  source: LineSource;
  palette: Palette;
  motion: Motion;
}

/** Draws a frame. @returns whether another one has to follow */
function drawOn({ element, context, source, palette, motion }: Drawn, props: LineProps, at: number): boolean {
  const width = element.clientWidth;
  const height = element.clientHeight;
  if (width === 0) return false;
  const text = source.price();
  const moving = glide(motion, text === null ? null : Number(text), { at, calm: calm.matches || !source.glides });
  fit(element, context, width, height);
  drawFrame(context, frameOf(props, motion, { width, height }), palette);
  return moving;
}

/** Draws whenever something moves. @returns how to stop */
function keepDrawn(drawn: Drawn, latest: RefObject<LineProps>): () => void {
  const { element, source } = drawn;
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
  const stop = source.onMove(redraw);
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
export function Line(props: LineProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const { source, label, className = 'h-52' } = props;
  const colours = usePreference('colours');

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element === null || context === null || context === undefined) return;
    return keepDrawn({ element, context, source, palette: paletteOf(element), motion: atRest() }, latest);
  }, [source, colours]);

  return <canvas ref={canvas} role="img" aria-label={label} className={`block w-full ${className}`} />;
}
