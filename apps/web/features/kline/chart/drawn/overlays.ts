import {
  registerFigure,
  registerOverlay,
  type Chart,
  type Coordinate,
  type OverlayFigure,
  type OverlayTemplate,
} from 'klinecharts';
import { moreTools, type MoreTool, type Tool } from '../../lines/lines.ts';
import { besideLast } from './beside-last.ts';
import { boxFigures, fibonacciFigures, measureFigures, rayFigures } from './shapes.ts';
import { separated } from '../formats.ts';
import { candlePane } from '../panes.ts';
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
  horizontal: 'levelLine',
  vertical: 'timeLine',
  ray: 'rayFrom',
  rectangle: 'box',
  fibonacci: 'givenBack',
  measure: 'measured',
};
export const ownLineName = 'ownLine';
/** What the line of an alert carries: its words, and what is told where it stands, in the pixels of the candles. */
export interface AlertLabel {
  text: string;
  onPlaced: (place: { y: number; width: number; height: number }) => void;
}
export const alertLineName = 'alertLine';

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
/** The price of a line, at the axis. */
const levelTag = (chart: Chart, value: number | undefined, at: Coordinate | undefined): OverlayFigure[] =>
  at === undefined ? [] : priceLabel(at.y, value, chart.getSymbol()?.pricePrecision ?? 2);
const levelLabel: Figures = ({ chart, overlay, coordinates: [at] }) => levelTag(chart, overlay.points[0]?.value, at);

const filled = (color: string) => ({ backgroundColor: color, borderColor: color });
interface Level {
  y: number;
  width: number;
  color: string;
  text: string;
}
/** A dashed line across the candles with what it is; nothing of it answers to a finger. */
const dashedLevel = ({ y, width, color, text }: Level, styles?: object): OverlayFigure[] => [
  {
    type: 'line',
    attrs: { coordinates: [0, width].map((x) => ({ x, y })) },
    styles: { style: 'dashed', dashedValue: [6, 4], color, size: 1 },
    ignoreEvent: true,
  },
  { type: 'text', attrs: { x: 6, y, text, align: 'left', baseline: 'middle' }, styles, ignoreEvent: true },
];

const ownFigures: OverlayTemplate<OwnLabel>['createPointFigures'] = ({ overlay, coordinates: [at], bounding }) => {
  if (at === undefined) return [];
  const { text, color, onColor } = overlay.extendData;
  return dashedLevel({ y: at.y, width: bounding.width, color, text }, { color: onColor, ...filled(color) });
};
const alertFigures: OverlayTemplate<AlertLabel>['createPointFigures'] = ({
  chart,
  overlay,
  coordinates: [at],
  bounding: { width, height },
}) => {
  if (at === undefined) return [];
  const { text, onPlaced } = overlay.extendData;
  onPlaced({ y: at.y, width, height });
  return dashedLevel({ y: at.y, width, color: chart.getStyles().overlay.line.color, text });
};
/** Where the last price stands at the axis, in pixels of the candles' pane. */
function lastPlace(chart: Chart): number | undefined {
  const value = chart.getDataList().at(-1)?.close;
  if (value === undefined) return undefined;
  const place = chart.convertToPixel({ value }, { paneId: candlePane });
  return Array.isArray(place) ? undefined : place.y;
}
const ownLabel: OverlayTemplate<OwnLabel>['createYAxisFigures'] = ({ chart, overlay, coordinates: [at] }) => {
  const { color, onColor, decimals } = overlay.extendData;
  return at === undefined
    ? []
    : priceLabel(besideLast(at.y, lastPlace(chart)), overlay.points[0]?.value, decimals, {
        color: onColor,
        ...filled(color),
      });
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
    createYAxisFigures: levelLabel,
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
    createYAxisFigures: ({ chart, overlay, coordinates: [at] }) => levelTag(chart, overlay.points[0]?.value, at),
  });
}
