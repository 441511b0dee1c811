import type { CandorSocket } from './ticker-rooms.ts';

/** Of Engine.IO and Socket.IO on the wire: a message that is an event. */
const eventOfMessage = '42';
const eventType = eventOfMessage.slice(1);
const textFrame = 0x81;
/** Lengths that a frame tells in its second byte, and those it tells in two bytes behind a mark. */
const [shortest, twoBytes] = [125, { mark: 126, most: 0xffff }];
const fourBytesMark = 127;

/** A message of a server as a WebSocket frame (RFC 6455, 5.2): text, whole, unmasked. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = headOf(size);
  const frame = Buffer.allocUnsafe(head.length + size);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

function headOf(size: number): number[] {
  const [low, high] = [size & 0xff, (size >> 8) & 0xff];
  if (size <= shortest) return [textFrame, size];
  if (size <= twoBytes.most) return [textFrame, twoBytes.mark, high, low];
  return [textFrame, fourBytesMark, 0, 0, 0, 0, (size >> 24) & 0xff, (size >> 16) & 0xff, high, low];
}

/**
 * Sends an event that is written already, as the library would: the JSON of its name and its arguments. Framed once,
 * however many get it; who polls gets the text.
 */
export function sendText(sockets: Iterable<CandorSocket>, event: string): void {
  const options = { compress: false, wsPreEncodedFrame: [frameOf(eventOfMessage + event)] };
  const message = eventType + event;
  for (const { conn } of sockets) conn.write(message, options);
}
