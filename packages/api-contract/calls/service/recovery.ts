import { z } from 'zod';
import { declare } from '../../call.ts';
import { areaCode, lineText, sixDigits } from '../../scalars.ts';
import { cardType, documentNo } from '../players.ts';

const group = 'Auth and user';
const contact = z
  .string({ error: 'field-required' })
  .trim()
  .max(254, 'field-invalid')
  .regex(/^(\+\d{5,19}|[^\s@]+@[^\s@]+\.[^\s@]+)$/, 'field-invalid');
/** What somebody may have lost of their access. */
export const losses = ['password', 'email', 'phone', 'authenticator'] as const;

/** For who has lost what lets them in; answered alike whether there is such an account. */
export const recoveryCalls = declare({
  'POST /recovery/ask': {
    group,
    summary:
      'Ask to be let into an account again by the document that it was certified with; ' +
      'three pictures follow under the ticket within an hour',
    access: 'public',
    addition: true,
    body: z.strictObject({
      /** Account name, email or phone. */
      account: lineText(254),
      areaCode: areaCode.optional(),
      lost: z
        .array(z.enum(losses, { error: 'field-invalid' }), { error: 'field-required' })
        .min(1, 'field-required')
        .max(4, 'field-invalid'),
      /** Where its owner can be reached from now on: an email address, or a phone number with + and dial code. */
      contact,
      /** Sent there with the source `RECOVER`. */
      code: sixDigits,
      cardType,
      name: lineText(100),
      cardNo: documentNo,
    }),
    answer: z.object({ ticket: z.string() }),
  },
  'POST /recovery/photo': {
    group,
    summary: 'One of the three pictures of a request; the last one hands it in',
    access: 'public',
    addition: true,
    takesFile: true,
    query: z.strictObject({
      ticket: z.string({ error: 'field-required' }).regex(/^[\w-]{43}$/, 'field-invalid'),
      side: z.enum(['front', 'back', 'hold'], { error: 'field-invalid' }),
    }),
    body: z.strictObject({ file: z.file() }),
    answer: z.object({ isComplete: z.boolean() }),
  },
});
