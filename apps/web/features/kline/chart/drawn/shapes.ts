import type { Chart, Coordinate, OverlayFigure, OverlayTemplate } from 'klinecharts';
import { percent, share as shareText } from '../../../../locales/format.ts';
import { separated } from '../formats.ts';
import type { Grip } from '../places.ts';
import { fibonacciShares, rayEnd, turnedBack } from './reach.ts';

type Figures = NonNullable<OverlayTemplate<unknown>['createPointFigures']>;
const veil = '1f';

const decimalsOf = (chart: Chart): number => chart.getSymbol()?.pricePrecision ?? 2;
const written = (value: number, chart: Chart): string => separated(value.toFixed(decimalsOf(chart)));

/** A stretch that a finger can take hold of. */
const grip = (from: Coordinate, to: Coordinate, chart: Chart): OverlayFigure => ({
  type: 'grip',
  attrs: { from, to } satisfies Grip,
  styles: chart.getStyles().overlay.line,
});
const plate = (at: Coordinate, text: string, styles?: object): OverlayFigure => ({
  type: 'text',
  attrs: { ...at, text, align: 'left', baseline: 'bottom' },
  styles,
  ignoreEvent: true,
});
const filled = (from: Coordinate, to: Coordinate, color: string): OverlayFigure => ({
  type: 'rect',
  attrs: {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  },
  styles: { style: 'fill', color: `${color}${veil}` },
  // Candles under it are still scrolled.
  ignoreEvent: true,
});
const dot = (at: Coordinate, chart: Chart): OverlayFigure => ({
  type: 'circle',
  attrs: { ...at, r: 5 },
  styles: { style: 'fill', color: chart.getStyles().overlay.line.color },
  ignoreEvent: true,
});

/** What two places make, a point until there is the second, nothing before the first. */
const between =
  (draw: (asked: Parameters<Figures>[0], from: Coordinate, to: Coordinate) => OverlayFigure[]): Figures =>
  (asked) => {
    const [from, to] = asked.coordinates;
    if (from === undefined) return [];
    return to === undefined ? [dot(from, asked.chart)] : draw(asked, from, to);
  };

export const rayFigures = between(({ chart, bounding }, from, to) => [grip(from, rayEnd(from, to, bounding), chart)]);

const edges = (from: Coordinate, to: Coordinate, chart: Chart): OverlayFigure[] => {
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
  return corners.map((corner, at) => grip(corner, corners[(at + 1) % corners.length] ?? from, chart));
};
export const boxFigures = between(({ chart }, from, to) => [
  filled(from, to, chart.getStyles().overlay.line.color),
  ...edges(from, to, chart),
]);

/** The prices at which a move would have given back its usual shares. */
export const fibonacciFigures = between(({ chart, overlay }, from, to) => {
  const [start = 0, end = 0] = overlay.points.map(({ value }) => value ?? 0);
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  return fibonacciShares.flatMap((share) => {
    const y = turnedBack(from.y, to.y, share);
    const text = `${shareText(share, 1)}  ${written(turnedBack(start, end, share), chart)}`;
    return [grip({ x: left, y }, { x: right, y }, chart), plate({ x: left, y }, text)];
  });
});

/** How far a price has moved between two places. */
export const measureFigures = between(({ chart, overlay }, from, to) => {
  const [start = 0, end = 0] = overlay.points.map(({ value }) => value ?? 0);
  const { upColor, downColor, text } = { ...chart.getStyles().candle.priceMark.last };
  const color = end < start ? downColor : upColor;
  const moved = separated((end - start).toFixed(decimalsOf(chart)));
  const label = `${percent(start === 0 ? 0 : end / start - 1)}  ${end > start ? '+' : ''}${moved}`;
  const at = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  return [
    filled(from, to, color),
    ...edges(from, to, chart),
    plate(at, label, { color: text.color, backgroundColor: color, borderColor: color }),
  ];
});
