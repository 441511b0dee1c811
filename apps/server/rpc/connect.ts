import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { isNonce, isProof, newNonce, nonceHeader, proofHeader, proofOf, rpcPath, rpcProtocol } from './handshake.ts';

const connectMaxMs = 1_000;

/** A connection to who knows the key. @throws when there is none within a second, or the other end doesn't know it */
export function connect(address: string, key: string): Promise<Duplex> {
  const client = newNonce();
  return new Promise((resolve, reject) => {
    const asked = request(new URL(rpcPath, address), {
      headers: { connection: 'upgrade', upgrade: rpcProtocol, [nonceHeader]: client },
      timeout: connectMaxMs,
      agent: false,
    });
    asked.once('error', reject);
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('response', (response) => {
      response.resume();
      reject(new Error(`answered ${response.statusCode}`));
    });
    asked.once('upgrade', (response, socket, head) => {
      const server = response.headers[nonceHeader];
      const proof = Buffer.from(String(response.headers[proofHeader]), 'base64url');
      if (!isNonce(server) || !isProof(proof, proofOf(key, 'server', client, server))) {
        socket.destroy();
        reject(new Error('the other end does not know the key'));
        return;
      }
      socket.setTimeout(0);
      socket.setNoDelay(true);
      socket.write(proofOf(key, 'client', client, server));
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    });
    asked.end();
  });
}
