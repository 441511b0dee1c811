import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chainHashOf } from './drand.ts';

/** A drand chain of one signer on loopback; all its rounds are there, also those of the future. */
export interface TestBeacon {
  readonly url: string;
  readonly chain: string;
  /** What it does with calls: answers, refuses them, or signs another round than the one that is asked for. */
  mode: 'answers' | 'silent' | 'lies';
  /** Rounds that were asked for. */
  readonly asked: number[];
  close(): Promise<void>;
}

const { shortSignatures, G2 } = bls12_381;
const secret = new Uint8Array(32).fill(7);

function signatureOf(round: number): string {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = shortSignatures.hash(hash('sha256', number, 'buffer'), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  return shortSignatures.Signature.toHex(shortSignatures.sign(message, secret));
}

/** @param genesis of its first round, seconds since 1970 */
export async function openTestBeacon(genesis: number): Promise<TestBeacon> {
  const info = {
    public_key: G2.Point.BASE.multiply(bls12_381.fields.Fr.fromBytes(secret)).toHex(),
    period: 3,
    genesis_time: genesis,
    groupHash: '0'.repeat(64),
    schemeID: 'bls-unchained-g1-rfc9380' as const,
    metadata: { beaconID: 'test' },
  };
  const chain = chainHashOf(info);
  const server = createServer((request, response) => {
    const [, , call = '', round = ''] = (request.url ?? '').split('/');
    const number = Number(round);
    if (call === 'public') beacon.asked.push(number);
    const signature = (): string => signatureOf(beacon.mode === 'lies' ? number + 1 : number);
    const answer = call === 'info' ? info : { round: number, signature: signature() };
    response.statusCode = beacon.mode === 'silent' ? 503 : 200;
    response.end(beacon.mode === 'silent' ? 'not now' : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const beacon: TestBeacon = {
    url: `http://127.0.0.1:${port}/${chain}`,
    chain,
    mode: 'answers',
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return beacon;
}
