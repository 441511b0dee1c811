import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { adding, changeOf, products } from './country-acts.ts';

const reason = 'the licence is there';

test.each(products)('to offer “%s” takes two; to stop it one is enough', async (product) => {
  expect(await sentBy(() => changeOf('VN', product, true).send({ reason }))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'country-on', country: 'VN', product, reason } },
  ]);
  expect(await sentBy(() => changeOf('VN', product, false).send({ reason }))).toEqual([
    'POST /operator/countries/set',
    { country: 'VN', product, enabled: false, reason },
  ]);
});

test('only what stops something warns, and the country is named as people know it', () => {
  expect(changeOf('VN', 'fast', true)).toMatchObject({ danger: false, title: expect.stringContaining('Vietnam') });
  expect(changeOf('VN', 'fast', false)).toMatchObject({ danger: true });
});

test('another product than the first can be chosen for a further country', async () => {
  const typed = typedInto(adding.fields, { country: 'VN', product: 'futures', reason });
  expect(await sentBy(() => adding.send(typed))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'country-on', country: 'VN', product: 'futures', reason } },
  ]);
});

test('a further country is typed in any case and begins with the first product', async () => {
  expect(await sentBy(() => adding.send(typedInto(adding.fields, { country: 'de', reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'country-on', country: 'DE', product: 'fast', reason } },
  ]);
});
