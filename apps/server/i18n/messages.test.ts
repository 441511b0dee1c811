import { errorStatus, isErrorCode } from '@candor/api-contract/errors.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { fillWith } from './fill.ts';
import { messageOf } from './messages.ts';

const codes = Object.keys(errorStatus).filter(isErrorCode);
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const asWritten = (error: (typeof codes)[number], language: (typeof languages)[number]): string =>
  messageOf(error, language, {
    field: '{field}',
    min: '{min}',
    max: '{max}',
    seconds: '{seconds}',
    currency: '{currency}',
    step: '{step}',
    tick: '{tick}',
    time: '0',
    amount: '{amount}',
    minutes: '{minutes}',
    wait: '{wait}',
  });

test.each(languages.filter((language) => language !== 'en'))(
  '%s says everything in its own words, with the same figures',
  (language) => {
    for (const error of codes) {
      const text = asWritten(error, language);
      expect(text, error).not.toBe(asWritten(error, 'en'));
      expect(placeholders(text), error).toEqual(placeholders(asWritten(error, 'en')));
      expect(text, error).toMatch(/\S/);
    }
  },
);

test.each([
  ['email-send-failed', 'Failed to send the verification code, please try again later'],
  ['email-invalid', 'Please enter a valid email address'],
  ['code-length', 'Verification code must be 6 digits'],
  ['terms-not-agreed', 'Please agree to the terms first'],
  ['passwords-differ', 'New password and confirm password differ'],
  ['primary-required', 'Please complete the primary certification first'],
  ['upload-failed', 'Upload failed, please retry'],
  ['internal-error', 'Operation failed'],
] as const)('%s has the words of the specification', (error, words) => {
  expect(messageOf(error, 'en')).toBe(words);
});

test('fills placeholders, figures as the language writes them', () => {
  expect(messageOf('stake-range', 'vi', { min: '1', max: '10000' })).toBe('Tiền đặt phải từ 1 đến 10.000 USDT');
  expect(messageOf('price-band', 'en', { min: '57321.25', max: '62649.5' })).toBe(
    'The price must be between 57,321.25 and 62,649.5',
  );
});

test.each(languages)('%s tells hours in the zone of the platform, and minutes in a word without number', (language) => {
  const time = String(Date.UTC(2026, 10, 22, 23));
  for (const error of ['withdrawal-day-used', 'withdrawal-held'] as const)
    expect(messageOf(error, language, { time })).toMatch(/\b00:00\b.*[(（]GMT\+1[)）]/);
  expect(messageOf('fund-password-locked', language, { minutes: '1' })).not.toMatch(
    /minutes|Minuten|minutos|minuti\b|minuter/,
  );
});

test.each([
  ['en', 'Nov 23, 2026, 00:00 (GMT+1)'],
  ['vi', '00:00 23/11/2026 (GMT+1)'],
  ['zh_cn', '2026/11/23 00:00（GMT+1）'],
  ['de', '23.11.2026, 00:00 (GMT+1)'],
  ['hu', '2026. 11. 23. 00:00 (GMT+1)'],
] as const)('%s writes a moment in its own manner', (language, written) => {
  const time = String(Date.UTC(2026, 10, 22, 23));
  expect(messageOf('withdrawal-held', language, { time })).toContain(written);
});

test('who has come too often reads how long to wait, in minutes when it is long', () => {
  const read = (language: 'en' | 'vi' | 'hu' | 'zh_cn', seconds?: string) =>
    messageOf('too-many-requests', language, seconds === undefined ? {} : { seconds });
  expect(read('en', '900')).toBe('Too many requests. Please try again in 15 min');
  expect(read('vi', '841')).toBe('Quá nhiều yêu cầu. Vui lòng thử lại sau 15 phút');
  expect(read('hu', '60')).toBe('Túl sok kérés. Próbálja újra 1 perc múlva');
  expect(read('zh_cn', '59')).toBe('请求过于频繁，请在59秒后再试');
  expect(read('en')).toBe('Too many requests. Please try again in 1 sec');
});

test('a decimal keeps the decimals it is written with', () => {
  expect(fillWith('{a} {b} {c}', { a: '1234.50', b: '7', c: '0.0000001230' }, 'en')).toBe('1,234.50 7 0.00000012');
});
