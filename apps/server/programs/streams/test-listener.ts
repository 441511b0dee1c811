import { once } from 'node:events';
import { WebSocket } from 'ws';
import { frameText } from './connection.ts';
import type { TestServer } from '../../test-server.ts';

export type Event = Record<string, unknown>;

/** A plain socket, and all that it was sent. */
export class PlainSocket {
  readonly socket: WebSocket;
  readonly sent: Event[] = [];

  constructor(candor: Pick<TestServer, 'server'>, path: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${candor.server.url.replace('http', 'ws')}/binance${path}`, { headers });
    this.socket.on('message', (data) => this.sent.push(JSON.parse(frameText(data)) as Event));
    this.socket.on('error', () => undefined);
  }

  static async open(candor: Pick<TestServer, 'server'>, path: string): Promise<PlainSocket> {
    const plain = new PlainSocket(candor, path);
    await once(plain.socket, 'open');
    return plain;
  }

  /** Sends a request, and waits for its answer. */
  async ask(method: string, params?: unknown, id: unknown = this.sent.length + 1): Promise<Event> {
    this.socket.send(JSON.stringify({ id, method, ...(params === undefined ? {} : { params }) }));
    return this.find((event) => event['id'] === id && ('result' in event || 'error' in event));
  }

  /** The first event that fits, also one that comes later. @throws after three seconds */
  async find(fits: (event: Event) => boolean): Promise<Event> {
    for (const end = Date.now() + 3_000; Date.now() < end;) {
      const found = this.sent.find(fits);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`nothing of that kind among ${JSON.stringify(this.sent).slice(0, 500)}`);
  }

  /** @returns the code with which the other side closes */
  closed(): Promise<number> {
    return new Promise((resolve) => this.socket.once('close', resolve));
  }

  close(): void {
    this.socket.terminate();
  }
}
