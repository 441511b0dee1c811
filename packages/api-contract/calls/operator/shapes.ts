import { z } from 'zod';
import { customerStanding } from '../auth.ts';
import { decimalAnswer, instant, instantSent, wholeNumber } from '../../scalars.ts';

export const operatorRole = z.enum(['support', 'finance', 'risk', 'admin'], { error: 'field-invalid' });
export const operatorName = z
  .string({ error: 'field-required' })
  .trim()
  .regex(/^[A-Za-z0-9._-]{3,32}$/, 'field-invalid');
/** How far a session has come: one-time password to be changed, authenticator to be enrolled, ready to work. */
export const operatorStage = z.enum(['password', 'totp', 'live']);

export const operator = z.object({
  id: z.string(),
  name: z.string(),
  role: operatorRole,
  disabled: z.boolean(),
  /** Has an own password and an authenticator. */
  enrolled: z.boolean(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  seenAt: instant.nullable(),
  /** Names of those who count as one person with this operator: none of them decides what another one proposes. */
  onePersonWith: z.array(z.string()),
  /** What they may do within the role; null leaves what it has. */
  mandate: z.object({
    makes: z.array(z.string()).nullable(),
    checks: z.array(z.string()).nullable(),
    approveMax: decimalAnswer.nullable(),
    dayMax: decimalAnswer.nullable(),
    addresses: z.array(z.string()),
  }),
  /** What role and mandate leave of the base; null leaves all of it. */
  rights: z.object({
    makes: z.array(z.string()).nullable(),
    checks: z.array(z.string()).nullable(),
    acts: z.array(z.string()).nullable(),
    approveMax: decimalAnswer.nullable(),
    dayMax: decimalAnswer.nullable(),
  }),
  /** What operators have built; null for a role that comes with the product. */
  namedRole: z.object({ id: z.string(), name: z.string(), version: z.number() }).nullable(),
  /** Customer accounts that are declared to be this operator's own. */
  customers: z.array(z.string()),
});

/**
 * Why something is done; the customer concerned reads it. One of `refusal-reasons.ts` in its first line is read in the
 * customer's language, with what stands below it.
 */
export const reason = z.string({ error: 'field-required' }).trim().min(3, 'field-invalid').max(500, 'field-invalid');
export const userId = z.string({ error: 'id-invalid' }).regex(/^[A-Za-z0-9_-]{1,64}$/, 'id-invalid');
export const orderNo = userId;
export const txid = z.string({ error: 'field-invalid' }).regex(/^[A-Za-z0-9]{8,128}$/, 'field-invalid');
export const search = z.string().trim().max(254, 'field-invalid').optional();
/** Newest first; longer lists are read through the csv. */
export const many = { page: wholeNumber(1, 1_000_000).default(1), limit: wholeNumber(1, 100).default(50) };

/** What every list can be narrowed to: a text of its rows, and from which instant on, until before which, they are. */
export const narrowing = { search, from: instantSent.optional(), to: instantSent.optional() };
/** `due` is the order of the queue: what waits first, as it is due. */
export const sort = z.enum(['due', 'newest', 'oldest'], { error: 'field-invalid' }).default('due');
export const sortByTime = z.enum(['newest', 'oldest'], { error: 'field-invalid' }).default('newest');

/** A proposal as its queue shows it. */
export const proposal = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  userId: z.string().nullable(),
  /** What is to be done, as it was asked for. */
  payload: z.record(z.string(), z.unknown()),
  reason: z.string(),
  maker: z.string(),
  makerId: z.string(),
  madeAt: instant,
  /** When it is due; null once it is decided. */
  deadline: instant.nullable(),
  checker: z.string().nullable(),
  decidedAt: instant.nullable(),
  decision: z.enum(['approved', 'refused', 'withdrawn']).nullable(),
  decisionReason: z.string().nullable(),
  /** Journal that it has made, if it moved money. */
  journalId: z.string().nullable(),
  /** Whether the caller may decide it. */
  mayDecide: z.boolean(),
});

/** The customer a row belongs to. */
export const person = z.object({
  userId: z.string(),
  account: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  nickName: z.string(),
  country: z.string().nullable(),
  frozen: z.boolean(),
  standing: customerStanding,
  /** By the owner: nothing is paid out until it is lifted. */
  withdrawalsFrozen: z.boolean(),
  createdAt: instant,
  primaryStatus: z.string(),
  advancedStatus: z.string(),
});
export const money = { currencyCode: z.string(), amount: decimalAnswer };
