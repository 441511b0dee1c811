import { z } from 'zod';
import { declare } from '../../call.ts';
import { opaqueId } from '../../scalars.ts';
import { viewedLists } from './viewed-lists.ts';

const group = 'Operators: saved views';
const roles = ['support', 'finance', 'risk', 'admin'] as const;

const list = z.enum(viewedLists, { error: 'field-invalid' });

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** As it stands in the address behind the question mark. */
  query: z.string(),
  shared: z.boolean(),
  /** Whether the caller has saved it. */
  own: z.boolean(),
  operator: z.string(),
});

export const operatorViewCalls = declare({
  'GET /operator/views': {
    group,
    summary: 'Views of a list that the caller has saved, and those that others share, by name',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({ list }),
    answer: z.array(savedView),
  },
  'POST /operator/views/save': {
    group,
    summary: 'Save a view of a list under a name; an own one of that name is replaced',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({
      list,
      name: z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(60, 'field-invalid'),
      query: z
        .string({ error: 'field-required' })
        .max(1000, 'field-invalid')
        .regex(/^[\x21-\x7e]*$/, 'field-invalid'),
      shared: z.boolean({ error: 'field-invalid' }),
    }),
    answer: z.null(),
  },
  'POST /operator/views/remove': {
    group,
    summary: 'Remove an own view',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: z.null(),
  },
});
