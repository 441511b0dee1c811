import { z } from 'zod';
import { declare } from '../../../call.ts';
import { email, instant, opaqueId, wholeNumber } from '../../../scalars.ts';
import { alertBounds, alertCauses, channelKinds, type BoundedCause } from './causes.ts';

const group = 'Operators: alerts';
const cause = z.enum(alertCauses, { error: 'field-invalid' });
const boundedCause = z.enum(Object.keys(alertBounds) as [BoundedCause, ...BoundedCause[]], { error: 'field-invalid' });
const name = z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(60, 'field-invalid');
const address = z
  .string({ error: 'field-required' })
  .max(1_000, 'field-invalid')
  .regex(/^https?:\/\/\S+$/, 'field-invalid');
const keyOf = (chars: number) =>
  z.string({ error: 'field-invalid' }).regex(new RegExp(`^[A-Za-z0-9_-]{${chars}}$`), 'field-invalid');
const minuteOfDay = wholeNumber(0, 1_439).nullable();

/** Where a channel leads, as it is typed. */
const channelEnd = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail'), address: email }),
  z.strictObject({
    kind: z.literal('webhook'),
    address,
    secret: z.string({ error: 'field-required' }).min(16, 'field-invalid').max(200, 'field-invalid'),
  }),
  z.strictObject({
    kind: z.literal('telegram'),
    address,
    token: z.string({ error: 'field-required' }).regex(/^[A-Za-z0-9:_-]{8,200}$/, 'field-invalid'),
    chat: z.string({ error: 'field-required' }).regex(/^@?[A-Za-z0-9_-]{1,64}$/, 'field-invalid'),
  }),
]);

export const operatorAlertRuleCalls = declare({
  'GET /operator/alerts/rules': {
    group,
    summary: 'Channels, which cause goes where, and from where on something is a cause',
    access: 'operator',
    roles: ['risk', 'admin'],
    addition: true,
    answer: z.object({
      /** That a browser subscribes with. */
      pushKey: z.string(),
      channels: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(channelKinds),
          name: z.string(),
          /** Where it leads, without the keys to it. */
          leadsTo: z.string(),
          by: z.string(),
          since: instant,
        }),
      ),
      rules: z.array(
        z.object({
          id: z.string(),
          cause,
          channelId: z.string(),
          afterMinutes: z.number(),
          quietFrom: z.number().nullable(),
          quietTo: z.number().nullable(),
          by: z.string(),
        }),
      ),
      bounds: z.array(z.object({ cause: boundedCause, bound: z.number(), most: z.number() })),
    }),
  },
  'POST /operator/alerts/channels/add': {
    group,
    summary: 'A further place that alerts may go to',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ name, end: channelEnd }),
    answer: z.object({ id: z.string() }),
  },
  'POST /operator/alerts/browsers/add': {
    group,
    summary: 'Make this browser a channel',
    access: 'operator',
    roles: ['risk', 'admin'],
    addition: true,
    body: z.strictObject({
      name,
      endpoint: z.string({ error: 'push-endpoint' }).min(1, 'push-endpoint').max(1_000, 'push-endpoint'),
      keys: z.strictObject({ p256dh: keyOf(87), auth: keyOf(22) }),
    }),
    answer: z.object({ id: z.string() }),
  },
  'POST /operator/alerts/channels/remove': {
    group,
    summary: 'Send nothing more there; whoever was told of it is told that it went',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: z.null(),
  },
  'POST /operator/alerts/rules/add': {
    group,
    summary: 'Send a cause to a channel: at once, or when nobody has taken note for so many minutes',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({
      cause,
      channelId: opaqueId,
      afterMinutes: wholeNumber(0, 10_080),
      /** Minutes of the platform day, from one up to the other; both or none. */
      quietFrom: minuteOfDay,
      quietTo: minuteOfDay,
    }),
    answer: z.object({ id: z.string() }),
  },
  'POST /operator/alerts/rules/remove': {
    group,
    summary: 'Send a cause no longer there; whoever was told of it is told that',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: z.null(),
  },
  'POST /operator/alerts/bounds/set': {
    group,
    summary: 'From where on something is a cause: minutes, seconds, per cent or USDT',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ cause: boundedCause, bound: wholeNumber(1, 999_999_999) }),
    answer: z.null(),
  },
});
