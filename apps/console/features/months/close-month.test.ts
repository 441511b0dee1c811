import { expect, test } from 'vitest';
import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { closing } from './close-month.ts';

test('closing a month is a proposal with its reason, and says which month before it is sent', async () => {
  const { title, fields, send } = closing('2026-10');
  expect(title).toContain('2026-10');
  expect(fields?.map(({ name, optional }) => [name, optional])).toEqual([['reason', undefined]]);
  expect(await sentBy(() => send(typedInto(fields, { reason: 'all is explained' })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'month-close', month: '2026-10', reason: 'all is explained' } },
  ]);
});
