import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { ruling } from './retail-rule-act.ts';

const reason = 'the authority says so';
const briton = {
  country: 'GB',
  notOffered: ['fast', 'bonus'],
  leverageMax: { 'gold-or-major-index': 20, 'commodity-or-minor-index': 10, crypto: 0 },
  isDecided: false,
} as const;
type Rule = Parameters<typeof ruling>[0];

test('what holds stands in the form, and what is changed alone differs', async () => {
  const act = ruling(briton as unknown as Rule);
  expect(await sentBy(() => act.send(typedInto(act.fields, { crypto: '2', bonus: 'true', reason })))).toEqual([
    'POST /operator/proposals/make',
    {
      proposal: {
        kind: 'retail-rule',
        country: 'GB',
        notOffered: ['fast'],
        leverageMax: { 'gold-or-major-index': '20', 'commodity-or-minor-index': '10', crypto: '2' },
        reason,
      },
    },
  ]);
});

test('a further country begins with everything offered and asks for each leverage', async () => {
  const act = ruling();
  const caps = { 'gold-or-major-index': '5', 'commodity-or-minor-index': '5', crypto: '1' };
  expect(await sentBy(() => act.send(typedInto(act.fields, { country: 'ca', ...caps, reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'retail-rule', country: 'CA', notOffered: [], leverageMax: caps, reason } },
  ]);
});
