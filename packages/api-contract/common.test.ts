import { expect, test } from 'vitest';
import { commonCalls } from './calls/common.ts';

const { log } = commonCalls['GET /common/getConfig'].answer.shape;
const previous = { origin: 'candor.example/log/1', size: 9, reason: 'behind', time: 1_700_000_000_000 };
const told = {
  origin: 'candor.example/log/2',
  vkey: 'candor.example/log/2+00000000+AAAA',
  cosignerVkey: null,
  witnesses: [{ name: 'ours', vkey: 'witness.example/w1+00000000+BAAA' }],
  previous,
};

test('the log is told with its witnesses and the one before it, or as null', () => {
  for (const one of [told, { ...told, previous: null, witnesses: [] }, null]) expect(log.parse(one)).toEqual(one);
});

test.each([
  { ...told, witnesses: undefined },
  { ...told, previous: undefined },
  { ...told, previous: { ...previous, reason: 'other' } },
  { ...told, previous: { ...previous, size: '9' } },
  { ...told, witnesses: [{ name: 'ours' }] },
])('%j is no such answer', (one) => {
  expect(log.safeParse(one).success).toBe(false);
});
