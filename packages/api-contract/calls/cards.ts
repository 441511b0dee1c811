import { z } from 'zod';
import { declare } from '../call.ts';
import { instant, opaqueId } from '../scalars.ts';

const group = 'Bank cards, verification, wallets';
const line = (max: number) =>
  z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(max, 'field-invalid');

export const bankCard = z.object({
  id: z.string(),
  username: z.string(),
  /** Masked: •••• and its last four digits. */ cardNo: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  /** Province and city. */
  city: z.string(),
  address: z.string(),
  status: z.enum(['active']),
  createTime: instant,
  /**
   * From when it can be withdrawn to: a day later for one that was added while only what is saved is allowed, and for
   * each one with real money.
   */
  usableTime: instant,
});

export const cardCalls = declare({
  'POST /player/bankAccount/detail': {
    group,
    summary: 'The own bank cards, or the one with the id',
    access: 'session',
    body: z.strictObject({ id: opaqueId.optional() }),
    /** `username`: the holder that the first card has set; every later card carries it. */
    answer: z.object({ username: z.string().nullable(), list: z.array(bankCard) }),
  },
  'POST /player/bankAccount/saveOrEdit': {
    group,
    summary: 'Add a bank card; customer service alone changes one',
    access: 'session',
    body: z.strictObject({
      /** Of a card that is there: refused. */
      id: opaqueId.optional(),
      username: line(100),
      cardNo: z.string({ error: 'card-number-invalid' }).max(40, 'card-number-invalid'),
      /** One of the two names the bank; of both the code counts. */
      bankCode: z
        .string({ error: 'bank-unknown' })
        .regex(/^[A-Z0-9]{2,16}$/, 'bank-unknown')
        .optional(),
      bankName: z.string({ error: 'bank-unknown' }).trim().max(100, 'bank-unknown').optional(),
      city: line(100),
      address: z.string({ error: 'field-invalid' }).trim().max(200, 'field-invalid').default(''),
    }),
    answer: bankCard,
  },
});

export const bankCalls = declare({
  'GET /common/bank/list': {
    group: 'Common',
    summary: 'Banks whose cards can be added',
    access: 'session',
    answer: z.array(z.object({ bankCode: z.string(), bankName: z.string(), country: z.string() })),
  },
});
