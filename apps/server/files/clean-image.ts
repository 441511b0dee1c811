import { ok, refuse, type Result } from '@candor/core/result.ts';
import sharp from 'sharp';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
// A decoded picture is somebody's passport: it isn't kept in memory for a next one, which never comes.
sharp.cache(false);
sharp.concurrency(1);

export const pixelsMax = 40_000_000;
const quality = 88;
const secondsMax = 30;
/** Every picture is kept, and served, as this. */
export const keptMediaType = 'image/jpeg';

export interface CleanImage { readonly bytes: Uint8Array; readonly width: number; readonly height: number }
export type ImageFault = 'file-type' | 'file-pixels' | 'file-unreadable';

/**
 * Decodes a JPEG, PNG or WebP (of an animation the first picture) and writes it anew: upright, in sRGB, on white,
 * without metadata. Whatever else the bytes held (scripts, archives, places) is gone.
 */
export async function cleanImage(sent: Uint8Array): Promise<Result<CleanImage, ImageFault>> {
  if (!isOffered(sent)) return refuse('file-type');
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > pixelsMax) return refuse('file-pixels');
    const { data, info } = await sharp(sent, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return ok({ bytes: data, width: info.width, height: info.height });
  } catch {
    return refuse('file-unreadable');
  }
}

const startsWith = (bytes: Uint8Array, at: number, signs: string): boolean => Buffer.from(signs, 'latin1').equals(bytes.subarray(at, at + signs.length));

/** By the first bytes, only to tell another kind of file from a damaged picture: the decoders decide. */
const isOffered = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, '\xff\xd8\xff') || startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') || (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'));
