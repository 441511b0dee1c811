import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok, refuse, type Result } from '@candor/core/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Owner } from '../devices/known-devices.ts';
import { takeChallenge, type Begun } from './challenges.ts';
import { algorithms, userHandleOf } from './options.ts';
import type { RelyingParty } from './relying-party.ts';
import { passkeyByCredential, passkeyUsed, type PasskeyRow } from './store.ts';

export type PasskeyRefusal = 'passkey-expired' | 'passkey-refused';
/** What was brought for what was begun. */
export type MadePasskey = CallParsed<'POST /player/passkeys/confirm'>['body'];
export type ShownPasskey = CallParsed<'POST /login/passkey'>['body'];

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}
interface Expected extends Begun {
  readonly party: RelyingParty;
}

/** What the device has to have signed: for this party alone, with its user verified. */
const expectedOf = (challenge: string, { id, origin }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** It takes 30 MB and a sixth of a second, which a server without passkeys needs not give. */
const library = () => import('@simplewebauthn/server');

/** The library throws at whatever doesn't fit. */
async function orNull<Value>(verify: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/**
 * Whether a device has sent certificates, which were not asked for: who checks one asks the addresses that it names.
 * @param attestationObject CBOR as base64url @throws where it is none
 */
export async function bringsCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(bytesOf(attestationObject));
  const format: string = decoded.get('fmt');
  return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined);
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Verifies a passkey that was just made; it isn't kept yet. */
export async function verifyMade(
  parts: Parts,
  { attempt, credential }: MadePasskey,
  { party, ...begun }: Expected,
): Promise<
  Result<{ readonly credentialId: string; readonly publicKey: string; readonly counter: number }, PasskeyRefusal>
> {
  const challenge = await takeChallenge(parts, attempt, begun);
  if (challenge === null) return refuse('passkey-expired');
  const { id, clientDataJSON, attestationObject } = credential;
  const verified = await orNull(async () => {
    if (await bringsCertificates(attestationObject)) return null;
    return (await library()).verifyRegistrationResponse({
      ...expectedOf(challenge, party),
      supportedAlgorithmIDs: algorithms,
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
    });
  });
  const made = verified?.verified === true ? verified.registrationInfo?.credential : undefined;
  if (made === undefined || made.id !== id) return refuse('passkey-refused');
  return ok({
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64'),
    counter: made.counter,
  });
}

interface Showing extends Expected {
  readonly kind: Owner['kind'];
  /** Whose alone it may be; whoever's it is where nobody was named. */
  readonly ownerId?: string;
  readonly organisation: string;
}

/**
 * Verifies a passkey that is shown, and counts its use. What was begun is used up first, whatever comes of it, so
 * nothing
 * that was shown is good a second time.
 */
export async function verifyShown(
  parts: Parts,
  { attempt, credential }: ShownPasskey,
  { kind, ownerId, organisation, party, ...begun }: Showing,
): Promise<Result<PasskeyRow, PasskeyRefusal>> {
  const challenge = await takeChallenge(parts, attempt, begun);
  if (challenge === null) return refuse('passkey-expired');
  const row = await passkeyByCredential(parts.db, kind, credential.id);
  if (row === undefined || (ownerId !== undefined && row.owner_id !== ownerId)) return refuse('passkey-refused');
  if (!isOwners(row, credential.userHandle, organisation, begun)) return refuse('passkey-refused');
  const counter = await signatureCount(row, credential, expectedOf(challenge, party));
  if (counter === null) return refuse('passkey-refused');
  const counted = await passkeyUsed(parts.db, { id: row.id, counter, now: parts.clock.now() });
  return counted ? ok(row) : refuse('passkey-refused');
}

/** At a sign-in the device has to say whose it is; later it may leave that out. */
function isOwners(
  { owner: kind, owner_id: id }: PasskeyRow,
  handle: string | null,
  organisation: string,
  { sessionId }: Begun,
): boolean {
  return handle === null ? sessionId !== null : handle === userHandleOf(organisation, { kind, id });
}

/** @returns the device's count of signatures, null where the signature isn't this passkey's for this */
async function signatureCount(
  row: PasskeyRow,
  { id, clientDataJSON, authenticatorData, signature }: ShownPasskey['credential'],
  expected: ReturnType<typeof expectedOf>,
): Promise<number | null> {
  const verified = await orNull(async () =>
    (await library()).verifyAuthenticationResponse({
      ...expected,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64')),
        counter: Number(row.counter),
      },
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
}
