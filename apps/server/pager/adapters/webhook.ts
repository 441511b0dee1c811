import { createHmac } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Tell } from './adapter.ts';
import { faultOfStatus, postOutside } from './post-outside.ts';

export interface Webhook {
  readonly address: string;
  /** By which whoever receives knows that we have sent it. */
  readonly secret: string;
}

/** HMAC-SHA256 over the time in the header, a full stop and the body, in hex. @param time epoch milliseconds */
export const signatureOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

export const webhookTo =
  (
    { address, secret }: Webhook,
    { clock, inside }: { readonly clock: Pick<Clock, 'now'>; readonly inside: readonly string[] },
  ): Tell =>
  async ({ id, cause, subject, facts, raisedAt }, { title, link }) => {
    const time = clock.now();
    const body = JSON.stringify({ id, cause, subject, facts, raisedAt, title, link });
    const headers = { 'candor-time': String(time), 'candor-signature': `sha256=${signatureOf(secret, time, body)}` };
    return faultOfStatus(await postOutside(address, { headers, body, inside }));
  };
