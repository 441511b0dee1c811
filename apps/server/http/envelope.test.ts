import { errorStatus, type ErrorCode } from '@candor/api-contract/errors.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { ok } from '@candor/core/result.ts';
import { expect, test } from 'vitest';
import { envelope } from './envelope.ts';
import { refused } from './refused.ts';

const read = (outcome: Parameters<typeof envelope>[0], language: (typeof languages)[number] = 'en') => {
  const { status, text } = envelope(outcome, language);
  return { status, body: JSON.parse(text) as { code: number; message: string; data: unknown } };
};

test.each([
  [{ list: [] }, { list: [] }],
  [null, null],
  [undefined, null],
  [0, 0],
  ['', ''],
  [false, false],
])('an answer of %j is sent as %j', (value, data) => {
  expect(read(ok(value))).toEqual({ status: 200, body: { code: 200, message: 'OK', data } });
});

test('a refusal has status, name, field and what its words are filled with', () => {
  expect(read(refused('reversal-mismatch', { field: 'reverses', params: { amount: '5', currency: 'USDT' } }))).toEqual({
    status: 400,
    body: {
      code: 400,
      message: expect.stringContaining('5 USDT') as string,
      data: { error: 'reversal-mismatch', field: 'reverses', params: { amount: '5', currency: 'USDT' } },
    },
  });
});

test('whose account it was about is never sent', () => {
  const { text } = envelope({ ...refused('login-failed'), about: 'customer-7' }, 'en');
  expect(JSON.parse(text)).toEqual({
    code: 400,
    message: read(refused('login-failed')).body.message,
    data: { error: 'login-failed' },
  });
});

test.each(languages)('every refusal has its status as code and words in %s', (language) => {
  for (const error of Object.keys(errorStatus) as ErrorCode[]) {
    const { status, body } = read(refused(error, { field: 'amount' }), language);
    expect([error, status, body.code]).toEqual([error, errorStatus[error], errorStatus[error]]);
    expect(body.message.trim(), error).not.toBe('');
    expect(body.message, error).not.toContain('undefined');
  }
});
