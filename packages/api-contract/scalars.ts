import { z } from 'zod';

/** A message that is the name of an error in {@link ./errors.ts}; the server turns it into words. */
const named = (error: string) => ({ error });

/** Money, price or lots: digits with an optional fraction, never a JSON number, sign, exponent or blank. */
export const decimalText = z
  .string(named('decimal-invalid'))
  .regex(/^(0|[1-9]\d{0,14})(\.\d{1,18})?$/, 'decimal-invalid');
/** The same in an answer, where it may be negative. */
export const decimalAnswer = z.string();
export const instant = z.number().int();

/** A small whole number, also as a string of digits. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z
      .number(named('whole-number-invalid'))
      .int('whole-number-invalid')
      .min(min, 'whole-number-range')
      .max(max, 'whole-number-range'),
  );

/** An instant sent by a client: epoch milliseconds, also as digits. */
export const instantSent = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.number(named('whole-number-invalid')).int('whole-number-invalid').min(0).max(9e14),
);

export const symbol = z.string(named('symbol-unknown')).regex(/^[A-Z0-9]{2,20}$/, 'symbol-unknown');
export const currencyCode = z.string(named('currency-unknown')).regex(/^[A-Z0-9]{2,10}$/, 'currency-unknown');
/** 1 account, 2 coin, 3 futures. */
export const accountType = wholeNumber(1, 3);
export const opaqueId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'id-invalid');

/** The id that an upload answered: 128 random bits. */
export const fileId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'file-unknown');
/** The pictures of one form. */
export const fileIds = z.array(fileId).max(52, 'files-too-many');

/** One line that a person typed: trimmed, not empty, without control characters or broken halves of a character. */
export const lineText = (max: number) =>
  z
    .string(named('field-required'))
    .trim()
    .min(1, 'field-required')
    .max(max, 'field-invalid')
    .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, 'field-invalid');

const hostLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
export const email = z
  .string(named('email-invalid'))
  .max(254, 'email-invalid')
  .regex(new RegExp(String.raw`^[^\s@"'<>\\,;:()[\]\r\n]{1,64}@${hostLabel}(?:\.${hostLabel})+$`), 'email-invalid');
export const phone = z.string(named('phone-invalid')).regex(/^\d{4,15}$/, 'phone-invalid');
export const areaCode = z.string(named('area-code-unknown')).regex(/^\+?\d{1,4}$/, 'area-code-unknown');
export const accountName = z.string(named('account-invalid')).regex(/^[A-Za-z0-9]{8,32}$/, 'account-invalid');
export const password = z.string(named('password-length')).min(8, 'password-length').max(32, 'password-length');
export const sixDigits = z.string(named('code-length')).regex(/^\d{6}$/, 'code-length');

export const pageQuery = {
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 100).default(20),
};
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), total: z.number(), page: z.number(), limit: z.number() });

export const noBody = z.strictObject({});
export const nothing = z.null();
