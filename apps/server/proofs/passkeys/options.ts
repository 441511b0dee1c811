import { hash } from 'node:crypto';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Owner } from '../devices/known-devices.ts';
import { challengeLifeMs } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './store.ts';

export type CreationOptions = CallAnswer<'POST /player/passkeys/enrol'>['options'];
export type RequestOptions = CallAnswer<'POST /login/passkey/begin'>['options'];

/** Ed25519, ECDSA on P-256 and RSA, as COSE numbers them: what devices have. */
export const algorithms = [-8, -7, -257];

/** Whose a passkey is, for the device alone: it says nothing of its owner. */
export const userHandleOf = (organisation: string, { kind, id }: Owner): string =>
  hash('sha256', JSON.stringify(['passkey', organisation, kind, id]), 'base64url');

const known = ({ credential_id: id, transports }: PasskeyRow) => ({ type: 'public-key' as const, id, transports });

interface Asked {
  readonly party: RelyingParty;
  readonly challenge: string;
}
/** @param name by which the owner tells passkeys of several accounts apart @param existing not to be made again */
export const creationOptions = (
  { party, challenge }: Asked,
  user: { readonly handle: string; readonly name: string },
  existing: readonly PasskeyRow[],
): CreationOptions => ({
  challenge,
  rp: { id: party.id, name: 'Candor' },
  user: { id: user.handle, name: user.name, displayName: user.name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeLifeMs,
  attestation: 'none',
  excludeCredentials: existing.map(known),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

/** @param allowed empty where whoever signs in has named nobody: the device shows those that it has */
export const requestOptions = ({ party, challenge }: Asked, allowed: readonly PasskeyRow[] = []): RequestOptions => ({
  challenge,
  rpId: party.id,
  timeout: challengeLifeMs,
  userVerification: 'required',
  allowCredentials: allowed.map(known),
});
