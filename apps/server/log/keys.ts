import { randomBytes, sign } from 'node:crypto';
import { assert } from '@candor/core/result.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { checkpointText, type Checkpoint } from './format/checkpoint.ts';
import { canCosign, mlDsa44Cosigner } from './format/cosignature.ts';
import type { StoredLog } from './log-table.ts';
import { ed25519Key, ed25519Private, keyIdOf, noteOf, signEd25519, vkeyOf } from './format/note.ts';

/** What a log is signed with. */
export interface LogKeys {
  readonly origin: string;
  readonly vkey: string;
  /** Null where the running Node can't sign so. */
  readonly cosignerVkey: string | null;
  /** The signed note of a checkpoint. @param time milliseconds since 1970 */
  sign(checkpoint: Checkpoint, time: number): string;
  /** Base64 of the id of the Ed25519 key and its signature over a text. */
  signText(text: string): string;
}

/** Of both kinds of signature, as far as the running Node has them. */
export const vkeysOf = ({ vkey, cosignerVkey }: Pick<LogKeys, 'vkey' | 'cosignerVkey'>): string[] =>
  cosignerVkey === null ? [vkey] : [vkey, cosignerVkey];

const seedBytes = 32;
/** @param number of the key among those of the log, 0 for its first */
export const logSeedsContext = (id: number | string, number: number | string = 0): string =>
  Number(number) === 0 ? `public log ${id}` : `public log ${id} key ${number}`;

/** Of both keys, one behind the other. */
export const newLogSeeds = (): Buffer => randomBytes(2 * seedBytes);
export const sealLogSeeds = (secrets: Secrets, id: number, seeds: Buffer, number = 0): string =>
  secrets.sealText(seeds.toString('hex'), logSeedsContext(id, number));

/** What a log is signed with now: its first key, or the last one that was named. */
export const keysOf = (
  secrets: Secrets,
  { id, origin, seeds_sealed: sealed, key_number: number }: StoredLog,
): LogKeys => logKeys(origin, Buffer.from(secrets.openText(sealed, logSeedsContext(id, number)), 'hex'));

/** @param seeds see {@link newLogSeeds} */
export function logKeys(origin: string, seeds: Buffer): LogKeys {
  assert(seeds.length === 2 * seedBytes, 'a log has two seeds');
  const privateKey = ed25519Private(seeds.subarray(0, seedBytes));
  const key = ed25519Key(origin, privateKey);
  const keyId = keyIdOf(key);
  const cosigner = canCosign ? mlDsa44Cosigner(origin, seeds.subarray(seedBytes)) : null;
  return {
    origin,
    vkey: vkeyOf(key),
    cosignerVkey: cosigner === null ? null : vkeyOf(cosigner.key),
    signText: (text) => Buffer.concat([keyId, sign(null, Buffer.from(text), privateKey)]).toString('base64'),
    sign(checkpoint, time) {
      const text = checkpointText(checkpoint);
      const cosigned = cosigner === null ? [] : [cosigner.line(Math.floor(time / 1_000), checkpoint)];
      return noteOf(text, [signEd25519(origin, privateKey, text), ...cosigned]);
    },
  };
}
