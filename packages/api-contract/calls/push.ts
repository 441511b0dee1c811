import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, decimalText, instant, nothing, opaqueId, symbol } from '../scalars.ts';

const group = 'Notifications and price alerts';
const endpoint = z.string({ error: 'push-endpoint' }).min(1, 'push-endpoint').max(1_000, 'push-endpoint');
const keyOf = (chars: number) =>
  z.string({ error: 'field-invalid' }).regex(new RegExp(`^[A-Za-z0-9_-]{${chars}}$`), 'field-invalid');
const wanted = z.boolean({ error: 'field-invalid' });
/** Which kinds are pushed to the own devices. */
const kinds = z.strictObject({ orders: wanted, money: wanted, support: wanted, alerts: wanted });

export const pushCalls = declare({
  'GET /player/push/key': {
    group,
    summary: 'The public key that a browser subscribes with, and which kinds are wanted',
    access: 'session',
    addition: true,
    answer: z.object({ publicKey: z.string(), kinds }),
  },
  'POST /player/push/subscribe': {
    group,
    summary: 'Push to this device, in the language of the request, until the session ends',
    access: 'session',
    addition: true,
    body: z.strictObject({
      endpoint,
      keys: z.strictObject({ p256dh: keyOf(87), auth: keyOf(22) }),
      /** The public key that it subscribed with. */
      key: keyOf(87).optional(),
    }),
    answer: nothing,
  },
  'POST /player/push/unsubscribe': {
    group,
    summary: 'No longer push to this device',
    access: 'session',
    addition: true,
    body: z.strictObject({ endpoint }),
    answer: nothing,
  },
  'POST /player/push/settings': {
    group,
    summary: 'Choose which kinds are pushed',
    access: 'session',
    addition: true,
    body: kinds.partial(),
    answer: kinds,
  },
});

export const priceAlert = z.object({
  id: z.string(),
  symbol: z.string(),
  direction: z.enum(['above', 'below']),
  price: decimalAnswer,
  createTime: instant,
  /** Once it has been told: when, and on which mark. */
  firedTime: instant.nullable(),
  firedPrice: decimalAnswer.nullable(),
});

export const alertCalls = declare({
  'GET /player/alerts': {
    group,
    summary: 'Own price alerts, waiting ones first, newest first',
    access: 'session',
    addition: true,
    answer: z.array(priceAlert),
  },
  'POST /player/alerts/add': {
    group,
    summary: 'Tell once when the mark of a symbol reaches a price; nothing is traded by it',
    access: 'session',
    addition: true,
    body: z.strictObject({
      symbol,
      direction: z.enum(['above', 'below'], { error: 'direction-unknown' }),
      price: decimalText,
    }),
    answer: priceAlert,
  },
  'POST /player/alerts/remove': {
    group,
    summary: 'Forget a price alert',
    access: 'session',
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: nothing,
  },
});
