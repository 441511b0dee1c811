import type { Result } from '@candor/core/result.ts';

/** Every picture is kept, and served, as this. */
export const keptMediaType = 'image/jpeg';

export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}
export type ImageFault = 'file-type' | 'file-pixels' | 'file-unreadable';
/** What becomes of a sent picture. */
export type Cleaning = Result<CleanImage, ImageFault>;

const startsWith = (bytes: Uint8Array, at: number, signs: string): boolean =>
  Buffer.from(signs, 'latin1').equals(bytes.subarray(at, at + signs.length));

/** By the first bytes, only to tell another kind of file from a damaged picture: the decoders decide. */
export const isOffered = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, '\xff\xd8\xff') ||
  startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'));
