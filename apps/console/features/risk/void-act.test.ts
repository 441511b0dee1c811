import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { voidOf, type Fault } from './void-act.ts';

const from = Date.parse('2026-03-01T10:00:00.250Z');
const to = Date.parse('2026-03-01T10:05:59.999Z');
const ask = voidOf({ id: 'f1', symbol: 'BTCUSDT', from, to } as Fault);
const typed = (changes: Readonly<Record<string, string>>) =>
  sentBy(() => ask.send(typedInto(ask.fields, { reason: 'frozen feed', ...changes })));
const proposal = { kind: 'void', symbol: 'BTCUSDT', from, to, faultId: 'f1', reason: 'frozen feed' };

test('edges that nobody has changed keep their milliseconds, which the form can’t show', async () => {
  expect(await typed({})).toEqual(['POST /operator/proposals/make', { proposal }]);
});

test('an edge that is changed is a moment of the operator’s own clock, the other stays', async () => {
  const later = new Date(from + 60_000);
  const local = new Date(later.getTime() - later.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  expect(await typed({ from: local })).toEqual([
    'POST /operator/proposals/make',
    { proposal: { ...proposal, from: from + 60_000 - 250 } },
  ]);
});
