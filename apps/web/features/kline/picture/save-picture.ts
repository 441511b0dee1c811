import { serverNow } from '../../../shell/clock/server-clock.ts';
import { saveFile } from '../../../shell/export/save-file.ts';
import { paletteOf, type Palette } from '../chart/palette.ts';
import { captionOf, type Caption, type Pictured } from './caption.ts';

/** Kept free above the chart for its caption, CSS pixels. */
const headPx = 52;
const edgePx = 12;
const faintly = 0.09;

interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

function writeHead({ context, width, palette }: Sheet, { title, time, mark }: Caption): void {
  context.textBaseline = 'top';
  context.font = `bold 16px ${palette.font}`;
  context.fillStyle = palette.ink;
  context.fillText(title, edgePx, 9);
  context.font = `normal 12px ${palette.font}`;
  context.fillStyle = palette.soft;
  context.fillText(time, edgePx, 31);
  context.textAlign = 'right';
  context.fillText('Candor', width - edgePx, 12);
  context.fillStyle = palette.warn;
  if (mark !== null) context.fillText(mark, width - edgePx, 31);
}

/** Across the candles, so that no cut takes it away. */
function writeAcross({ context, width, height, palette }: Sheet, mark: string): void {
  context.font = `bold 100px ${palette.font}`;
  const size = Math.min(64, (width * 80) / context.measureText(mark).width);
  context.font = `bold ${size}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.globalAlpha = faintly;
  context.fillStyle = palette.ink;
  context.fillText(mark, width / 2, headPx + (height - headPx) / 2);
}

function draw(chart: HTMLImageElement, caption: Caption): HTMLCanvasElement {
  const ratio = devicePixelRatio;
  const [width, height] = [chart.naturalWidth / ratio, chart.naturalHeight / ratio + headPx];
  const canvas = Object.assign(document.createElement('canvas'), { width: width * ratio, height: height * ratio });
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const sheet = { context, width, height, palette: paletteOf(document.body) };
  context.scale(ratio, ratio);
  context.fillStyle = sheet.palette.page;
  context.fillRect(0, 0, width, height);
  context.drawImage(chart, 0, headPx, width, height - headPx);
  writeHead(sheet, caption);
  if (caption.mark !== null) writeAcross(sheet, caption.mark);
  return canvas;
}

/**
 * Offers a picture of a chart as a file, made on this device: what is on it, of which symbol, timeframe and moment, and
 * that the market is simulated where it is. @param address of the chart's own picture
 */
export async function savePicture(address: string, pictured: Pictured): Promise<void> {
  const chart = Object.assign(new Image(), { src: address });
  await chart.decode();
  const caption = captionOf(pictured, serverNow());
  draw(chart, caption).toBlob((content) => content !== null && saveFile(content, caption.file), 'image/png');
}
