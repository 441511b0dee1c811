import { z } from 'zod';
import { declare } from '../../../call.ts';
import { decimalAnswer, decimalText, instant } from '../../../scalars.ts';
import { operatorRole } from '../shapes.ts';

/** Names of kinds of proposals. */
export const kindNames = z
  .array(z.string({ error: 'field-invalid' }).regex(/^[a-z-]{3,40}$/, 'field-invalid'))
  .max(50, 'field-invalid');

/** A role as it is proposed: what its holders see and do is that of the base, of which they may what is named. */
export const roleFields = {
  name: z.string({ error: 'field-required' }).trim().min(3, 'field-invalid').max(40, 'field-invalid'),
  base: operatorRole,
  /** Kinds of proposals that they make. */
  makes: kindNames,
  /** Kinds of proposals that they approve. */
  checks: kindNames,
  /** Areas in which they act by themselves. */
  acts: z
    .array(z.string({ error: 'field-invalid' }).regex(/^[A-Za-z]{3,40}$/, 'field-invalid'))
    .max(50, 'field-invalid'),
  /** Of one approval, in USDT. */
  approveMax: decimalText.nullable(),
  /** Of all approvals within twenty-four hours, in USDT. */
  dayMax: decimalText.nullable(),
};

const rights = {
  name: z.string(),
  makes: z.array(z.string()),
  checks: z.array(z.string()),
  acts: z.array(z.string()),
  approveMax: decimalAnswer.nullable(),
  dayMax: decimalAnswer.nullable(),
};

export const operatorRoleCalls = declare({
  'GET /operator/roles': {
    group: 'Operators',
    summary: 'Roles: the four that come with the product, and those that operators have built, with all versions',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    answer: z.array(
      z.object({
        id: z.string(),
        base: operatorRole,
        isBuiltIn: z.boolean(),
        ...rights,
        /** Names of the operators who have it. */
        holders: z.array(z.string()),
        /** The newest first; none of one that comes with the product. */
        versions: z.array(
          z.object({
            version: z.number(),
            ...rights,
            maker: z.string(),
            checker: z.string(),
            reason: z.string(),
            time: instant,
          }),
        ),
      }),
    ),
  },
});
