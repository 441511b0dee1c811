import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { bindTicker, setText } from '../../../shell/quotes/live.tsx';
import { priceIn } from '../../../shell/quotes/words.ts';
import { giveWay, topOf } from './level-scale.ts';
import { useLooks } from './looks.ts';
import { candlePaths, linePath, type Minute } from './minutes.ts';
import { labelPx, newest, plotPx } from './plot.ts';

interface LivePricesProps {
  symbol: string;
  minutes: () => readonly Minute[];
  scale: Range;
}

/** What stands in the picture now: candles, or the line with its area. */
function pathsOf(minutes: readonly Minute[], scale: Range, candles: boolean): Record<'up' | 'down' | 'line', string> {
  const none = { up: '', down: '', line: '' };
  return candles
    ? { ...none, ...candlePaths(minutes, scale, newest) }
    : { ...none, line: linePath(minutes, scale, newest) };
}

/** Draws the prices with every mark, without rendering. */
export function LivePrices({ symbol, minutes, scale }: LivePricesProps) {
  const { candles } = useLooks();
  const drawing = useRef<SVGSVGElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  const { low, high } = scale;
  useEffect(() => {
    if (head.current === null) return;
    return bindTicker(head.current, symbol, (dot, { price }) => {
      if (price === null) return;
      const paths = pathsOf(minutes(), { low, high }, candles);
      for (const path of drawing.current?.querySelectorAll('path') ?? [])
        path.setAttribute('d', paths[path.dataset['of'] as 'up' | 'down' | 'line']);
      dot.style.top = `${topOf(Number(price), { low, high })}%`;
    });
  }, [symbol, minutes, low, high, candles]);
  const paths = pathsOf(minutes(), scale, candles);
  const thin = { strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke', stroke: 'currentColor' } as const;
  return (
    <>
      <svg
        ref={drawing}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path {...thin} data-of="up" d={paths.up} fill="currentColor" strokeWidth="1" className="text-up" />
        <path {...thin} data-of="down" d={paths.down} fill="currentColor" strokeWidth="1" className="text-down" />
        <path {...thin} data-of="line" d={paths.line} fill="none" strokeWidth="1.75" className="text-brand" />
      </svg>
      <span
        ref={head}
        className="absolute size-2 rounded-full bg-brand"
        style={{ left: `${newest}%`, top: `${topOf(minutes().at(-1)?.close ?? low, scale)}%`, margin: -4 }}
      />
    </>
  );
}

interface LastPriceProps {
  symbol: string;
  scale: Range;
  /** Where labels stand to which it gives way, CSS pixels from the top. */
  standing: readonly number[];
  className: string;
}

/** Round prices beside a label are hidden. */
function clearRound(axis: HTMLElement | null, place: number) {
  for (const round of axis?.querySelectorAll<HTMLElement>('[data-round]') ?? [])
    round.style.visibility = Math.abs(Number(round.dataset['round']) - place) < labelPx ? 'hidden' : '';
}

/** The last price beside the picture. */
export function LastPrice({ symbol, scale, standing, className }: LastPriceProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { low, high } = scale;
  const taken = standing.join(' ');
  // Before the picture is painted: the labels beside it have their new places already.
  useLayoutEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, symbol, (tag, { price }) => {
      if (price === null) return;
      setText(tag, priceIn(symbol, price));
      const top = (topOf(Number(price), { low, high }) / 100) * plotPx.height;
      const place = giveWay(top, taken === '' ? [] : taken.split(' ').map(Number), labelPx, plotPx.height);
      tag.style.top = `${place}px`;
      clearRound(tag.parentElement, place);
    });
  }, [symbol, low, high, taken]);
  return <span ref={element} className={className} />;
}
