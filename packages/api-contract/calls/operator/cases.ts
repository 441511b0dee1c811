import { z } from 'zod';
import { declare } from '../../call.ts';
import { instant, opaqueId } from '../../scalars.ts';
import { caseKinds } from './case-kinds.ts';

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
});
