import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
// Before the decoders that are never offered are locked.
import { avif, blackPng, gif, html, jpegOf, photo, pngOf, svg, tiff, webpOf } from './test-images.ts';
import { cleanImage } from './clean-image.ts';

let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  [jpeg, png, webp] = await Promise.all([jpegOf(40, 30), pngOf(40, 30), webpOf(40, 30)]);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['SVG', () => svg],
  ['SVG behind a byte order mark', () => Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), svg])],
  ['HTML', () => html],
  ['text', () => Buffer.from('hello')],
  ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ['zip', () => Buffer.from('PK\u0003\u0004')],
  ['zeros', () => Buffer.alloc(5000)],
  ['GIF', gif],
  ['TIFF', tiff],
  ['AVIF', avif],
  ['BMP', () => Buffer.from('BM\u0000\u0000')],
  ['PostScript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0')],
  ['XML with an entity', () => Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>')],
  ['HTML in front of a JPEG', () => Buffer.concat([html, jpeg])],
  ['GIF89a that goes on as script', () => Buffer.from('GIF89a/*\u0000*/=1;alert(1)')],
])('%s is no picture of ours', async (_name, sent) => {
  expect(await cleanImage(await sent())).toMatchObject({ ok: false, refusal: 'file-type' });
});

test.each<[string, () => Buffer]>([
  ['a JPEG cut in the middle', () => jpeg.subarray(0, jpeg.length / 2)],
  ['a PNG cut in the middle', () => png.subarray(0, png.length / 2)],
  ['a WebP cut in the middle', () => webp.subarray(0, webp.length / 2)],
  ['a JPEG that only begins', () => jpeg.subarray(0, 3)],
  ['a PNG that only begins', () => png.subarray(0, 8)],
  ['RIFF that says WEBP and is none', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 nothing')],
  ['the signs of a JPEG before SVG', () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), svg])],
  ['the signs of a PNG before HTML', () => Buffer.concat([png.subarray(0, 8), html])],
  [
    'a PNG with a broken sum',
    () => {
      const broken = Buffer.from(png);
      broken[29] = (broken[29] ?? 0) ^ 0xff;
      return broken;
    },
  ],
  ['a JPEG without its end, padded with zeros', () => Buffer.concat([jpeg.subarray(0, 300), Buffer.alloc(400)])],
])('%s can not be read', async (_name, sent) => {
  expect(await cleanImage(sent())).toMatchObject({ ok: false, refusal: 'file-unreadable' });
});

test('a small file of 256 million points is refused before it is unpacked', async () => {
  const sent = blackPng(16_000);
  expect(sent.length).toBeLessThan(100_000);
  expect(await cleanImage(sent)).toMatchObject({ ok: false, refusal: 'file-pixels' });
  expect(await cleanImage(blackPng(6_325))).toMatchObject({ ok: false, refusal: 'file-pixels' });
  expect(await cleanImage(blackPng(1_000))).toMatchObject({ ok: true, value: { width: 1_000, height: 1_000 } });
});

test('a JPEG, a PNG and a WebP become a JPEG of the same size', async () => {
  for (const sent of [jpeg, png, webp]) {
    const clean = await cleanImage(sent);
    if (!clean.ok) throw new Error(clean.refusal);
    expect(clean.value).toMatchObject({ width: 40, height: 30 });
    expect(await sharp(clean.value.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 40,
      height: 30,
      space: 'srgb',
    });
  }
});

test('a photo stands upright and tells neither place nor name', async () => {
  const sent = await photo();
  const before = await sharp(sent).metadata();
  expect([before.width, before.height, before.orientation]).toEqual([60, 40, 6]);
  expect(before.exif?.includes('Lan Nguyen')).toBe(true);
  const clean = await cleanImage(sent);
  if (!clean.ok) throw new Error(clean.refusal);
  const after = await sharp(clean.value.bytes).metadata();
  expect([after.width, after.height]).toEqual([40, 60]);
  for (const key of ['orientation', 'exif', 'icc', 'iptc', 'xmp', 'comments'] as const)
    expect(after[key]).toBeUndefined();
  for (const word of ['Exif', 'Lan Nguyen', 'script', 'GPS'])
    expect(Buffer.from(clean.value.bytes).includes(word)).toBe(false);
});

test.each<[string, () => Buffer]>([
  ['HTML behind a JPEG', () => Buffer.concat([jpeg, html])],
  ['HTML behind a PNG', () => Buffer.concat([png, html])],
  ['a zip behind a WebP', () => Buffer.concat([webp, html, Buffer.from('PK\u0003\u0004')])],
  [
    'a comment of script in a JPEG',
    () => Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xfe, 0, html.length + 2), html, jpeg.subarray(2)]),
  ],
])('%s does not come through', async (_name, sent) => {
  const clean = await cleanImage(sent());
  if (!clean.ok) throw new Error(clean.refusal);
  for (const word of ['script', '<?php', 'PK\u0003\u0004'])
    expect(Buffer.from(clean.value.bytes).includes(word)).toBe(false);
});

test('what is transparent becomes white', async () => {
  const sent = await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const clean = await cleanImage(sent);
  if (!clean.ok) throw new Error(clean.refusal);
  expect([...(await sharp(clean.value.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});
