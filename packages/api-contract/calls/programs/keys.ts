import { z } from 'zod';
import { declare, keyRights } from '../../call.ts';
import { instant, lineText, nothing, wholeNumber } from '../../scalars.ts';
import { totp } from '../auth.ts';

const group = 'Auth and user';

const right = z.enum(keyRights, { error: 'field-invalid' });

const programKey = z.object({
  /** Sent with every request, in the open. */
  apiKey: z.string(),
  name: z.string(),
  signedBy: z.enum(['hmac', 'ed25519']),
  rights: z.array(right),
  /** From which alone it is taken; from anywhere when there is none. */
  addresses: z.array(z.string()),
  createTime: instant,
  expiryTime: instant,
  lastUseTime: instant.nullable(),
  /** Requests that it has signed, orders placed by it, and requests that were refused for its sake. */
  calls: z.int().min(0),
  orders: z.int().min(0),
  refusals: z.int().min(0),
});

export const programKeyCalls = declare({
  'GET /player/keys/list': {
    group,
    summary: 'Own keys of programs that have not ended, newest first; never a secret',
    access: 'session',
    addition: true,
    answer: z.array(programKey),
  },
  'POST /player/keys/make': {
    group,
    summary:
      'Make a key by which a program may read, or trade spot, futures or fast orders as well; none takes money out',
    access: 'session',
    addition: true,
    body: z.strictObject({
      name: lineText(40),
      /** Reading is part of trading. */
      rights: z.array(right).min(1, 'field-required').max(keyRights.length, 'field-invalid'),
      /** Of a key pair (Ed25519) the public half, as PEM; without it a secret is made, and shown once. */
      publicKey: z.string({ error: 'field-invalid' }).max(400, 'field-invalid').optional(),
      /** A key that trades needs one with real money. */
      addresses: z.array(z.string({ error: 'field-invalid' }).max(45, 'field-invalid')).max(20, 'field-invalid'),
      days: wholeNumber(1, 365),
      fundPasswd: z.string({ error: 'field-required' }).max(64, 'fund-password-wrong'),
      totp: totp.optional(),
    }),
    /** The secret is in no later answer. */
    answer: programKey.extend({ secret: z.string().nullable() }),
  },
  'POST /player/keys/end': {
    group,
    summary: 'End an own key at once',
    access: 'session',
    addition: true,
    body: z.strictObject({ apiKey: z.string({ error: 'field-required' }).max(64, 'not-found') }),
    answer: nothing,
  },
});
