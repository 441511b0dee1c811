import { deserialize, serialize } from 'node:v8';
import type { Duplex } from 'node:stream';
import type { CallMark } from '../tracing/mark.ts';

/** What goes over a connection; data alone. */
export type RpcMessage =
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly method: string;
      readonly args: readonly unknown[];
      /** Of the call for which it is made. */
      readonly mark?: CallMark | undefined;
    }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly name: string; readonly message: string }
  | { readonly kind: 'push'; readonly topic: string; readonly payload: unknown };

const lengthBytes = 4;
/** A list of ten thousand orders is far below it. */
const frameMaxBytes = 64 * 1024 * 1024;

/** Messages as one frame: their length in four bytes, big-endian, then v8's structured clone of all of them. */
export function frameOf(messages: readonly RpcMessage[]): Buffer {
  const body = serialize(messages);
  const head = Buffer.allocUnsafe(lengthBytes);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/** Finds frames in what arrives in pieces. @throws RangeError for one that is too long */
export class FrameReader {
  private pieces: Buffer[] = [];
  private bytes = 0;

  read(piece: Buffer): RpcMessage[] {
    this.pieces.push(piece);
    this.bytes += piece.length;
    const found: RpcMessage[] = [];
    for (let body = this.take(); body !== null; body = this.take()) found.push(...(deserialize(body) as RpcMessage[]));
    return found;
  }

  private take(): Buffer | null {
    if (this.bytes < lengthBytes) return null;
    const all = this.pieces.length === 1 ? (this.pieces[0] as Buffer) : Buffer.concat(this.pieces, this.bytes);
    this.pieces = [all];
    const length = all.readUInt32BE();
    if (length > frameMaxBytes) throw new RangeError(`a frame of ${length} bytes`);
    const end = lengthBytes + length;
    if (this.bytes < end) return null;
    this.pieces = end === all.length ? [] : [all.subarray(end)];
    this.bytes -= end;
    return all.subarray(lengthBytes, end);
  }
}

/** Sends messages: those of one turn of the event loop together. */
export class FrameWriter {
  private readonly socket: Duplex;
  private frames: Buffer[] = [];

  constructor(socket: Duplex) {
    this.socket = socket;
  }

  /** @throws DataCloneError for what is no data; the connection stays as it was */
  send(message: RpcMessage): void {
    this.sendFrame(frameOf([message]));
  }

  /** What was framed already, for many connections. */
  sendFrame(frame: Buffer): void {
    this.frames.push(frame);
    if (this.frames.length === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const all = Buffer.concat(this.frames);
    this.frames = [];
    if (this.socket.writable) this.socket.write(all);
  }
}
