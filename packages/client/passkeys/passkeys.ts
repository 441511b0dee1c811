import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';

type CreationOptions = CallAnswer<'POST /player/passkeys/enrol'>['options'];
type RequestOptions = CallAnswer<'POST /login/passkey/begin'>['options'];
export type MadePasskey = CallSent<'POST /player/passkeys/confirm'>['body']['credential'];
export type ShownPasskey = CallSent<'POST /login/passkey'>['body']['credential'];

/** Why there is none: its owner has thought better of it, the device has one already, or it is for another host. */
export type PasskeyIssue = 'cancelled' | 'known' | 'elsewhere' | 'failed';
export class PasskeyFault extends Error {
  readonly issue: PasskeyIssue;

  constructor(issue: PasskeyIssue) {
    super(issue);
    this.issue = issue;
  }
}

// By hand: browsers of before 2025 don't take or give the JSON of WebAuthn.
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type Known = RequestOptions['allowCredentials'][number];
const knownOf = ({ id, transports }: Known): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: bytesOf(id),
  transports: transports as AuthenticatorTransport[],
});

const issues: Readonly<Record<string, PasskeyIssue>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
};
/** @throws PasskeyFault */
async function given(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch((fault: unknown) => {
    throw new PasskeyFault(issues[(fault as Error).name] ?? 'failed');
  });
  if (credential instanceof PublicKeyCredential) return credential;
  throw new PasskeyFault('failed');
}

/** Has the device make a passkey. @throws PasskeyFault where it made none */
export async function makePasskey(options: CreationOptions): Promise<MadePasskey> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const { id, response } = await given(
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(knownOf),
      },
    }),
  );
  const made = response as AuthenticatorAttestationResponse;
  return {
    id,
    clientDataJSON: textOf(made.clientDataJSON),
    attestationObject: textOf(made.attestationObject),
    // Firefox of before 2023 doesn't tell.
    transports: 'getTransports' in made ? made.getTransports().slice(0, 8) : [],
  };
}

/** Has the device show one of its passkeys. @throws PasskeyFault where it showed none */
export async function showPasskey(options: RequestOptions): Promise<ShownPasskey> {
  const { challenge, allowCredentials, ...rest } = options;
  const { id, response } = await given(
    navigator.credentials.get({
      publicKey: { ...rest, challenge: bytesOf(challenge), allowCredentials: allowCredentials.map(knownOf) },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    id,
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    userHandle: userHandle === null ? null : textOf(userHandle),
  };
}
