import { expect, test } from 'vitest';
import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { explaining } from './explain-difference.ts';

test('an explanation is a proposal about one difference, with the reason that a second operator confirms', async () => {
  const { fields, send, danger } = explaining('7');
  expect(danger).toBeUndefined();
  expect(fields?.map(({ name, kind, optional }) => [name, kind, optional])).toEqual([['reason', 'area', undefined]]);
  expect(await sentBy(() => send(typedInto(fields, { reason: 'our own top-up' })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'difference-explain', differenceId: '7', reason: 'our own top-up' } },
  ]);
});
