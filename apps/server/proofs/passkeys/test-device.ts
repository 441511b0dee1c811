import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, ShownPasskey } from './verify.ts';
import type { CreationOptions, RequestOptions } from './options.ts';

type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** The beginning of an item of RFC 8949. */
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (!('size' in value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

/** What a device, or the page that it is shown to, does otherwise. */
export interface Changes {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  readonly id?: string;
  /** Signs for itself what it has made, without a certificate. */
  readonly isSelfAttested?: boolean;
}

export interface TestDevice {
  readonly id: string;
  /** Makes its one passkey. */
  make(options: CreationOptions, changes?: Changes): MadePasskey['credential'];
  show(options: Pick<RequestOptions, 'challenge' | 'rpId'>, changes?: Changes): ShownPasskey['credential'];
}

const sha256 = (data: string | Uint8Array): Buffer => hash('sha256', data, 'buffer');
const present = 1;
const verified = 4;
const withKey = 64;

/** A device with one passkey (ES256), as WebAuthn level 3 has it. @param origin of the page that it is shown to */
export function testDevice(origin: string): TestDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';
  const clientData = (type: string, challenge: string, changes: Changes): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    );
  function authenticatorData(rpId: string, flags: number, changes: Changes, rest: readonly Buffer[] = []): Buffer {
    const count = Buffer.alloc(4);
    counter = changes.counter ?? counter + 1;
    count.writeUInt32BE(counter);
    const seen = changes.isUserVerified === false ? present : present | verified;
    return Buffer.concat([sha256(changes.rpId ?? rpId), Buffer.from([seen | flags]), count, ...rest]);
  }
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  return {
    id: id.toString('base64url'),
    make({ challenge, rp, user }, changes = {}) {
      handle = user.id;
      const authData = authenticatorData(rp.id, withKey, changes, [
        Buffer.alloc(16),
        Buffer.from([0, 32]),
        id,
        coseKey,
      ]);
      const client = clientData('webauthn.create', challenge, changes);
      const own = new Map<string, Cbor>([
        ['alg', -7],
        ['sig', sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)],
      ]);
      const isPacked = changes.isSelfAttested === true;
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', isPacked ? 'packed' : 'none'],
          ['attStmt', isPacked ? own : new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: changes.id ?? id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
    },
    show({ challenge, rpId }, changes = {}) {
      const client = clientData('webauthn.get', challenge, changes);
      const authData = authenticatorData(rpId, 0, changes);
      return {
        id: changes.id ?? id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString('base64url'),
        userHandle: changes.userHandle === undefined ? handle : changes.userHandle,
      };
    },
  };
}
