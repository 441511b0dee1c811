import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { outageVoidOf, voidOf, type Fault } from './void-act.ts';

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

const outage = outageVoidOf({ from, to });
const typedOutage = (changes: Readonly<Record<string, string>>) =>
  sentBy(() => outage.send(typedInto(outage.fields, { reason: 'frozen feed', ...changes })));

test('the void of an outage names no symbol, no order and no customer', async () => {
  expect(outage.fields?.map(({ name }) => name)).toEqual(['from', 'to', 'reason']);
  expect(await typedOutage({})).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'outage-void', from, to, reason: 'frozen feed' } },
  ]);
});

test('a part of an outage is what was typed, at the edge that was changed', async () => {
  const sooner = new Date(to - 60_000);
  const local = new Date(sooner.getTime() - sooner.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  expect(await typedOutage({ to: local })).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'outage-void', from, to: to - 60_000 - 999, reason: 'frozen feed' } },
  ]);
});
