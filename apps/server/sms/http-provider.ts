import { randomUUID } from 'node:crypto';
import { ok, refuse } from '@candor/core/result.ts';
import type { Logger } from 'pino';
import type { TextMessenger } from './text-messenger.ts';

const timeoutMs = 5_000;
/** Before the second try and the third. */
const waitsMs = [300, 1_500] as const;

export interface SmsProvider {
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string | undefined;
  /** Name or number that messages come from. */
  readonly from?: string | undefined;
}

/**
 * Sends through a provider: `POST url` with `{ id, to, text, from? }`; any 2xx means taken. A provider that can't be
 * reached, is overloaded (429) or at fault (5xx) is asked again, twice, with the same id (also as `Idempotency-Key`),
 * so that it can tell a repetition; any other answer is final.
 */
export function openHttpSms(
  { url, token, from }: SmsProvider,
  log: Logger,
  wait: (ms: number) => Promise<void> = pause,
): TextMessenger {
  return {
    kind: 'http',
    async send({ to, text }) {
      const id = randomUUID();
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const body = JSON.stringify({ id, to, text, ...(from === undefined ? {} : { from }) });
      let reason = 0;
      for (const before of [0, ...waitsMs]) {
        if (before > 0) await wait(before);
        reason = await post(url, headers, body);
        if (reason >= 200 && reason < 300) return ok(null);
        if (reason !== unreached && reason !== 429 && reason < 500) break;
      }
      log.error({ reason: reason === unreached ? 'connection' : reason }, 'a text message could not be sent');
      return refuse('sms-send-failed');
    },
  };
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const unreached = 0;

/**
 * @returns the status of the answer, 0 when there is none in time. A redirect isn't followed: it would carry the code
 * elsewhere.
 */
async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return unreached;
  }
}
