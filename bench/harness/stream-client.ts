import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Engine.IO and Socket.IO on the wire, as far as this client needs them. */
const wire = { open: '0', connect: '40', ping: '2', pong: '3', event: '42' };
const maskBit = 0x80;
const textOpcode = 0x81;
/** Lengths told in two bytes, and in eight, behind these marks. */
const [twoBytes, eightBytes] = [126, 127];

/** A text as a WebSocket frame of a client: with a mask, which may be nothing but zeros. Up to 64 KiB. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < twoBytes
      ? [textOpcode, maskBit | body.length]
      : [textOpcode, maskBit | twoBytes, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

interface Receiving {
  readonly hear: (event: Buffer) => void;
  readonly ready: () => void;
}

/** How long the message in a frame is. @param short as its second byte says */
function sizeIn(frame: Buffer, short: number): number {
  if (short === twoBytes) return frame.readUInt16BE(2);
  return short === eightBytes ? Number(frame.readBigUInt64BE(2)) : short;
}

/** Cuts what comes behind an upgrade into messages. */
export class FrameReader {
  private rest: Buffer = Buffer.alloc(0);
  private upgraded = false;

  /** @returns the messages that are whole by now @throws where the server has refused the upgrade */
  take(bytes: Buffer): Buffer[] {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    if (!this.upgraded && !this.passHead()) return [];
    const messages: Buffer[] = [];
    for (let message = this.next(); message !== null; message = this.next()) messages.push(message);
    return messages;
  }

  private passHead(): boolean {
    const end = this.rest.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const status = this.rest.subarray(0, end).toString().split(' ')[1];
    if (status !== '101') throw new Error(`a socket was refused with ${status}`);
    this.rest = this.rest.subarray(end + 4);
    this.upgraded = true;
    return true;
  }

  /** The next whole message; null while there is none. */
  private next(): Buffer | null {
    const { rest } = this;
    if (rest.length < 2) return null;
    const short = (rest[1] ?? 0) & ~maskBit;
    const head = { [twoBytes]: 4, [eightBytes]: 10 }[short] ?? 2;
    if (rest.length < head) return null;
    const size = sizeIn(rest, short);
    if (rest.length < head + size) return null;
    this.rest = rest.subarray(head + size);
    return rest.subarray(head, head + size);
  }
}

/** Asks for an upgrade to a plain WebSocket. */
export const upgradeText = (port: number, path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
  'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
  `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/**
 * A socket of the stream that costs its own process next to nothing: what comes is cut into messages and handed on as
 * bytes. Ten thousand of the runtime's own would need more processor time than the server that feeds them.
 */
export class StreamClient {
  private readonly socket: Socket;
  private readonly hear: (event: Buffer) => void;
  private readonly greeting: string;
  private readonly ready: () => void;
  private readonly frames = new FrameReader();

  private constructor(socket: Socket, greeting: string, { hear, ready }: Receiving) {
    this.socket = socket;
    this.greeting = greeting;
    this.hear = hear;
    this.ready = ready;
  }

  /**
   * Connects and says something. @param message event and its arguments @param hear is given the JSON of each event
   * @throws where the server refuses
   */
  static open(port: number, message: readonly unknown[], hear: (event: Buffer) => void): Promise<StreamClient> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const client: StreamClient = new StreamClient(socket, `${wire.event}${JSON.stringify(message)}`, {
        hear,
        ready: () => resolve(client),
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('a socket was closed')));
      socket.on('data', (bytes: Buffer) => client.take(bytes));
      socket.write(upgradeText(port, '/stream/?EIO=4&transport=websocket'));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(bytes: Buffer): void {
    try {
      for (const message of this.frames.take(bytes)) this.answer(message);
    } catch (fault) {
      this.socket.destroy(fault as Error);
    }
  }

  private answer(message: Buffer): void {
    const kind = message.toString('latin1', 0, 2);
    if (kind === wire.event) this.hear(message.subarray(wire.event.length));
    else if (kind === wire.ping) this.socket.write(frameOf(wire.pong));
    else if (kind.startsWith(wire.open)) this.socket.write(frameOf(wire.connect));
    else if (kind === wire.connect) {
      this.socket.write(frameOf(this.greeting));
      this.ready();
    }
  }
}
