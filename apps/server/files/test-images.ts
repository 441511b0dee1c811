import sharp, { type Sharp } from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** Pictures for tests, made as cameras and attackers make them. */
const noise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#385', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  });

export const jpegOf = (width: number, height: number): Promise<Buffer> => noise(width, height).jpeg().toBuffer();
export const pngOf = (width: number, height: number): Promise<Buffer> => noise(width, height).png().toBuffer();
export const webpOf = (width: number, height: number): Promise<Buffer> => noise(width, height).webp().toBuffer();

/** A photo taken on its side, with the place where it was taken, a name and a script in its metadata. */
export const photo = (): Promise<Buffer> =>
  noise(60, 40)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Lan Nguyen', ImageDescription: '<script>alert(1)</script>' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '21/1 1/1 42/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '105/1 51/1 12/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">' +
    '<script>alert(1)</script><rect width="9" height="9"/></svg>',
);
export const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script><?php system($_GET[0]); ?>');

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A black PNG of one bit a point: `side` squared points in next to no bytes. */
export function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const gif = (): Promise<Buffer> => noise(8, 8).gif().toBuffer();
export const tiff = (): Promise<Buffer> => noise(8, 8).tiff().toBuffer();
export const avif = (): Promise<Buffer> => noise(8, 8).avif().toBuffer();
