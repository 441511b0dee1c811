import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, instant, instantSent, lineText, opaqueId, pageOf } from '../../scalars.ts';
import { many, operatorRole, person, userId } from './shapes.ts';

const group = 'Operators: invitations';
const all = operatorRole.options;
const writers = ['support', 'admin'] as const;

/** What became of customers who came together. Of money only that it came and was traded, never who won it. */
const became = {
  signUps: z.number(),
  /** Of them, who have had a first deposit credited. */
  firstDeposits: z.number(),
  /** Traded by them, in USDT: stakes of fast orders, notionals of futures, amounts of spot deals. */
  volume: decimalAnswer,
};
const campaign = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  from: instant,
  until: instant.nullable(),
  createdAt: instant,
  createdBy: z.string(),
  ...became,
});
const inviter = z.object({
  person,
  /** Invited by them themselves. */
  direct: z.number(),
  /** By them and by whom they have invited, and so on. */
  ...became,
});

const agentRow = z.object({
  person,
  /** A platform month or day, as `2026-11` or `2026-11-28`; null for all of an agent. */
  period: z.string().nullable(),
  /** Since when they are one; null for who is none any more. */
  agentSince: instant.nullable(),
  /** By them themselves, to this day. */
  invited: z.number(),
  /** Of those, in USDT, as far as they bring a commission. */
  fees: decimalAnswer,
  commission: decimalAnswer,
  /** Of it what is paid. */
  paid: decimalAnswer,
});

export const operatorInvitationCalls = declare({
  'GET /operator/invitations': {
    group,
    summary:
      'The tree of invited customers: who has invited others without having been invited, or whom one has invited',
    access: 'operator',
    roles: all,
    addition: true,
    query: z.strictObject({ userId: userId.optional(), ...many }),
    answer: pageOf(inviter),
  },
  'GET /operator/customers/{userId}/invitation': {
    group,
    summary: 'By whom or which campaign a customer came, and what became of those whom they have invited',
    access: 'operator',
    roles: all,
    addition: true,
    params: z.strictObject({ userId }),
    answer: inviter.omit({ person: true }).extend({
      invitedBy: person.nullable(),
      campaign: z.object({ code: z.string(), name: z.string() }).nullable(),
      inviteCode: z.string(),
      /** Since when they are an agent; null for who is none. */
      agentSince: instant.nullable(),
    }),
  },
  'GET /operator/agents': {
    group,
    summary: 'Agents with the fees of whom they invited and their commissions: each in all, by month or by day',
    access: 'operator',
    roles: all,
    addition: true,
    query: z.strictObject({
      by: z.enum(['agent', 'month', 'day'], { error: 'field-invalid' }).default('agent'),
      userId: userId.optional(),
      ...many,
    }),
    answer: pageOf(agentRow).extend({
      /** Of the fees, as a fraction: what holds for the platform day that runs. */
      share: decimalAnswer,
      /** What the house has for commissions, in USDT. */
      pool: decimalAnswer,
      /** What is counted and not paid yet: of so many days of agents, in USDT; whether the pool has less than that. */
      due: z.object({ days: z.number(), commission: decimalAnswer, lacks: z.boolean() }),
    }),
  },
  'GET /operator/campaigns': {
    group,
    summary: 'Codes of campaigns with what became of them, the newest first',
    access: 'operator',
    roles: all,
    addition: true,
    query: z.strictObject(many),
    answer: pageOf(campaign),
  },
  'POST /operator/campaigns/add': {
    group,
    summary: 'Begin a campaign: its code is taken at sign-up from the one moment until before the other',
    access: 'operator',
    roles: writers,
    addition: true,
    body: z.strictObject({
      code: z
        .string({ error: 'field-required' })
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9-]{3,16}$/, 'field-invalid'),
      name: lineText(100),
      from: instantSent.nullable().default(null),
      until: instantSent.nullable().default(null),
    }),
    answer: z.object({ id: z.string() }),
  },
  'POST /operator/campaigns/end': {
    group,
    summary: 'End a campaign now: its code is no longer taken',
    access: 'operator',
    roles: writers,
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: z.null(),
  },
});
