import { constants, deflateRawSync } from 'node:zlib';
import type { CandorSocket } from './ticker-rooms.ts';

/** Of Engine.IO and Socket.IO on the wire: a message that is an event. */
const eventOfMessage = '42';
const eventType = eventOfMessage.slice(1);
const textFrame = 0x81;
/** The first reserved bit of a frame: its text is compressed. */
const packedBit = 0x40;
/** What the end of a compressed text is known to be, and is left out. */
const knownEnd = 4;
/** A small window and little memory: such texts are short, and their compression should cost little. */
const packing = { windowBits: 12, memLevel: 5, finishFlush: constants.Z_SYNC_FLUSH };
/** Lengths that a frame tells in its second byte, and those it tells in two bytes behind a mark. */
const [shortest, twoBytes] = [125, { mark: 126, most: 0xffff }];
const fourBytesMark = 127;

/** A message of a server as a WebSocket frame (RFC 6455, 5.2): text, whole, unmasked. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = headOf(textFrame, size);
  const frame = Buffer.allocUnsafe(head.length + size);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

/** The same compressed by itself, whatever was sent before (RFC 7692, 7.2.1): it fits every connection. */
export function packedFrameOf(text: string): Buffer {
  const packed = deflateRawSync(text, packing).subarray(0, -knownEnd);
  return Buffer.concat([Buffer.from(headOf(textFrame | packedBit, packed.length)), packed]);
}

function headOf(first: number, size: number): number[] {
  const [low, high] = [size & 0xff, (size >> 8) & 0xff];
  if (size <= shortest) return [first, size];
  if (size <= twoBytes.most) return [first, twoBytes.mark, high, low];
  return [first, fourBytesMark, 0, 0, 0, 0, (size >> 24) & 0xff, (size >> 16) & 0xff, high, low];
}

/** What a message goes out with: as it is, and as one frame for whoever has it open. */
const framed = (frame: Buffer) => ({ compress: false, wsPreEncodedFrame: [frame] });

/**
 * Sends an event that is written already, as the library would: the JSON of its name and its arguments. Framed once,
 * however many get it; who polls gets the text.
 */
export function sendText(sockets: Iterable<CandorSocket>, event: string): void {
  const options = framed(frameOf(eventOfMessage + event));
  const message = eventType + event;
  for (const { conn } of sockets) conn.write(message, options);
}

/** The same, compressed once for all who can read it: for what many get alike, and nothing in it is one's own. */
export function sendPacked(sockets: Iterable<CandorSocket>, event: string): void {
  const text = eventOfMessage + event;
  const message = eventType + event;
  let packed: ReturnType<typeof framed> | undefined;
  let plain: ReturnType<typeof framed> | undefined;
  for (const { conn } of sockets)
    conn.write(message, unpacks(conn) ? (packed ??= framed(packedFrameOf(text))) : (plain ??= framed(frameOf(text))));
}

/** Whether a connection has agreed to compressed frames; who polls has none. */
function unpacks({ transport }: CandorSocket['conn']): boolean {
  const { socket } = transport as { readonly socket?: { readonly extensions?: string } };
  return socket?.extensions?.includes('permessage-deflate') === true;
}
