import { languages } from '@candor/api-contract/languages.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from '../running/log.ts';
import { codeSms, noCodeSms } from './compose.ts';
import { openHttpSms } from './http-provider.ts';

interface Received {
  headers: IncomingMessage['headers'];
  method: string | undefined;
  body: { id: string; to: string; text: string; from?: string };
}

/** A provider on this machine. @param statuses of its answers, in order; the last one stays; 0 hangs up */
async function provider(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        headers: request.headers,
        method: request.method,
        body: JSON.parse(Buffer.concat(chunks).toString()) as Received['body'],
      });
      const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 200;
      if (status === 0) request.socket.destroy();
      else reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const logged: string[] = [];
  const log = openLog(
    'info',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged.push(chunk.toString());
        done();
      },
    }),
  );
  const waited: number[] = [];
  const sms = openHttpSms(
    { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, token: 'tok-canary', from: 'Candor' },
    log,
    async (ms) => {
      waited.push(ms);
    },
  );
  return {
    received,
    logged,
    waited,
    sms,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
const message = codeSms('+84901234567', 'vi', 'LOGIN', { code: '123456', minutes: 10 });

test.each([
  [400, 1],
  [401, 1],
  [302, 1],
  [500, 3],
  [429, 3],
  [0, 3],
])('a provider that answers %i is asked %i times, and nothing of it is logged', async (status, times) => {
  const { received, logged, sms, close } = await provider(status);
  expect(await sms.send(message)).toEqual({ ok: false, refusal: 'sms-send-failed' });
  await close();
  expect(received).toHaveLength(times);
  expect(logged).toHaveLength(1);
  expect(logged.join()).not.toMatch(/123456|84901234567|tok-canary/);
});

test('a provider that is not there fails', async () => {
  const { sms, close, waited } = await provider(200);
  await close();
  expect(await sms.send(message)).toEqual({ ok: false, refusal: 'sms-send-failed' });
  expect(waited).toEqual([300, 1_500]);
});

test('sends number and text as JSON with the token, and tries again under the same id', async () => {
  const { received, sms, close } = await provider(503, 0, 202);
  expect(await sms.send(message)).toMatchObject({ ok: true });
  await close();
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ body }) => body.id)).size).toBe(1);
  for (const { headers, method, body } of received) {
    expect(method).toBe('POST');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer tok-canary',
      'idempotency-key': body.id,
    });
    expect(body).toEqual({
      id: body.id,
      to: '+84901234567',
      text: 'Candor: 123456 là mã đăng nhập của bạn. Hiệu lực 10 phút. Đừng chia sẻ mã với bất kỳ ai.',
      from: 'Candor',
    });
  }
});

test.each(languages)('the message in %s holds code and expiry and fits two parts', (language) => {
  for (const purpose of ['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'FORGOT_FUNDS_PASSWORD', 'RECOVER'] as const) {
    const { text } = codeSms('+84901234567', language, purpose, { code: '012345', minutes: 10 });
    expect(text).toContain('012345');
    expect(text).toContain('10');
    expect(text).not.toContain('{');
    expect(text.length).toBeLessThanOrEqual(134);
  }
  for (const reason of ['registered', 'unregistered'] as const)
    expect(noCodeSms('+84901234567', language, reason).text).not.toMatch(/\d{6}/);
});
