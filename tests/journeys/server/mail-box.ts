import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';

/** A mail server that keeps what it is sent. */
export interface MailBox {
  /** For the setting SMTP_URL. */
  readonly url: string;
  /** Of the newest mail to an address, once there are as many. @param mails the newest one included */
  code(to: string, mails?: number): Promise<string>;
  close(): Promise<void>;
}

export async function openMailBox(): Promise<MailBox> {
  const received: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        for (const { address } of envelope.rcptTo) received.push({ to: address, text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const codes = (to: string): string[] =>
    received.filter((mail) => mail.to === to).flatMap(({ text }) => /^\D*\b(\d{6})\b/m.exec(bodyOf(text))?.[1] ?? []);
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async code(to, mails = 1) {
      await expect.poll(() => codes(to).length).toBe(mails);
      return codes(to).at(-1) ?? '';
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What stands behind the headers. */
const bodyOf = (mail: string): string => mail.slice(mail.indexOf('\r\n\r\n'));
