import { connect, type Socket } from 'node:net';

export interface HttpReply {
  readonly status: number;
  readonly body: string;
}

const headEnd = '\r\n\r\n';
const lengthName = '\r\ncontent-length: ';

/** A call as it goes over the wire. Made once, it can be sent often. */
export function callText(
  name: string,
  {
    token,
    operator,
    key,
    headers = {},
    body = '',
  }: {
    token?: string;
    operator?: string;
    key?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
  },
): string {
  const lines = [`${name} HTTP/1.1`, 'host: 127.0.0.1'];
  if (token !== undefined) lines.push(`coin-auth: ${token}`);
  if (operator !== undefined) lines.push(`operator-auth: ${operator}`);
  if (key !== undefined) lines.push(`idempotency-key: ${key}`);
  for (const [header, value] of Object.entries(headers)) lines.push(`${header}: ${value}`);
  if (!name.startsWith('GET'))
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}${headEnd}${body}`;
}

/**
 * One keep-alive connection with one request at a time. It reads only what this server's answers need, so that the
 * load costs a small part of what it measures.
 */
export class Connection {
  private received = '';
  private waiting: { resolve(reply: HttpReply): void; reject(error: Error): void } | null = null;
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => this.fail(new Error('the connection was closed')));
  }

  /** @throws when nobody listens */
  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket)));
    });
  }

  /** @throws when the connection ends before the whole answer is there */
  request(text: string): Promise<HttpReply> {
    return new Promise((resolve, reject) => {
      if (this.waiting !== null || this.socket.destroyed) {
        reject(new Error(this.socket.destroyed ? 'the connection was closed' : 'a request is on its way'));
        return;
      }
      this.waiting = { resolve, reject };
      this.socket.write(text);
    });
  }

  get closed(): boolean {
    return this.socket.destroyed;
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: string): void {
    this.received = this.received === '' ? chunk : this.received + chunk;
    const head = this.received.indexOf(headEnd);
    if (head === -1) return;
    const at = this.received.toLowerCase().indexOf(lengthName);
    const length =
      at === -1 || at > head ? 0 : Number.parseInt(this.received.slice(at + lengthName.length, head + 2), 10);
    const start = head + headEnd.length;
    if (this.received.length < start + length) return;
    const reply = { status: Number(this.received.slice(9, 12)), body: this.received.slice(start, start + length) };
    this.received = '';
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve(reply);
  }

  private fail(error: Error): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.reject(error);
  }
}
