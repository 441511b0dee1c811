import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** The text of the code in a picture, or in a file of one, as a camera reads it. @throws where there is none */
export async function readCode(picture: Uint8Array | string): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}
