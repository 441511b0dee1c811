import { z } from 'zod';
import { declare } from '../../call.ts';
import { instant, instantSent, opaqueId, pageOf, wholeNumber } from '../../scalars.ts';
import { securityKinds } from '../../security-events.ts';
import type { ProposalBody } from './proposals.ts';
import { many, narrowing, sortByTime } from './shapes.ts';

const group = 'Operators: audit';

/** What an operator does alone. */
export const ownActs = [
  'login',
  'logout',
  'session-end',
  'password-change',
  'authenticator-enrol',
  'operator-create',
  'operator-role',
  'operator-disable',
  'operator-enable',
  'operator-reset',
  'operator-customer',
  'propose',
  'proposal-withdraw',
  'proposal-refuse',
  'reject-deposit',
  'reject-withdrawal',
  'send-withdrawal',
  'mark-unknown-withdrawal',
  'confirm-withdrawal',
  'card-view',
  'deposit-view',
  'verification-view',
  'verification-accept',
  'verification-refuse',
  'paper-view',
  'customer-view',
  'customer-note',
  'customer-freeze',
  'customer-unfreeze',
  'payouts-hold',
  'customer-session-end',
  'support-answer',
  'support-close',
  'halt-start',
  'halt-end',
  'country-off',
  'content-save',
  'content-remove',
  'csv',
] as const;
/** One word for each act of the audit; a proposal that is carried out has the word of its kind. */
export type OperatorAct = (typeof ownActs)[number] | ProposalBody['kind'];

export const operatorAuditCalls = declare({
  'GET /operator/audit': {
    group,
    summary: 'What operators have done, newest first',
    access: 'operator',
    roles: ['risk', 'admin'],
    addition: true,
    query: z.strictObject({
      operatorId: opaqueId.optional(),
      act: z.string().max(40, 'field-invalid').optional(),
      userId: opaqueId.optional(),
      seq: wholeNumber(1, 999_999_999).optional(),
      from: instantSent.optional(),
      to: instantSent.optional(),
      sort: sortByTime,
      ...many,
    }),
    answer: pageOf(
      z.object({
        seq: z.number(),
        time: instant,
        operatorId: z.string().nullable(),
        operator: z.string(),
        act: z.string(),
        subject: z.string(),
        userId: z.string().nullable(),
        details: z.record(z.string(), z.unknown()),
        hash: z.string(),
      }),
    ),
  },
  'GET /operator/audit/verify': {
    group,
    summary: 'Whether the chain of the audit is whole',
    access: 'operator',
    roles: ['risk', 'admin'],
    addition: true,
    answer: z.object({
      rows: z.number(),
      head: z.string().nullable(),
      broken: z.object({ seq: z.number(), why: z.string() }).nullable(),
    }),
  },
  'GET /operator/securityEvents': {
    group,
    summary: 'Sign-ins, failures, refusals and limits, newest first; repeats are one line with their count',
    access: 'operator',
    roles: ['risk', 'admin'],
    addition: true,
    query: z.strictObject({
      kind: z.enum(securityKinds, { error: 'field-invalid' }).optional(),
      customerId: opaqueId.optional(),
      operatorId: opaqueId.optional(),
      source: z.string().max(64, 'field-invalid').optional(),
      ...many,
    }),
    answer: pageOf(
      z.object({
        id: z.number(),
        kind: z.enum(securityKinds),
        customerId: z.string().nullable(),
        operatorId: z.string().nullable(),
        operator: z.string().nullable(),
        call: z.string(),
        reason: z.string().nullable(),
        source: z.string(),
        device: z.string().nullable(),
        count: z.number(),
        firstTime: instant,
        lastTime: instant,
      }),
    ),
  },
  'GET /operator/csv/{list}': {
    group,
    summary: 'A list as a table, all that its filters leave, streamed',
    access: 'operator',
    roles: ['finance', 'risk', 'admin'],
    addition: true,
    params: z.strictObject({
      list: z.enum(
        [
          'deposits',
          'withdrawals',
          'payouts',
          'verifications',
          'customers',
          'proposals',
          'audit',
          'journal',
          'voids',
          'halts',
          'operators',
          'liabilities',
        ],
        { error: 'field-invalid' },
      ),
    }),
    /** As the list itself is narrowed; what a list doesn't know it is not narrowed by. */
    query: z.strictObject({
      status: z.string().max(20, 'field-invalid').optional(),
      kind: z.string().max(40, 'field-invalid').optional(),
      act: z.string().max(40, 'field-invalid').optional(),
      frozen: z.enum(['true', 'false'], { error: 'field-invalid' }).optional(),
      closing: z.enum(['true'], { error: 'field-invalid' }).optional(),
      userId: opaqueId.optional(),
      operatorId: opaqueId.optional(),
      id: opaqueId.optional(),
      seq: wholeNumber(1, 999_999_999).optional(),
      ...narrowing,
    }),
    answer: z.custom<AsyncIterable<string>>(),
    answersCsv: true,
  },
  /** What operators did on the own account. */
  'GET /player/operatorActs': {
    group: 'Auth and user',
    summary: 'What operators have done on the own account',
    access: 'session',
    addition: true,
    query: z.strictObject({ ...many }),
    answer: pageOf(z.object({ time: instant, act: z.string(), subject: z.string(), reason: z.string().nullable() })),
  },
});
