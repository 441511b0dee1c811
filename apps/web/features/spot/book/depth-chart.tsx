import { useEffect, useRef, type PointerEvent } from 'react';
import { pairText } from '../../../shell/quotes/words.ts';
import { t } from '../../../locales/i18n.ts';
import type { Terms } from '../terms.ts';
import { shapeOf } from './depth-shape.ts';
import { depthNow, onFeed } from '../../../shell/book/feed.ts';
import { paint, partsOf, point } from './paint-depth.ts';

const surfaces = [
  ['text-up', 'url(#spot-bids)'],
  ['text-down', 'url(#spot-asks)'],
] as const;

/** Keeps the chart in its frame drawn, with a crosshair where a finger touches it. */
function useDrawing(terms: Terms) {
  const frame = useRef<HTMLDivElement>(null);
  const touched = useRef<number | null>(null);
  const redraw = useRef<() => void>(() => undefined);
  useEffect(() => {
    const parts = frame.current === null ? null : partsOf(frame.current);
    redraw.current = () => {
      const depth = depthNow();
      const shape = depth === null || depth.symbol !== terms.symbol ? null : shapeOf(depth);
      if (parts === null || shape === null) return;
      paint(parts, shape, terms.priceDecimals);
      point(parts, shape, touched.current, terms);
    };
    redraw.current();
    return onFeed(() => redraw.current());
  }, [terms]);
  const touch = (event: PointerEvent<HTMLDivElement>) => {
    touched.current = placeOf(event);
    redraw.current();
  };
  return { frame, touch };
}

/** Where a pointer is, 0–1 of the width; null once it has left. */
function placeOf(event: PointerEvent<HTMLDivElement>): number | null {
  if (event.type === 'pointerleave' || event.type === 'pointercancel') return null;
  const box = event.currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
}

function Legend() {
  return (
    <p className="flex justify-center gap-4 pb-2 text-caption text-soft">
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2 rounded-full bg-up" />
        {t('spot.bids')}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2 rounded-full bg-down" />
        {t('spot.asks')}
      </span>
    </p>
  );
}

function Hillsides({ symbol }: { symbol: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('spot.depthOf', { pair: pairText(symbol) })}
      className="absolute inset-0 size-full overflow-hidden rounded-field"
    >
      <Fills />
      {surfaces.map(([tone, fill]) => (
        <g key={tone} className={tone}>
          <path d="" fill={fill} />
          <path
            d=""
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}

function Fills() {
  return (
    <defs>
      {(['bids', 'asks'] as const).map((side) => (
        <linearGradient
          key={side}
          id={`spot-${side}`}
          x1="0"
          y1="0"
          x2="0"
          y2="1"
          className={side === 'bids' ? 'text-up' : 'text-down'}
        >
          <stop offset="0" stopColor="currentColor" stopOpacity="0.42" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.04" />
        </linearGradient>
      ))}
    </defs>
  );
}

function Middle() {
  return (
    <>
      <span
        aria-hidden="true"
        style={{ left: '50%' }}
        className="absolute inset-y-0 border-l border-dashed border-line"
      />
      <span
        data-part="most"
        style={{ top: '8px', left: 'calc(50% + 8px)' }}
        className="absolute text-mini text-faint"
      />
    </>
  );
}

function Crosshair() {
  return (
    <>
      <span
        data-part="hair"
        hidden
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 border-l border-soft"
      />
      <span
        data-part="bubble"
        hidden
        aria-hidden="true"
        className={
          'pointer-events-none absolute top-2 rounded-chip bg-raised px-2.5 py-1.5 ' + 'text-caption whitespace-nowrap'
        }
      >
        <span className="block font-semibold" />
        <span className="block text-soft" />
        <span className="block text-faint" />
      </span>
    </>
  );
}

function Ends() {
  return (
    <p className="flex justify-between pt-1 text-mini text-soft">
      <span data-part="low" />
      <span data-part="mid" className="font-semibold text-ink" />
      <span data-part="high" />
    </p>
  );
}

/** Sums of both sides of the book around the middle, as two hillsides; a finger on it reads a place off. */
export function DepthChart({ terms }: { terms: Terms }) {
  const { frame, touch } = useDrawing(terms);
  return (
    <div ref={frame} className="gutter pt-3 pb-2">
      <Legend />
      <div
        onPointerMove={touch}
        onPointerDown={touch}
        onPointerLeave={touch}
        onPointerCancel={touch}
        style={{ touchAction: 'pan-y' }}
        className="relative h-52 rounded-field bg-surface"
      >
        <Hillsides symbol={terms.symbol} />
        <Middle />
        <Crosshair />
      </div>
      <Ends />
    </div>
  );
}
