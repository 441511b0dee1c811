import { bigNumber, separated, writeDate } from '../chart/formats.ts';
import { paletteOf, textSize } from '../chart/palette.ts';
import { chartPeriod, type Period } from '../series/periods.ts';
import type { Picture, Writing } from './arrange.ts';
import { paint } from './paint.ts';
import { pictureOf } from './picture.ts';

const written = { minute: 'HH:mm', hour: 'MM-DD HH:mm', day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** What is drawn; how and how large, the canvas says. */
export type Content = Omit<Picture, 'width' | 'height' | 'palette' | 'writing'>;

const writingOf = (context: CanvasRenderingContext2D, period: Period): Writing => ({
  price: separated,
  volume: (value) => separated(bigNumber(value)),
  time: (at) => writeDate(at, written[chartPeriod(period).type]),
  widthOf: (text) => context.measureText(text).width,
});

/** Of so many CSS pixels. */
export const pixelsOf = (length: number): number => Math.round(length * devicePixelRatio);

/** Draws candles as large as the canvas is on screen. @returns the first candle on it; null where nothing is drawn */
export function draw(canvas: HTMLCanvasElement, content: Content): number | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  canvas.width = pixelsOf(width);
  canvas.height = pixelsOf(height);
  context.scale(canvas.width / width, canvas.height / height);
  const palette = paletteOf(canvas);
  context.font = `normal ${textSize}px ${palette.font}`;
  const writing = writingOf(context, content.period);
  const { first, shapes } = pictureOf({ ...content, width, height, palette, writing });
  paint(context, shapes);
  return first;
}
