import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { ok } from '@candor/core/result.ts';
import { keepInOutbox } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { openHttpSms } from './http-provider.ts';
import type { TextMessenger } from './text-messenger.ts';

/** The provider of the settings; without one, text messages lie in the outbox beside the mails. */
export function openSms(
  settings: Pick<Settings, 'SMS_URL' | 'SMS_TOKEN' | 'SMS_FROM'>,
  db: Database,
  clock: Clock,
  log: Logger,
): TextMessenger {
  if (settings.SMS_URL !== undefined)
    return openHttpSms({ url: settings.SMS_URL, token: settings.SMS_TOKEN, from: settings.SMS_FROM }, log);
  return {
    kind: 'outbox',
    async send({ to, text }) {
      await keepInOutbox(db, clock, { to, subject: 'SMS', text });
      return ok(null);
    },
  };
}
