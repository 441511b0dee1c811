import { crc32 } from 'node:zlib';
import { cleanImage, pixelsMax } from '../../../apps/server/files/clean-image.ts';
import { entriesPath, parseTilePath, tilePath } from '../../../apps/server/log/format/tiles.ts';
import { isOneHistory, judge, readNaming, rootFromTiles } from '../../../packages/verifier/index.ts';
import { nextKeys } from '../../../packages/verifier/log/key-chain.ts';
import { hashBytes } from '../../../packages/verifier/log/merkle.ts';
import { must } from '../must.ts';
import type { Target } from '../fuzz.ts';
import pictures from './pictures.json' with { type: 'json' };

/** Each character is a byte. */
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

const vkey = 'x/log+4a1b2c3d+AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const root = new Uint8Array(hashBytes);
const checkpoint = `x/log\n5\n${'A'.repeat(43)}=\n\n— x/log AAAAAAAA\n`;
const headOf = (size: number) => ({ origin: 'x/log', size, root, at: null });
const naming = '{"v":1,"kind":"act","act":"key","origin":"x/log","before":"a","keys":["b"],"signature":"AAAA"}';

/** What a log, or whoever copies it, gives of itself: addresses, tiles, bundles of entries, entries. */
export const tiles: Target = {
  name: 'tiles',
  seeds: ['0/000', '1/x001/234.p/7', 'entries/000.p/44', naming, `\0\x5e${naming}`, '\0'.repeat(5 * hashBytes)],
  words: [
    'entries/',
    'x001/',
    '000',
    '.p/',
    '255',
    '\xff\xff',
    '\0\0',
    '"keys":[',
    '"act":"key"',
    '\0'.repeat(hashBytes),
  ],
  async read(text) {
    const place = parseTilePath(text);
    if (place !== null) {
      const { level } = place;
      const written = level === 'entries' ? entriesPath(place.index, place.width) : tilePath({ ...place, level });
      must(written === text, 'a tile has one address');
    }
    const bytes = bytesOf(text);
    readNaming(text);
    const found = rootFromTiles(5, 5, () => bytes);
    must(found === null || found.length === hashBytes, 'a root is a hash, or there is none');
    const path = { '0/000.p/5': bytes.toString('base64') };
    must(isOneHistory(headOf(3), headOf(5), { tiles: path }) !== true, 'tiles of anything prove nothing');
    const places = Buffer.from('0 3 4');
    const keys = await nextKeys(vkey, checkpoint, (asked) => Promise.resolve(asked === 'namings' ? places : bytes));
    must(keys === null, 'what nobody has signed leads to no key');
    const { verdict } = await judge([bytes]);
    must(verdict !== 'right', 'nothing is right of which nothing is known');
  },
};

const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString('latin1') === 'PNG';

/** With the sums that its parts should have, without which no decoder looks into them. */
function withSums(png: Buffer): Buffer {
  const whole = Buffer.from(png);
  for (let at = 8; at + 12 <= whole.length;) {
    const end = at + 8 + whole.readUInt32BE(at);
    if (end + 4 > whole.length) break;
    whole.writeUInt32BE(crc32(whole.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return whole;
}

async function cleans(sent: Buffer): Promise<void> {
  const cleaned = await cleanImage(sent);
  if (!cleaned.ok) return;
  const { bytes, width, height } = cleaned.value;
  must(width >= 1 && height >= 1 && width * height <= pixelsMax, 'a picture has points, and not too many');
  const again = await cleanImage(bytes);
  must(again.ok && again.value.width === width && again.value.height === height, 'what was written anew is a picture');
}

/** Pictures of three by two points as each kind writes them, and what is made of them. */
export const uploads: Target = {
  name: 'uploads',
  seeds: Object.values(pictures).map((base64) => Buffer.from(base64, 'base64').toString('latin1')),
  words: [
    'IHDR',
    'IDAT',
    'PLTE',
    'eXIf',
    'VP8X',
    'ALPH',
    'ANIM',
    '\xff\xc0',
    '\xff\xda',
    '\xff\xd9',
    '\0\0\0\x01',
    '\xff\xff\xff\xff',
  ],
  async read(text) {
    const sent = bytesOf(text);
    await cleans(sent);
    if (isPng(sent)) await cleans(withSums(sent));
  },
};
