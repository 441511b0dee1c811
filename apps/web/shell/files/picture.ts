import { t } from '../../locales/i18n.ts';

const longestEdge = 2000;
const quality = 0.85;
/** Smaller ones travel as they are: a screenshot of a code stays sharp. */
const smallBytes = 400_000;
const offered = ['image/jpeg', 'image/png', 'image/webp'];
const bytesMax = 8 * 1024 * 1024;

/** A picture that can't be taken, in words. */
export class PictureFault extends Error {}

/** Width and height within an edge, the sides in their relation; at least one point. */
export function fitted(width: number, height: number, edge = longestEdge): { width: number; height: number } {
  const share = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * Makes of what a camera or a gallery gives a picture for the way: at most 2000 points long, as JPEG.
 * What the browser can't draw goes as it is, if the server takes its kind. @throws PictureFault
 */
export async function compressed(file: Blob): Promise<Blob> {
  const asItIs = offered.includes(file.type) && file.size <= bytesMax ? file : null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) {
    if (asItIs !== null) return asItIs;
    throw new PictureFault(t('files.unreadable'));
  }
  const { width, height } = fitted(bitmap.width, bitmap.height);
  if (asItIs !== null && file.size <= smallBytes && width === bitmap.width && height === bitmap.height) {
    bitmap.close();
    return asItIs;
  }
  const drawn = await new Promise<Blob | null>((resolve) => {
    drawnOn(bitmap, width, height).toBlob(resolve, 'image/jpeg', quality);
  });
  bitmap.close();
  if (drawn === null) throw new PictureFault(t('files.unreadable'));
  return drawn;
}

/** What is transparent becomes white. */
function drawnOn(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureFault(t('files.failed'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/**
 * Edges at which a code is looked for: the small one finds most of them at once, the large one dense codes in photos.
 */
const codeEdges = [800, 1600];

/**
 * The text of the QR code in a picture; null when none is found. By the browser where it can, else by a reader that is
 * fetched then.
 */
export async function readCode(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  try {
    return (await byBrowser(bitmap)) ?? (await byReader(bitmap));
  } finally {
    bitmap.close();
  }
}

interface Detector {
  detect(source: ImageBitmap): Promise<{ rawValue: string }[]>;
}
interface DetectorOfBrowser {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
}

async function byBrowser(bitmap: ImageBitmap): Promise<string | null> {
  const { BarcodeDetector } = window as DetectorOfBrowser;
  if (BarcodeDetector === undefined) return null;
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(bitmap).catch(() => []);
  return found[0]?.rawValue ?? null;
}

async function byReader(bitmap: ImageBitmap): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  for (const edge of codeEdges) {
    const { width, height } = fitted(bitmap.width, bitmap.height, edge);
    const image = drawnOn(bitmap, width, height).getContext('2d')?.getImageData(0, 0, width, height);
    try {
      if (image !== undefined) return decodeQR({ width, height, data: image.data });
    } catch {
      // No code at this size.
    }
  }
  return null;
}
