import { z } from 'zod';
import { declare } from '../../call.ts';
import { instant, opaqueId, pageOf } from '../../scalars.ts';
import { caseKinds } from './case-kinds.ts';
import { many } from './shapes.ts';

const group = 'Operators: cases';
const roles = ['support', 'finance', 'risk', 'admin'] as const;
const kind = z.enum(caseKinds, { error: 'field-invalid' });
const named = z.strictObject({ kind, id: opaqueId });

/** That an operator is on a case: a word to the others, no lock. */
export const assignment = z.object({
  kind,
  id: z.string(),
  operatorId: z.string(),
  operator: z.string(),
  since: instant,
  /** It is free from then on, unless it is renewed. */
  until: instant,
  /** Who was on it when this operator took it over. */
  takenFromId: z.string().nullable(),
  takenFrom: z.string().nullable(),
});

/** Cases, as operators share them among each other. */
export const operatorCaseCalls = declare({
  'GET /operator/cases': {
    group,
    summary: 'Who is on which case now, of the kinds that are the task of the role',
    access: 'operator',
    roles,
    addition: true,
    answer: z.array(assignment),
  },
  'POST /operator/cases/take': {
    group,
    summary: 'Say that one is on a case, for ten minutes; whoever was on it sees who has taken it over',
    access: 'operator',
    roles,
    addition: true,
    body: named,
    answer: z.null(),
  },
  'POST /operator/cases/renew': {
    group,
    summary: 'Stay on a case for ten minutes more; nothing happens where another one has taken it over',
    access: 'operator',
    roles,
    addition: true,
    body: named,
    answer: z.null(),
  },
  'POST /operator/cases/leave': {
    group,
    summary: 'Leave a case to the others',
    access: 'operator',
    roles,
    addition: true,
    body: named,
    answer: z.null(),
  },
  'GET /operator/cases/notes': {
    group,
    summary: 'What operators have noted about a case, the latest first',
    access: 'operator',
    roles,
    addition: true,
    query: named.extend(many),
    answer: pageOf(z.object({ id: z.string(), time: instant, operator: z.string(), text: z.string() })),
  },
  'POST /operator/cases/note': {
    group,
    summary: 'Note something about a case for other operators; the customer never reads it',
    access: 'operator',
    roles,
    addition: true,
    body: named.extend({
      text: z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(2000, 'field-invalid'),
    }),
    answer: z.null(),
  },
});
