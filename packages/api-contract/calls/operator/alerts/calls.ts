import { z } from 'zod';
import { declare } from '../../../call.ts';
import { instant, opaqueId, pageOf } from '../../../scalars.ts';
import { many } from '../shapes.ts';
import { alertCauses } from './causes.ts';

const group = 'Operators: alerts';
const all = ['support', 'finance', 'risk', 'admin'] as const;

const cause = z.enum(alertCauses, { error: 'field-invalid' });
export const raisedAlert = z.object({
  id: z.string(),
  cause,
  subject: z.string(),
  facts: z.record(z.string(), z.string()),
  raisedAt: instant,
  acknowledgedBy: z.string().nullable(),
  acknowledgedAt: instant.nullable(),
  resolvedAt: instant.nullable(),
  /** Whom it was sent to. */
  deliveries: z.array(
    z.object({
      channel: z.string(),
      dueAt: instant,
      attempts: z.number(),
      /** What the last try met. */
      fault: z.string().nullable(),
      sentAt: instant.nullable(),
      endedAt: instant.nullable(),
    }),
  ),
});

export const operatorAlertCalls = declare({
  'GET /operator/alerts': {
    group,
    summary: 'What operators have to know of: open alerts, those that wait first, or all that there were',
    access: 'operator',
    roles: all,
    addition: true,
    query: z.strictObject({
      status: z.enum(['open', 'all'], { error: 'field-invalid' }).default('open'),
      ...many,
    }),
    answer: pageOf(raisedAlert),
  },
  'POST /operator/alerts/acknowledge': {
    group,
    summary: 'Take note of an alert by name: nobody else is told of it; what happens once ends by it',
    access: 'operator',
    roles: all,
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: z.null(),
  },
});
