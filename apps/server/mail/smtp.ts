import { ok, refuse } from '@candor/core/result.ts';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mailer } from './mailer.ts';

const timeoutMs = 10_000;

/**
 * Sends through a mail server.
 * @param url `smtp://user:password@host:587`, or `smtps://…` for TLS from the start
 * @param from sender, such as `Candor <no-reply@candor.example>`
 */
export function openSmtp(url: string, from: string, log: Logger): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport(
    { url, pool: true, maxConnections: 4, ...timeouts },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    kind: 'smtp',
    async send({ to, subject, text, html }) {
      try {
        await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
        return ok(null);
      } catch (error) {
        log.error(
          { reason: error instanceof Error && 'responseCode' in error ? error.responseCode : 'connection' },
          'a mail could not be sent',
        );
        return refuse('email-send-failed');
      }
    },
    async close() {
      transport.close();
    },
  };
}
