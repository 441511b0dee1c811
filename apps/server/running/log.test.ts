import { expect, test } from 'vitest';
import { Writable } from 'node:stream';
import { openLog } from './log.ts';

const canary = 'canary-4f1b';

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog('debug', new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })));
  return lines.join('');
}

test.each([
  'password',
  'newPassword',
  'fundPasswd',
  'token',
  'code',
  'coin-auth',
  'authorization',
  'email',
  'phone',
  'cardNo',
  'smtpUrl',
  'query',
  'params',
])('%s never reaches the log, however deep it lies', (key) => {
  const text = logged((log) => {
    log.info({ [key]: canary }, 'top');
    log.info({ body: { [key]: canary } }, 'in a body');
    log.info({ request: { headers: { [key]: canary } } }, 'in a request');
    log.info({ a: { b: [{ c: { [key]: canary } }] } }, 'deep');
    log.child({ [key]: canary }).info('in a child');
  });
  expect(text).not.toContain(canary);
  expect(text.match(/\[redacted\]/g)).toHaveLength(5);
});

test('what is logged stands in one line, whatever breaks stand in it', () => {
  const text = logged((log) => log.warn({ name: 'a\r\n{"level":60,"msg":"forged"}\u2028' }, 'said\n{"level":60}'));
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    name: 'a\r\n{"level":60,"msg":"forged"}\u2028',
    msg: 'said\n{"level":60}',
    time: expect.any(Number) as number,
  });
});

test('an error is logged without what hangs on it', () => {
  const error = Object.assign(new Error('insert failed'), {
    query: `insert '${canary}'`,
    params: [canary],
    detail: `Key (email)=(${canary})`,
  });
  const text = logged((log) => log.error({ err: error, call: 'POST /login' }, 'a call failed'));
  expect(text).not.toContain(canary);
  expect(text).toContain('insert failed');
  expect(text).toContain('POST /login');
});
