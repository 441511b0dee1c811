import type { RawData, WebSocket } from 'ws';
import type { Listener, Rooms, Texts } from './rooms.ts';

/** Frames that one connection may send in a second, as the dialect publishes it. */
export const framesPerSecond = 5;
export const streamsAtMost = 1_024;
const pingEveryMs = 20_000;
const pongWithinMs = 60_000;
const livesMs = 24 * 3_600_000;
/** Whoever reads so far behind is cut off: everybody else is told from the same memory. */
const behindMostBytes = 1024 * 1024;

/** What a frame says; sockets here hand it over in one piece. */
export const frameText = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

/** Closes a connection that sends too much, answers no ping or has lived for a day. */
export function guardConnection(socket: WebSocket, isLimited: boolean): { mayGoOn(): boolean } {
  let [second, frames, heardAt] = [0, 0, performance.now()];
  const end = setTimeout(() => socket.close(1008, 'connections end after 24 hours'), livesMs);
  const ping = setInterval(() => {
    if (performance.now() - heardAt > pongWithinMs) socket.terminate();
    else socket.ping();
  }, pingEveryMs);
  end.unref();
  ping.unref();
  const mayGoOn = (): boolean => {
    heardAt = performance.now();
    const now = Math.floor(heardAt / 1_000);
    frames = now === second ? frames + 1 : 1;
    second = now;
    if (!isLimited || frames <= framesPerSecond) return true;
    socket.close(1008, 'Too many requests');
    return false;
  };
  socket.on('ping', mayGoOn);
  socket.on('pong', () => {
    heardAt = performance.now();
  });
  // What breaks closes the socket by itself.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(end);
    clearInterval(ping);
  });
  return { mayGoOn };
}

/** Sends, unless the other side reads too slowly: then it is cut off. */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > behindMostBytes) socket.terminate();
  else socket.send(text);
}

/** What one connection hears. */
export class Subscriptions implements Listener {
  readonly names = new Set<string>();
  /** Whether events come with the name of their stream around them. */
  isCombined: boolean;
  private readonly socket: WebSocket;
  private readonly rooms: Rooms;

  constructor(socket: WebSocket, rooms: Rooms, isCombined: boolean) {
    this.socket = socket;
    this.rooms = rooms;
    this.isCombined = isCombined;
    socket.on('close', () => this.remove([...this.names]));
  }

  hear(_stream: string, { plain, combined }: Texts): void {
    sendText(this.socket, this.isCombined ? combined : plain);
  }

  /** @returns whether there is room for them */
  add(names: readonly string[]): boolean {
    if (new Set([...this.names, ...names]).size > streamsAtMost) return false;
    for (const name of names) {
      this.names.add(name);
      this.rooms.join(name, this);
    }
    return true;
  }

  remove(names: readonly string[]): void {
    for (const name of names) if (this.names.delete(name)) this.rooms.leave(name, this);
  }
}
