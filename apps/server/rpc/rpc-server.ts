import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { FrameReader, frameOf, FrameWriter, type RpcMessage } from './frames.ts';
import { answer, type RpcMethods, type Running } from './answer.ts';
import { rpcPath } from './handshake.ts';
import { welcome } from './welcome.ts';
import type { Spans } from '../tracing/spans.ts';

/** A process at the other end. */
export interface Peer {
  push(topic: string, payload: unknown): void;
}

export interface RpcServerParts {
  readonly key: string;
  readonly methods: RpcMethods;
  /** Tells of calls that are traced. */
  readonly spans?: Spans;
  /** What a peer pushes. */
  readonly onPush?: (peer: Peer, topic: string, payload: unknown) => void;
  readonly onGone?: (peer: Peer) => void;
}

export interface RpcServer {
  readonly peers: number;
  /** To all peers; framed once. */
  push(topic: string, payload: unknown): void;
  /** From now on it answers at {@link rpcPath} of this server. */
  attach(server: Server): void;
  /** Takes no more calls, and ends when those that run are answered. */
  close(): Promise<void>;
}

interface Connected extends Peer {
  readonly writer: FrameWriter;
  readonly socket: Duplex;
}

const drainMaxMs = 5_000;
const drainLookMs = 10;
/** Whoever hears nothing for longer takes the other end for lost. */
export const heartbeatMs = 500;

/** Answers calls of other processes that know the key. */
export function openRpcServer(parts: RpcServerParts): RpcServer {
  const peers = new Set<Connected>();
  const running: Running = { calls: 0, isClosing: false };
  const push = (topic: string, payload: unknown): void => {
    if (peers.size === 0) return;
    const frame = frameOf([{ kind: 'push', topic, payload }]);
    for (const { writer } of peers) writer.sendFrame(frame);
  };
  const heartbeat = setInterval(() => push('heartbeat', null), heartbeatMs);
  heartbeat.unref();
  return {
    get peers() {
      return peers.size;
    },
    push,
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        if (request.url !== rpcPath) return;
        const letPeerIn = (first: Buffer): void => letIn(socket, first, { ...parts, peers, running });
        welcome(request, { socket, head }, { key: parts.key, letIn: letPeerIn });
      });
    },
    async close() {
      running.isClosing = true;
      for (let waited = 0; running.calls > 0 && waited < drainMaxMs; waited += drainLookMs) await sleep(drainLookMs);
      clearInterval(heartbeat);
      for (const { socket } of peers) socket.destroy();
    },
  };
}

type Open = RpcServerParts & { readonly peers: Set<Connected>; readonly running: Running };

function letIn(socket: Duplex, first: Buffer, { peers, methods, spans, onPush, onGone, running }: Open): void {
  const reader = new FrameReader();
  const writer = new FrameWriter(socket);
  const peer: Connected = {
    socket,
    writer,
    push: (topic, payload) => writer.send({ kind: 'push', topic, payload }),
  };
  const hear = (message: RpcMessage): void => {
    if (message.kind === 'call') void answer(message, { methods, writer, running, spans });
    else if (message.kind === 'push') onPush?.(peer, message.topic, message.payload);
  };
  const onData = (piece: Buffer): void => {
    try {
      reader.read(piece).forEach(hear);
    } catch {
      socket.destroy();
    }
  };
  peers.add(peer);
  socket.once('close', () => {
    peers.delete(peer);
    onGone?.(peer);
  });
  socket.on('data', onData);
  if (first.length > 0) onData(first);
}
