import { unnamed } from '../chart/palette.ts';
import type { ChartSettings } from '../choices.ts';
import { arrange, timeAxisPx, type Arranged, type Picture } from './arrange.ts';
import { lastPrice, timeAxis, valueAxis } from './axes.ts';
import { bandLines, candlesOf, marksOf, volumesOf } from './candles.ts';
import { bandLegend, legendOf } from './legends.ts';
import { lowered, type Shape } from './shapes.ts';

const known = ['BOLL', 'VOL'];
/** In less there is no room for all that is written. */
const leastPx = { width: 200, height: 200 };

/** Whether the picture of these settings is that of the chart library. */
export const canSketch = ({ candles, shown, scale }: Pick<ChartSettings, 'candles' | 'shown' | 'scale'>): boolean =>
  candles === 'solid' && scale === 'even' && shown.every((name) => known.includes(name));

function candlePane(picture: Picture, arranged: Arranged): Shape[] {
  const { decimals, palette, shown, writing } = picture;
  const { prices, width } = arranged;
  const { line, label } = lastPrice(picture, arranged);
  const legend = shown.includes('BOLL') ? bandLegend(arranged.bands.at(-1) ?? null, picture) : [];
  return [
    ...valueAxis(prices, width, palette, (value) => writing.price(value.toFixed(decimals))),
    ...candlesOf(picture, arranged),
    ...marksOf(picture, arranged),
    ...line,
    ...bandLines(picture, arranged),
    ...label,
    ...legendOf(legend, width, writing.widthOf),
  ];
}

function volumePane(picture: Picture, arranged: Arranged): Shape[] {
  const { bars, palette, volumeName, writing } = picture;
  const { volumes, width } = arranged;
  if (volumes === null) return [];
  const legend = [
    [{ text: volumeName, colour: palette.faint }],
    [{ text: writing.volume(bars.at(-1)?.volume ?? 0), colour: unnamed }],
  ];
  const pane = [
    ...valueAxis(volumes, width, palette, writing.volume),
    ...volumesOf(picture, arranged),
    ...legendOf(legend, width, writing.widthOf),
  ];
  const edge: Shape = { kind: 'rect', x: 0, y: volumes.top - 1, width: picture.width, height: 1, colour: palette.line };
  return [edge, ...lowered(pane, volumes.top)];
}

/**
 * Candles with their bands, volumes and axes, stroke by stroke from the lowest to the topmost: what the chart library
 * draws of the same candles at first, to the pixel, so that nothing moves when it takes over. Nothing without candles
 * or room.
 * @returns the strokes, and the first candle on screen
 */
export function pictureOf(picture: Picture): { shapes: Shape[]; first: number } {
  const { bars, width, height } = picture;
  if (bars.length === 0 || width < leastPx.width || height < leastPx.height) return { shapes: [], first: 0 };
  const arranged = arrange(picture);
  const shapes = [
    ...candlePane(picture, arranged),
    ...volumePane(picture, arranged),
    ...lowered(timeAxis(picture, arranged), height - timeAxisPx),
  ];
  return { shapes, first: arranged.first };
}
