import { ok, refuse } from '@candor/core/result.ts';
import sharp, { type Metadata } from 'sharp';
import { isOffered, type Cleaning } from './picture-kind.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
// A decoded picture is somebody's passport: it isn't kept in memory for a next one, which never comes.
sharp.cache(false);
sharp.concurrency(1);

export const pixelsMax = 40_000_000;
const quality = 88;
const secondsMax = 30;
/** Enough to read a passport by; what is larger is made smaller while it is decoded. */
const keptPixelsMax = 8_000_000;

/** A progressive JPEG of 40 million points, as cameras colour them. */
const coefficientBytesMax = 125 * 1024 * 1024;
/** Channels for each point: colours are kept for every point, every second, every fourth. */
const channels: Readonly<Record<string, number>> = { '4:4:4': 3, '4:2:2': 2, '4:2:0': 1.5 };
const bytesEach = 2;

/**
 * What a progressive JPEG holds in memory, however small it is to become: every coefficient until its last scan is
 * read.
 */
const coefficientBytes = ({ format, isProgressive, chromaSubsampling = '', width, height }: Metadata): number =>
  format === 'jpeg' && isProgressive ? width * height * (channels[chromaSubsampling] ?? 4) * bytesEach : 0;

/**
 * Decodes a JPEG, PNG or WebP (of an animation the first picture) and writes it anew: upright, in sRGB, on white,
 * without metadata, with at most 8 million points. Whatever else the bytes held (scripts, archives, places) is gone.
 */
export async function cleanImage(sent: Uint8Array): Promise<Cleaning> {
  if (!isOffered(sent)) return refuse('file-type');
  try {
    const facts = await sharp(sent, { limitInputPixels: false, pages: 1 }).metadata();
    const { width, height } = facts.autoOrient;
    if (width * height > pixelsMax) return refuse('file-pixels');
    if (coefficientBytes(facts) > coefficientBytesMax) return refuse('file-unreadable');
    const scale = Math.min(1, Math.sqrt(keptPixelsMax / (width * height)));
    const { data, info } = await sharp(sent, {
      limitInputPixels: pixelsMax,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    })
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)), {
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      // The best coding of a whole picture needs all of it in memory at once.
      .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer({ resolveWithObject: true });
    return ok({ bytes: data, width: info.width, height: info.height });
  } catch {
    return refuse('file-unreadable');
  }
}
