import { expect, test } from 'vitest';
import { z } from 'zod';
import { validate } from './validate.ts';

const schema = z.strictObject({
  amount: z.string({ error: 'decimal-invalid' }).regex(/^\d+$/, 'decimal-invalid'),
  agree: z.literal(true, { error: 'terms-not-agreed' }).optional(),
  code: z.string({ error: 'code-required' }).min(6, 'code-length'),
  to: z.strictObject({ lines: z.array(z.strictObject({ url: z.string('field-invalid') })) }).optional(),
  way: z.union([z.literal('a'), z.literal('b')], { error: 'field-invalid' }).optional(),
  note: z.string().max(3).optional(),
});
const valid = { amount: '5', code: '123456' };
const without = (name: keyof typeof valid) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

test.each<[string, unknown, object]>([
  ['a missing field is required', without('amount'), { error: 'field-required', field: 'amount' }],
  ['but for those whose own words say more', without('code'), { error: 'code-required', field: 'code' }],
  [
    'a field of the wrong kind has its own words',
    { ...valid, amount: 5 },
    { error: 'decimal-invalid', field: 'amount' },
  ],
  ['null is not missing', { ...valid, amount: null }, { error: 'decimal-invalid', field: 'amount' }],
  ['a rule of a field has its own words', { ...valid, code: '1' }, { error: 'code-length', field: 'code' }],
  ['words that are no error are not told', { ...valid, note: 'long' }, { error: 'field-invalid', field: 'note' }],
  ['a choice that there is not', { ...valid, way: 'c' }, { error: 'field-invalid', field: 'way' }],
  ['terms not agreed to', { ...valid, agree: false }, { error: 'terms-not-agreed', field: 'agree' }],
  [
    'a place in a list has its path',
    { ...valid, to: { lines: [{ url: '' }, {}] } },
    { error: 'field-required', field: 'to.lines.1.url' },
  ],
  ['an unknown field is named', { ...valid, userId: '7' }, { error: 'field-unknown', field: 'userId' }],
  ['with its path', { ...valid, to: { lines: [], more: 1 } }, { error: 'field-unknown', field: 'to.more' }],
  ['and not at any length', { ...valid, ['x'.repeat(100)]: 1 }, { error: 'field-unknown', field: 'x'.repeat(64) }],
])('%s', (_name, sent, refusal) => {
  expect(validate(schema, sent)).toEqual({ ok: false, ...refusal });
});

test.each([['text'], [null], [[]]])('%j in place of the whole is refused without a field', (sent) => {
  expect(validate(schema, sent)).toEqual({ ok: false, error: 'field-invalid' });
});

test('what fits is given as the schema reads it', () => {
  const trimmed = z.strictObject({ name: z.string().trim(), page: z.coerce.number().default(1) });
  expect(validate(trimmed, { name: ' An ' })).toEqual({ ok: true, value: { name: 'An', page: 1 } });
});
