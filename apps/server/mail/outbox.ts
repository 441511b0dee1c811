import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { guardPages } from '../http/static.ts';
import { isLocal } from '../http/request/local.ts';
import { answer, type Http } from '../http/http.ts';
import { refused } from '../http/refused.ts';
import { escaped } from '../i18n/markup.ts';
import type { Mail, Mailer } from './mailer.ts';

const keptAtMost = 200;
const keptForMs = dayMs;

/** Without a mail server: mails wait in a table and are shown on a page. */
export function openOutbox(db: Database, clock: Clock): Mailer {
  return {
    kind: 'outbox',
    async send(mail) {
      await keepInOutbox(db, clock, mail);
      return ok(null);
    },
    close: () => Promise.resolve(),
  };
}

/** Keeps a message for the page, and forgets the oldest. */
export async function keepInOutbox(
  db: Database,
  clock: Clock,
  { to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>,
): Promise<void> {
  const now = clock.now();
  await db.batch([
    {
      sql: 'insert into outbox (recipient, subject, text, created_at) values ($1, $2, $3, $4)',
      params: [to, subject, text, now],
    },
    {
      sql: 'delete from outbox where created_at < $1 or id <= (select max(id) from outbox) - $2',
      params: [now - keptForMs, keptAtMost],
    },
  ]);
}

interface OutboxRow {
  recipient: string;
  subject: string;
  text: string;
  created_at: string;
}

const cookieName = 'outbox';
const tokenIn = (request: FastifyRequest): string =>
  (request.query as { token?: unknown }).token?.toString() ??
  new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ??
  '';
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface OutboxAccess {
  /** Part of the address that the program prints: whoever has it reads the page. */
  readonly token: string;
  /** Also for other machines. */
  readonly everywhere: boolean;
}

/**
 * The page of the outbox: `GET /outbox?token=…`. Whoever reads it reads every code, so it is for this machine and for
 * who has
 * started the program there; the browser remembers the token for the app's own link.
 */
export function registerOutbox(http: Http, db: Database, { token, everywhere }: OutboxAccess): void {
  http.app.register(async (scope) => {
    await guardPages(scope);
    scope.get('/outbox', async (request, reply) => {
      if (!everywhere && !isLocal(request)) return answer(request, reply, refused('unknown-path'));
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (!timingSafeEqual(digest(tokenIn(request)), digest(token))) return reply.code(403).send(document(askForToken));
      const rows = await db.query<OutboxRow>(
        'select recipient, subject, text, created_at from outbox where created_at >= $1 order by id desc',
        [http.clock.now() - keptForMs],
      );
      return reply
        .header('set-cookie', `${cookieName}=${token}; Path=/outbox; HttpOnly; SameSite=Strict`)
        .send(document(page(rows), '<meta http-equiv="refresh" content="5">'));
    });
  });
}

const askForToken =
  '<p>Everybody who reads this page reads every code. ' +
  'Open it by the address that Candor printed when it started: it ends in ?token=…</p>';

const message = ({ recipient, subject, text, created_at }: OutboxRow): string => `
  <article>
    <h2>${escaped(subject)}</h2>
    <p class="to">${escaped(recipient)} · <time>${new Date(Number(created_at)).toISOString()}</time></p>
    <pre>${escaped(text)}</pre>
  </article>`;

const page = (rows: readonly OutboxRow[]): string => `<p>No mail server is configured, or no provider of text messages,
so messages are shown here instead of being sent. The last ${keptAtMost} are kept for 24 hours.
Set SMTP_URL to send real mail, SMS_URL to send real text messages.</p>
<main>${rows.length === 0 ? '<p>No messages yet.</p>' : rows.map(message).join('')}</main>`;

const document = (body: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>Candor – development outbox</title>
<style>
  body {
    margin: 0 auto; max-width: 42rem; padding: 1.5rem; background: #0d1117; color: #e6edf3;
    font: 1rem/1.5 system-ui, sans-serif;
  }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid #30363d; border-radius: .75rem; }
  h2 { margin: 0; font-size: 1.05rem; } .to { margin: 0; color: #9da7b3; font-size: .875rem; }
  pre { white-space: pre-wrap; margin: .75rem 0 0; font: inherit; }
</style></head>
<body><h1>Development outbox</h1>
${body}</body></html>
`;
