import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isNonce, isProof, newNonce, nonceHeader, proofBytes, proofHeader, proofOf, rpcProtocol } from './handshake.ts';

const proveMaxMs = 5_000;

/** Answers an upgrade: proves itself, and hears nobody who doesn't. @param letIn with what came behind the proof */
export function welcome(
  { headers }: IncomingMessage,
  { socket, head }: { readonly socket: Duplex; readonly head: Buffer },
  { key, letIn }: { readonly key: string; readonly letIn: (first: Buffer) => void },
): void {
  const client = headers[nonceHeader];
  socket.on('error', () => socket.destroy());
  if (!isNonce(client) || headers.upgrade !== rpcProtocol) {
    socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    return;
  }
  const server = newNonce();
  const proof = proofOf(key, 'server', client, server).toString('base64url');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${rpcProtocol}\r\n` +
      `${nonceHeader}: ${server}\r\n${proofHeader}: ${proof}\r\n\r\n`,
  );
  const late = setTimeout(() => socket.destroy(), proveMaxMs);
  const wanted = proofOf(key, 'client', client, server);
  let given = head;
  const onData = (piece: Buffer): void => {
    given = Buffer.concat([given, piece]);
    if (given.length < proofBytes) return;
    clearTimeout(late);
    socket.off('data', onData);
    if (!isProof(given.subarray(0, proofBytes), wanted)) socket.destroy();
    else letIn(given.subarray(proofBytes));
  };
  socket.on('data', onData);
  socket.once('close', () => clearTimeout(late));
}
