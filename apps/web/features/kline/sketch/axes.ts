import type { Palette } from '../chart/palette.ts';
import { nextBucket } from '@candor/core/market/candles.ts';
import { barPx, besidePx } from '../chart/panes.ts';
import { textPx, xOf, type Arranged, type Picture } from './arrange.ts';
import { colourOf } from './candles.ts';
import { ticksOf, yOf, type Scale } from './scale.ts';
import { level, type Shape } from './shapes.ts';

/** Where the text of an axis begins. */
const besideLinePx = 5;
const underLinePx = 8;
const longestTime = 'YYYY-MM-DD HH:mm:ss';
const sparse = 8;
const halfLetterPx = 3.5;
const labelHeightPx = 19;
const paddingPx = 5;
/** Under the last price: how long its candle still runs. */
const leftHeightPx = 15;
/** The last price is marked on screen even where it lies beyond. */
const keptInside = { above: 0.05, below: 0.98 };

/** The grid of a pane, its axis and the values on it, from its top. */
export function valueAxis(scale: Scale, width: number, palette: Palette, write: (value: number) => string): Shape[] {
  const ticks = ticksOf(scale, textPx);
  const ends = [0, scale.height].map((y) => ({ x: width, y }));
  return [
    ...ticks.map(({ y }): Shape => ({
      kind: 'line',
      points: level(0, width, y),
      colour: `${palette.line}99`,
      dash: [2, 2],
    })),
    { kind: 'line', points: ends, colour: palette.line },
    ...ticks.map(({ y, value }): Shape => ({
      kind: 'text',
      x: width + besideLinePx,
      y: y - textPx / 2,
      text: write(value),
      colour: palette.faint,
    })),
  ];
}

const fits = (at: number, text: string, width: number): boolean =>
  at > text.length * halfLetterPx && at < width - text.length * halfLetterPx;

/** The times under the candles, from the top of their axis. */
export function timeAxis({ bars, period, palette, writing }: Picture, { first, width }: Arranged): Shape[] {
  const wide = Math.ceil(Math.max(Math.round(writing.widthOf(longestTime)), width / sparse) / barPx);
  const every = wide + (wide % 2);
  const last = bars.length - 1;
  const timeAt = (at: number): number =>
    bars[at]?.timestamp ?? nextBucket(period, bars[last]?.timestamp ?? 0, at - last);
  const shapes: Shape[] = [{ kind: 'line', points: level(0, width, 0), colour: palette.line }];
  for (let at = Math.ceil(first / every) * every; at <= last + besidePx / barPx + 1; at += every) {
    const text = writing.time(timeAt(at));
    const x = xOf(at, bars.length, width);
    const colour = palette.faint;
    if (fits(x, text, width))
      shapes.push({ kind: 'text', x: x - Math.round(writing.widthOf(text)) / 2, y: underLinePx, text, colour });
  }
  return shapes;
}

/** The last price: its line across the candles, and what it is. */
export function lastPrice(
  { bars, decimals, left, palette, writing }: Picture,
  { prices, width }: Arranged,
): { line: Shape[]; label: Shape[] } {
  const last = bars.at(-1);
  if (last === undefined) return { line: [], label: [] };
  const { above, below } = keptInside;
  const y = Math.round(Math.max(prices.height * above, Math.min(yOf(prices, last.close), prices.height * below)));
  const colour = colourOf(last, palette);
  const text = writing.price(last.close.toFixed(decimals));
  const texts = left === '' ? [text] : [text, left];
  const wide = Math.max(...texts.map((each) => Math.round(writing.widthOf(each)))) + 2 * paddingPx;
  const top = y - labelHeightPx / 2;
  const label = texts.flatMap((each, at): Shape[] => {
    const box = { x: width, y: top + at * labelHeightPx, width: wide, height: at === 0 ? labelHeightPx : leftHeightPx };
    return [
      { kind: 'rect', ...box, colour, radius: 4 },
      { kind: 'text', x: width + paddingPx, y: box.y + (at === 0 ? 4 : 2), text: each, colour: palette.onTrade },
    ];
  });
  return { line: [{ kind: 'line', points: level(0, width, y), colour, dash: [4, 4] }], label };
}
