import { assert } from '@candor/core/result.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { Mailer } from './mailer.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

/** By SMTP, or on paper into the outbox where no server is set. */
export function openMailer(
  { MODE, SMTP_URL: url, SMS_URL, MAIL_FROM }: Settings,
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
): Mailer {
  assert(MODE === 'paper' || (url !== undefined && SMS_URL !== undefined), 'with real money messages are sent');
  return url === undefined ? openOutbox(db, clock) : openSmtp(url, MAIL_FROM, log);
}
