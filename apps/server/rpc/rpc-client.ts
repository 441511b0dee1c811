import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './connect.ts';
import { FrameReader, FrameWriter, type RpcMessage } from './frames.ts';
import { markNow, type CallMark } from '../tracing/mark.ts';

/** A call that was not answered: nobody knows whether it was carried out, unless it says so. */
export class RpcLost extends Error {
  override name = 'RpcLost';
}

/** The other end has failed while it answered. */
export class RpcFailure extends Error {
  /** Of the error at the other end. */
  readonly causedBy: string;

  constructor(name: string, message: string) {
    super(message);
    this.name = 'RpcFailure';
    this.causedBy = name;
  }
}

export interface RpcClientParts {
  readonly key: string;
  /** Where who answers is now; null while there is nobody. */
  readonly findServer: () => Promise<string | null>;
  readonly onPush: (topic: string, payload: unknown) => void;
  /** A connection stands. */
  readonly onUp: () => void;
  readonly onDown: () => void;
  /** Whether a call that has failed so may be sent again, where it may be at all. */
  readonly mayPass?: (failure: RpcFailure) => boolean;
  /** Whether a call that has failed so was not begun: then any may be sent again. */
  readonly wasNotBegun?: (failure: RpcFailure) => boolean;
}

interface Waiting {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly mark: CallMark | undefined;
  /** Carried out twice it is as if once, so it outlives its connection. */
  readonly again: boolean;
  readonly until: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const callMaxMs = 10_000;
const connectAgainMs = 50;
const passAgainMs = 50;
/** Four heartbeats. */
const quietMaxMs = 2_000;

/**
 * Calls of a process that may be another one in a moment: what is asked while there is none waits, and what may be
 * asked again is, wherever it is by then.
 */
export class RpcClient {
  private readonly parts: RpcClientParts;
  private readonly sent = new Map<number, Waiting>();
  private queue: Waiting[] = [];
  private lastId = 0;
  private writer: FrameWriter | null = null;
  private socket: Duplex | null = null;
  private stopped = false;
  private readonly ticking: NodeJS.Timeout;

  constructor(parts: RpcClientParts) {
    this.parts = parts;
    this.ticking = setInterval(() => this.giveUpLate(), 250);
    void this.keepConnected();
  }

  get isUp(): boolean {
    return this.writer !== null;
  }

  get waiting(): number {
    return this.sent.size + this.queue.length;
  }

  /** @throws RpcLost @throws RpcFailure */
  call(method: string, args: readonly unknown[], again: boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const mark = markNow();
      this.send({ method, args, mark, again, until: Date.now() + callMaxMs, resolve, reject });
    });
  }

  push(topic: string, payload: unknown): void {
    this.writer?.send({ kind: 'push', topic, payload });
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.ticking);
    this.socket?.destroy();
    for (const call of this.queue.splice(0)) call.reject(new RpcLost('this process ends'));
  }

  private send(call: Waiting): void {
    if (this.writer === null) {
      this.queue.push(call);
      return;
    }
    this.lastId += 1;
    this.sent.set(this.lastId, call);
    const { method, args, mark } = call;
    this.writer.send({ kind: 'call', id: this.lastId, method, args, ...(mark === undefined ? {} : { mark }) });
  }

  private giveUpLate(): void {
    const now = Date.now();
    const isLate = ({ until }: Waiting): boolean => until < now;
    const late = new RpcLost('nobody has answered in time');
    this.queue.filter(isLate).forEach(({ reject }) => reject(late));
    this.queue = this.queue.filter((call) => !isLate(call));
    for (const [id, call] of this.sent) {
      if (!isLate(call)) continue;
      this.sent.delete(id);
      call.reject(late);
    }
  }

  private async keepConnected(): Promise<void> {
    while (!this.stopped) {
      try {
        const address = await this.parts.findServer();
        if (address !== null && !this.stopped) await this.converse(await connect(address, this.parts.key));
      } catch {
        // Whoever ends is followed by another one, whose address will be found.
      }
      await sleep(connectAgainMs);
    }
  }

  /** @returns when the connection has ended */
  private async converse(socket: Duplex): Promise<void> {
    const reader = new FrameReader();
    let receivedAt = Date.now();
    const watch = setInterval(() => {
      if (Date.now() - receivedAt > quietMaxMs) socket.destroy();
    }, quietMaxMs / 4);
    const ended = new Promise<void>((resolve) => {
      socket.once('close', resolve);
    });
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece: Buffer) => {
      receivedAt = Date.now();
      try {
        for (const message of reader.read(piece)) this.hear(message);
      } catch {
        socket.destroy();
      }
    });
    if (this.stopped) socket.destroy();
    this.socket = socket;
    this.writer = new FrameWriter(socket);
    for (const call of this.queue.splice(0)) this.send(call);
    this.parts.onUp();
    await ended;
    clearInterval(watch);
    this.lose();
  }

  private lose(): void {
    this.writer = null;
    this.socket = null;
    const calls = [...this.sent.values()];
    this.sent.clear();
    for (const call of calls) {
      if (call.again && !this.stopped) this.queue.push(call);
      else call.reject(new RpcLost('the connection has ended'));
    }
    this.parts.onDown();
  }

  private hear(message: RpcMessage): void {
    if (message.kind === 'push') this.parts.onPush(message.topic, message.payload);
    if (message.kind !== 'answer' && message.kind !== 'failure') return;
    const call = this.sent.get(message.id);
    this.sent.delete(message.id);
    if (call === undefined) return;
    if (message.kind === 'answer') call.resolve(message.value);
    else this.fail(call, new RpcFailure(message.name, message.message));
  }

  private fail(call: Waiting, failure: RpcFailure): void {
    const { mayPass, wasNotBegun } = this.parts;
    const passes = wasNotBegun?.(failure) === true || (call.again && mayPass?.(failure) === true);
    if (passes && Date.now() + passAgainMs < call.until) setTimeout(() => this.send(call), passAgainMs);
    else call.reject(failure);
  }
}
