import type { Place } from '../chart/places.ts';
import { lineColours, type Palette } from '../chart/palette.ts';
import type { Bar } from '../series/bars.ts';
import { textPx, xOf, type Arranged, type Picture } from './arrange.ts';
import { yOf } from './scale.ts';
import type { Shape } from './shapes.ts';

/** A candle's body, CSS pixels. */
const bodyPx = 5;
const halfBodyPx = 2;
const volumePx = 4;

/** Up, down or unmoved: by where a candle has closed and opened. */
export function colourOf({ open, close }: Bar, { up, down, soft }: Palette): string {
  if (close === open) return soft;
  return close > open ? up : down;
}

/** Wick and body of each candle on screen. */
export function candlesOf({ bars, palette }: Picture, { first, width, prices }: Arranged): Shape[] {
  return bars.slice(first).flatMap((bar, at): Shape[] => {
    const x = xOf(first + at, bars.length, width);
    const colour = colourOf(bar, palette);
    const [top, upper, lower, foot] = [
      bar.high,
      Math.max(bar.open, bar.close),
      Math.min(bar.open, bar.close),
      bar.low,
    ].map((price) => yOf(prices, price));
    if (top === undefined || upper === undefined || lower === undefined || foot === undefined) return [];
    return [
      { kind: 'rect', x, y: top, width: 1, height: foot - top, colour },
      { kind: 'rect', x: x - halfBodyPx, y: upper, width: bodyPx, height: Math.max(1, lower - upper), colour },
    ];
  });
}

/** What was traded in each candle on screen, from the top of its pane. */
export function volumesOf({ bars, palette }: Picture, { first, width, volumes }: Arranged): Shape[] {
  if (volumes === null) return [];
  const ground = yOf(volumes, 0);
  return bars.slice(first).map((bar, at): Shape => {
    const x = xOf(first + at, bars.length, width) - volumePx / 2;
    const y = yOf(volumes, bar.volume);
    const height = bar.volume === 0 ? 0 : Math.max(1, ground - y);
    const faint = bar.open === bar.close ? '66' : '99';
    return { kind: 'rect', x, y, width: volumePx, height, colour: colourOf(bar, palette) + faint };
  });
}

/** The bands around the candles on screen. */
export function bandLines({ bars, palette }: Picture, { bands, first, width, prices }: Arranged): Shape[] {
  const colours = lineColours(palette);
  return (['up', 'mid', 'dn'] as const).flatMap((key, line): Shape[] => {
    const points = bands.flatMap((band, at) =>
      band === null || at < first ? [] : [{ x: xOf(at, bars.length, width), y: yOf(prices, band[key]) }],
    );
    return points.length < 2 ? [] : [{ kind: 'line', points, colour: colours[line] ?? '' }];
  });
}

const arrowPx = 2;
const reachPx = 5;

interface Mark {
  readonly at: Place;
  /** −1 above the place, 1 below it. */
  readonly side: -1 | 1;
  readonly text: string;
}

/** A mark at the highest or the lowest price on screen, written towards the middle. */
function markOf({ at, side, text }: Mark, width: number, { palette, writing }: Picture): Shape[] {
  const colour = palette.soft;
  const y = at.y + side * arrowPx;
  const inwards = at.x > width / 2 ? -1 : 1;
  const end = at.x + inwards * reachPx;
  const line = (...points: Place[]): Shape => ({ kind: 'line', points, colour });
  const wide = at.x > width / 2 ? Math.round(writing.widthOf(text)) : 0;
  const label = { x: end + inwards * reachPx - wide, y: y + side * reachPx };
  return [
    line({ x: at.x - arrowPx, y: y + side * arrowPx }, { x: at.x, y }, { x: at.x + arrowPx, y: y + side * arrowPx }),
    line({ x: at.x, y }, { x: at.x, y: label.y }, { x: end, y: label.y }),
    { kind: 'text', x: label.x, y: label.y - textPx / 2, text, colour },
  ];
}

/** The highest and the lowest price on screen, each the first of its kind. */
export function marksOf(picture: Picture, { first, width, prices }: Arranged): Shape[] {
  const { bars, decimals, writing } = picture;
  const seen = bars.slice(first);
  const [high, low] = [Math.max(...seen.map((bar) => bar.high)), Math.min(...seen.map((bar) => bar.low))];
  const placeOf = (price: number, is: (bar: Bar) => boolean): Place => ({
    x: xOf(first + seen.findIndex(is), bars.length, width),
    y: yOf(prices, price),
  });
  const top = placeOf(high, (bar) => bar.high === high);
  const foot = placeOf(low, (bar) => bar.low === low);
  const side = top.y < foot.y ? -1 : 1;
  const written = (price: number): string => writing.price(price.toFixed(decimals));
  return [
    ...markOf({ at: top, side, text: written(high) }, width, picture),
    ...markOf({ at: foot, side: side === 1 ? -1 : 1, text: written(low) }, width, picture),
  ];
}
