import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hash } from 'node:crypto';
import { z } from 'zod';

/** A chain of public random values: one each period, which nobody knows before, and anybody can check. */
export interface Beacon {
  /** What it is known by: the hash of its parameters, hexadecimal. */
  readonly chain: string;
  /** The first round at or after a moment. @param time milliseconds since 1970 */
  roundFrom(time: number): number;
  /** When a round is published, milliseconds since 1970. */
  timeOf(round: number): number;
  /**
   * The signature of a round, checked, hexadecimal.
   *
   * @throws BeaconUnavailable
   */
  signatureOf(round: number): Promise<string>;
}

/** What is asked did not answer, or not what it should. */
export class BeaconUnavailable extends Error {}

/** The parameters of a drand chain, by its HTTP interface. */
const infoSchema = z.object({
  public_key: z.string().regex(/^[0-9a-f]{192}$/),
  /** Seconds. */
  period: z.int().positive(),
  genesis_time: z.int().positive(),
  groupHash: z.string().regex(/^[0-9a-f]{64}$/),
  schemeID: z.literal('bls-unchained-g1-rfc9380'),
  metadata: z.object({ beaconID: z.string() }),
});
type Info = z.infer<typeof infoSchema>;
const roundSchema = z.object({ round: z.int().positive(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');
function eightBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** SHA-256 of the parameters, as drand names its chains: who has it from elsewhere need not believe the server. */
export function chainHashOf({ period, genesis_time: genesis, public_key: key, groupHash, metadata }: Info): string {
  const name = metadata.beaconID === 'default' ? '' : metadata.beaconID;
  const periodBytes = eightBytes(period).subarray(4);
  const parts = [periodBytes, eightBytes(genesis), bytesOf(key), bytesOf(groupHash), Buffer.from(name)];
  return hash('sha256', Buffer.concat(parts));
}

const { shortSignatures, G2 } = bls12_381;
const signedName = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Whether a signature is that of a round: BLS of the SHA-256 of its number, on G1 (RFC 9380). */
export function isSignedRound(publicKey: string, round: number, signature: string): boolean {
  try {
    const message = shortSignatures.hash(hash('sha256', eightBytes(round), 'buffer'), signedName);
    return shortSignatures.verify(shortSignatures.Signature.fromHex(signature), message, G2.Point.fromHex(publicKey));
  } catch {
    // What is no point of the curve was signed by nobody.
    return false;
  }
}

/** The public value of a round: SHA-256 of its signature, hexadecimal. */
export const valueOf = (signature: string): string => hash('sha256', bytesOf(signature));

const timeoutMs = 5_000;

async function ask<Answer>(address: string, schema: z.ZodType<Answer>): Promise<Answer> {
  try {
    const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return schema.parse(await reply.json());
  } catch (error) {
    throw new BeaconUnavailable(`${address} gave no answer of drand`, { cause: error });
  }
}

/** @param url of a chain, its hash last: `https://api.drand.sh/<chain hash>` @throws BeaconUnavailable */
export async function openBeacon(url: string): Promise<Beacon> {
  const base = url.replace(/\/$/, '');
  const chain = base.slice(base.lastIndexOf('/') + 1);
  const info = await ask(`${base}/info`, infoSchema);
  if (chainHashOf(info) !== chain) throw new BeaconUnavailable(`${base} is another chain than its address says`);
  const [genesisMs, periodMs] = [info.genesis_time * 1_000, info.period * 1_000];
  return {
    chain,
    roundFrom: (time) => Math.max(1, Math.ceil((time - genesisMs) / periodMs) + 1),
    timeOf: (round) => genesisMs + (round - 1) * periodMs,
    async signatureOf(round) {
      const answer = await ask(`${base}/public/${round}`, roundSchema);
      if (answer.round !== round || !isSignedRound(info.public_key, round, answer.signature))
        throw new BeaconUnavailable(`${base} did not sign round ${round} as its chain does`);
      return answer.signature;
    },
  };
}
