import { languages } from '@candor/api-contract/languages.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openHttp } from '../http/http.ts';
import { openLog } from '../running/log.ts';
import { codeMail, noCodeMail } from './compose.ts';
import { openOutbox, registerOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';
import { mailWords } from '../words/mail/index.ts';

const log = openLog('silent');
let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterAll(() => drop());

async function mailServer(refuses: boolean) {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such user') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    received,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test('sends through a mail server', async () => {
  const { received, url, close } = await mailServer(false);
  const mailer = openSmtp(url, 'Candor <no-reply@candor.example>', log);
  expect(
    await mailer.send(codeMail('lan@example.com', 'vi', 'REGISTER', { code: '123456', minutes: 10 })),
  ).toMatchObject({ ok: true });
  await mailer.close();
  await close();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['lan@example.com']);
  expect(received[0]?.text).toContain('From: Candor <no-reply@candor.example>');
  expect(received[0]?.text).toContain('123456');
});

test('says when a mail is refused or the server is not there', async () => {
  const { received, url, close } = await mailServer(true);
  const mail = codeMail('lan@example.com', 'en', 'LOGIN', { code: '123456', minutes: 10 });
  const refusing = openSmtp(url, 'Candor <no-reply@candor.example>', log);
  expect(await refusing.send(mail)).toEqual({ ok: false, refusal: 'email-send-failed' });
  await refusing.close();
  await close();
  const gone = openSmtp(url, 'Candor <no-reply@candor.example>', log);
  expect(await gone.send(mail)).toEqual({ ok: false, refusal: 'email-send-failed' });
  await gone.close();
  expect(received).toHaveLength(0);
});

test('an address can not add recipients or headers', async () => {
  const { received, url, close } = await mailServer(false);
  const mailer = openSmtp(url, 'Candor <no-reply@candor.example>', log);
  await mailer.send(codeMail('lan@example.com, eve@example.com', 'en', 'LOGIN', { code: '123456', minutes: 10 }));
  await mailer.send(
    codeMail('lan@example.com\r\nBcc: eve@example.com', 'en', 'LOGIN', { code: '123456', minutes: 10 }),
  );
  await mailer.close();
  await close();
  for (const { to, text } of received) {
    expect(to).toHaveLength(1);
    expect(text).not.toMatch(/^Bcc:/im);
  }
});

test.each(languages)('the mail in %s holds code, purpose, expiry and the warning', (language) => {
  for (const purpose of ['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'FORGOT_FUNDS_PASSWORD', 'RECOVER'] as const) {
    const mail = codeMail('a@b.example', language, purpose, { code: '012345', minutes: 10 });
    for (const part of ['012345', '10', mailWords[language].purpose[purpose], mailWords[language].nobodyAsks])
      expect(mail.text).toContain(part);
    expect(mail.html).toContain('>012345<');
    expect(mail.subject).not.toContain('012345');
  }
  for (const reason of ['registered', 'unregistered'] as const)
    expect(noCodeMail('a@b.example', language, reason).text).not.toMatch(/\d{6}/);
});

test('the outbox shows mails to this machine, keeps 200 of a day and tells what it is', async () => {
  let now = 1_000_000_000_000;
  const clock = { now: () => now };
  const sessions = { find: async () => null, end: async () => {}, endAll: async () => {}, onEnd: () => {} };
  const http = openHttp({
    settings: { corsOrigins: [], trustProxy: [], rateLimitPerSecond: 0, accessLog: false, checkAnswers: true },
    log,
    clock,
    sessions,
  });
  registerOutbox(http, db, { token: 'the-token', everywhere: false });
  const outbox = openOutbox(db, clock);
  const mail = {
    ...codeMail('lan@example.com', 'en', 'LOGIN', { code: '654321', minutes: 10 }),
    subject: '<script>alert(1)</script>',
  };
  for (let i = 0; i < 205; i += 1) await outbox.send(mail);
  const url = '/outbox?token=the-token';
  const page = await http.app.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('No mail server is configured');
  expect(page.body).toContain('654321');
  expect(page.body).not.toContain('<script>');
  expect(page.body.match(/<article>/g)).toHaveLength(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const others = [
    { remoteAddress: '10.1.2.3' },
    { headers: { 'x-forwarded-for': '10.1.2.3' } },
    { headers: { host: 'evil.example' } },
  ];
  for (const other of others) expect((await http.app.inject({ url, ...other })).statusCode).toBe(404);
  for (const wrong of ['/outbox', '/outbox?token=', '/outbox?token=another', '/outbox?token=the-token&token=x']) {
    const refused = await http.app.inject({ url: wrong });
    expect([refused.statusCode, refused.body.includes('654321')]).toEqual([403, false]);
    expect(refused.body).toContain('the address that Candor printed');
  }
  const cookie = String(page.headers['set-cookie']);
  expect(cookie).toBe('outbox=the-token; Path=/outbox; HttpOnly; SameSite=Strict');
  expect(
    (await http.app.inject({ url: '/outbox', headers: { cookie: `a=b; ${cookie.split(';')[0]}` } })).body,
  ).toContain('654321');
  now += 86_400_001;
  expect((await http.app.inject({ url })).body).toContain('No messages yet');
  await http.app.close();
});
