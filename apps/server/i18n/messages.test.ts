import { errorStatus, isErrorCode } from '@candor/api-contract/errors.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';

const codes = Object.keys(errorStatus).filter(isErrorCode);
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const asWritten = (error: (typeof codes)[number], language: (typeof languages)[number]): string =>
  messageOf(error, language, {
    field: '{field}', min: '{min}', max: '{max}', seconds: '{seconds}', currency: '{currency}', step: '{step}', tick: '{tick}', time: '{time}', amount: '{amount}', minutes: '{minutes}',
  });

test.each(languages.filter((language) => language !== 'en'))('%s says everything in its own words, with the same figures', (language) => {
  for (const error of codes) {
    const text = asWritten(error, language);
    expect(text, error).not.toBe(asWritten(error, 'en'));
    expect(placeholders(text), error).toEqual(placeholders(asWritten(error, 'en')));
    expect(text, error).toMatch(/\S/);
  }
});

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
  expect(messageOf('price-band', 'en', { min: '57321.25', max: '62649.5' })).toBe('The price must be between 57,321.25 and 62,649.5');
});
