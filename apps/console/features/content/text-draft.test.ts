import { expect, test, vi } from 'vitest';
import { CallError } from '../../client/call.ts';
import { answerFieldsOf, bodyOf, fieldsOf, proposalOf, takesTwo } from './text-draft.ts';

const { propose } = vi.hoisted(() => ({ propose: vi.fn() }));
vi.mock('../../decisions/propose.ts', () => ({ propose }));

const place = { family: 'coin', key: 'BTC', language: 'vi' } as const;
const values = { title: 'Bitcoin', summary: 's', text: 't', link: '', image: '', hidden: 'false', position: '3' };
const body = {
  ...place,
  title: 'Bitcoin',
  summary: 's',
  text: 't',
  link: null,
  image: null,
  hidden: false,
  position: 3,
  basedOn: null,
};
const stored = { ...body, link: 'https://example.com', image: 'gift', hidden: true };

test('what is left empty leads nowhere and shows no picture', () => {
  expect(bodyOf(place, values, undefined)).toEqual(body);
  const seen = { changedAt: 7 } as Parameters<typeof bodyOf>[2];
  const written = { ...values, link: stored.link, image: 'gift', hidden: 'true' };
  expect(bodyOf(place, written, seen)).toEqual({ ...stored, basedOn: 7 });
  expect(bodyOf(place, { position: '0' }, undefined)).toEqual({
    ...body,
    title: '',
    summary: '',
    text: '',
    position: 0,
  });
});

test('fields begin with what is stored, and with nothing where nothing is', () => {
  const initials = (fields: ReturnType<typeof fieldsOf>): unknown[] =>
    fields.map(({ name, initial }) => [name, initial]);
  const text = stored as unknown as Parameters<typeof fieldsOf>[0];
  expect(initials(fieldsOf(text))).toEqual([
    ['title', 'Bitcoin'],
    ['summary', 's'],
    ['text', 't'],
    ['link', stored.link],
    ['image', 'gift'],
    ['position', '3'],
    ['hidden', 'true'],
  ]);
  expect(initials(fieldsOf(undefined)).slice(-2)).toEqual([
    ['position', '0'],
    ['hidden', 'false'],
  ]);
  expect(initials(answerFieldsOf(text))).toEqual([
    ['title', 'Bitcoin'],
    ['text', 't'],
    ['position', '3'],
    ['hidden', 'true'],
  ]);
});

test('what leads to another host is proposed with its reason, whole', async () => {
  await proposalOf(bodyOf(place, values, undefined)).send({ reason: 'a partner' });
  expect(propose.mock.calls).toEqual([[{ kind: 'content', ...body, reason: 'a partner' }]]);
  const refused = new CallError(409, 'two', { error: 'two-operators-needed' });
  expect([takesTwo(refused), takesTwo(new CallError(400, 'x', { error: 'not-found' })), takesTwo(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
