import {
  registerFigure,
  registerOverlay,
  type Chart,
  type Coordinate,
  type Overlay,
  type OverlayFigure,
  type OverlayTemplate,
} from 'klinecharts';
import { moreTools, type MoreTool, type Tool } from '../../lines/lines.ts';
import { labelLeftPx, labelPlaces, lineNames, tagPlaces } from './label-places.ts';
import { boxFigures, fibonacciFigures, measureFigures, rayFigures } from './shapes.ts';
import { separated } from '../formats.ts';
import { distanceTo, type Grip } from '../places.ts';

/** A finger need not hit a line exactly. CSS pixels. */
const reachPx = 14;

interface GripStyle {
  color: string;
  size: number;
}
/** What an own line carries: its words, its colours, the decimals of the symbol. */
export interface OwnLabel {
  text: string;
  color: string;
  onColor: string;
  decimals: number;
}

export const overlayNames: Readonly<Record<Tool, string>> = {
  trend: 'trendLine',
  horizontal: lineNames.level,
  vertical: 'timeLine',
  ray: 'rayFrom',
  rectangle: 'box',
  fibonacci: 'givenBack',
  measure: 'measured',
};
export const ownLineName = lineNames.own;
/** What the line of an alert carries: its words, and what is told where it stands, in the pixels of the candles. */
export interface AlertLabel {
  text: string;
  onPlaced: (place: { y: number; width: number; height: number }) => void;
}
export const alertLineName = lineNames.alert;

function drawGrip(context: CanvasRenderingContext2D, { from, to }: Grip, { color, size }: GripStyle) {
  context.beginPath();
  context.setLineDash([]);
  context.strokeStyle = color;
  context.lineWidth = size;
  context.lineCap = 'round';
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

type Template = OverlayTemplate<unknown>;
type Figures = NonNullable<Template['createPointFigures']>;

const grip = (from: Coordinate, to: Coordinate, styles: GripStyle): OverlayFigure => ({
  type: 'grip',
  attrs: { from, to },
  styles,
});
const priceLabel = (y: number, value: number | undefined, decimals: number, styles?: object): OverlayFigure[] =>
  value === undefined
    ? []
    : [
        {
          type: 'text',
          attrs: { x: 0, y, text: separated(value.toFixed(decimals)), align: 'left', baseline: 'middle' },
          styles,
          ignoreEvent: true,
        },
      ];

const trendFigures: Figures = ({ chart, coordinates: [from, to] }) => {
  const { line } = chart.getStyles().overlay;
  if (from === undefined) return [];
  return to === undefined
    ? [{ type: 'circle', attrs: { ...from, r: 5 }, styles: { style: 'fill', color: line.color }, ignoreEvent: true }]
    : [grip(from, to, line)];
};
const levelFigures: Figures = ({ chart, coordinates: [at], bounding }) =>
  at === undefined ? [] : [grip({ x: 0, y: at.y }, { x: bounding.width, y: at.y }, chart.getStyles().overlay.line)];
const timeFigures: Figures = ({ chart, coordinates: [at], bounding }) =>
  at === undefined ? [] : [grip({ x: at.x, y: 0 }, { x: at.x, y: bounding.height }, chart.getStyles().overlay.line)];
interface Asked {
  chart: Chart;
  overlay: Pick<Overlay, 'id' | 'points'>;
  bounding: { readonly width: number; readonly height: number };
}
/** The price of a line, at the axis. */
function levelTag({ chart, overlay: { id, points }, bounding }: Asked): OverlayFigure[] {
  const y = tagPlaces(chart, bounding).get(id);
  return y === undefined ? [] : priceLabel(y, points[0]?.value, chart.getSymbol()?.pricePrecision ?? 2);
}

const filled = (color: string) => ({ backgroundColor: color, borderColor: color });
interface Looks {
  readonly color: string;
  readonly text: string;
  readonly label?: object;
}
/** How far a line runs from beside its words to its price. CSS pixels. */
const bendPx = 12;
/**
 * A dashed line across the candles with what it is, from where that is written; nothing of it answers to a finger.
 */
function dashedLevel({ chart, overlay: { id }, bounding }: Asked, y: number, looks: Looks): OverlayFigure[] {
  const { places, right } = labelPlaces(chart, bounding);
  const { color, text, label } = looks;
  const textY = places.get(id);
  const bend = [
    { x: 0, y: (textY ?? y) + 0.5 },
    { x: right, y: (textY ?? y) + 0.5 },
    { x: right + bendPx, y: y + 0.5 },
    { x: bounding.width, y: y + 0.5 },
  ];
  const straight = [0, bounding.width].map((x) => ({ x, y }));
  const attrs = { x: labelLeftPx, y: textY, text, align: 'left', baseline: 'middle' };
  return [
    {
      type: 'line',
      attrs: { coordinates: textY === undefined || textY === y ? straight : bend },
      styles: { style: 'dashed', dashedValue: [6, 4], color, size: 1 },
      ignoreEvent: true,
    },
    ...(textY === undefined ? [] : [{ type: 'text', attrs, styles: label, ignoreEvent: true }]),
  ];
}

const ownFigures: OverlayTemplate<OwnLabel>['createPointFigures'] = (asked) => {
  const [at] = asked.coordinates;
  if (at === undefined) return [];
  const { text, color, onColor } = asked.overlay.extendData;
  return dashedLevel(asked, at.y, { color, text, label: { color: onColor, ...filled(color) } });
};
const alertFigures: OverlayTemplate<AlertLabel>['createPointFigures'] = (asked) => {
  const [at] = asked.coordinates;
  if (at === undefined) return [];
  const { text, onPlaced } = asked.overlay.extendData;
  const { width, height } = asked.bounding;
  onPlaced({ y: at.y, width, height });
  return dashedLevel(asked, at.y, { color: asked.chart.getStyles().overlay.line.color, text });
};
const ownLabel: OverlayTemplate<OwnLabel>['createYAxisFigures'] = ({
  chart,
  overlay: { id, points, extendData },
  bounding,
}) => {
  const { color, onColor, decimals } = extendData;
  const y = tagPlaces(chart, bounding).get(id);
  return y === undefined ? [] : priceLabel(y, points[0]?.value, decimals, { color: onColor, ...filled(color) });
};

const shapes: Readonly<Record<MoreTool, Figures>> = {
  ray: rayFigures,
  rectangle: boxFigures,
  fibonacci: fibonacciFigures,
  measure: measureFigures,
};
const drawn = { needDefaultPointFigure: true, needDefaultXAxisFigure: true, needDefaultYAxisFigure: true } as const;

/** Makes the lines of this page known to the chart library; registering twice changes nothing. */
export function registerLines() {
  registerFigure<Grip, GripStyle>({
    name: 'grip',
    draw: drawGrip,
    checkEventOn: (at, attrs) => distanceTo(attrs, at) <= reachPx,
  });
  registerOverlay({ ...drawn, name: overlayNames.trend, totalStep: 3, createPointFigures: trendFigures });
  registerOverlay({
    ...drawn,
    name: overlayNames.horizontal,
    totalStep: 2,
    needDefaultXAxisFigure: false,
    needDefaultYAxisFigure: false,
    createPointFigures: levelFigures,
    createYAxisFigures: levelTag,
  });
  registerOverlay({
    ...drawn,
    name: overlayNames.vertical,
    totalStep: 2,
    needDefaultYAxisFigure: false,
    createPointFigures: timeFigures,
  });
  for (const tool of moreTools)
    registerOverlay({ ...drawn, name: overlayNames[tool], totalStep: 3, createPointFigures: shapes[tool] });
  registerOverlay<OwnLabel>({
    name: ownLineName,
    totalStep: 2,
    lock: true,
    createPointFigures: ownFigures,
    createYAxisFigures: ownLabel,
  });
  registerOverlay<AlertLabel>({
    name: alertLineName,
    totalStep: 2,
    lock: true,
    createPointFigures: alertFigures,
    createYAxisFigures: levelTag,
  });
}
