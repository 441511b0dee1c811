import { z } from 'zod';
import { declare } from '../../call.ts';
import { instant, lineText, noBody, nothing, opaqueId } from '../../scalars.ts';
import { loginPassword, session, totp } from '../auth.ts';

const group = 'Auth and user';

const bytes = (atMost: number) =>
  z
    .string({ error: 'passkey-refused' })
    .max(atMost, 'passkey-refused')
    .regex(/^[A-Za-z0-9_-]*$/, 'passkey-refused');
/** Names what was begun; whoever ends it brings it. */
const attempt = bytes(43);

/** What a browser has made: members of `PublicKeyCredential`, bytes as base64url. */
const made = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(20_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/, 'passkey-refused')).max(8, 'passkey-refused'),
});
/** What a browser shows of a passkey, in the same form. */
const shown = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: bytes(86).nullable(),
});
/** A passkey that is shown for what was begun. */
export const passkeyProof = z.strictObject({ attempt, credential: shown });
export const newPasskey = z.strictObject({ attempt, name: lineText(40), credential: made });

const known = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) });
/** For `navigator.credentials.get`, as WebAuthn has it in JSON. */
export const passkeyRequest = z.object({
  attempt: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    /** Milliseconds. */
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(known),
  }),
});
/** For `navigator.credentials.create`. */
export const passkeyCreation = z.object({
  attempt: z.string(),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
});
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createTime: instant,
  lastUseTime: instant.nullable(),
});

/** Passkeys of customers (WebAuthn): a passkey that has verified its user is both factors of a sign-in. */
export const passkeyCalls = declare({
  'POST /login/passkey/begin': {
    group,
    summary: 'Begin a sign-in with a passkey; what is answered holds once, for five minutes',
    access: 'public',
    addition: true,
    body: noBody,
    answer: passkeyRequest,
  },
  'POST /login/passkey': {
    group,
    summary: 'Sign in with a passkey',
    access: 'public',
    knowsCaller: true,
    addition: true,
    body: passkeyProof,
    answer: session,
  },
  'GET /player/passkeys': {
    group,
    summary: 'The own passkeys, oldest first',
    access: 'session',
    addition: true,
    answer: z.array(passkey),
  },
  'POST /player/passkeys/enrol': {
    group,
    summary: 'Begin to add a passkey, with password and authenticator; what is answered holds once, for five minutes',
    access: 'session',
    addition: true,
    body: z.strictObject({ password: loginPassword, totp: totp.optional() }),
    answer: passkeyCreation,
  },
  'POST /player/passkeys/confirm': {
    group,
    summary: 'Add the passkey that the device has made; ten at most',
    access: 'session',
    addition: true,
    body: newPasskey,
    answer: passkey,
  },
  'POST /player/passkeys/remove': {
    group,
    summary: 'Take a passkey away, with password and authenticator',
    access: 'session',
    addition: true,
    body: z.strictObject({ id: opaqueId, password: loginPassword, totp: totp.optional() }),
    answer: nothing,
  },
});
