import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { changeOf, fundOf, newProduct, pauseOf, textsOf } from './acts.ts';
import type { Product } from './products.tsx';

const product: Product = {
  productId: 'lock-30',
  version: 4,
  kind: 'wealth',
  currencyCode: 'USDT',
  dailyRate: '0.5',
  penaltyRate: '2',
  days: 30,
  dividend: 'end',
  minAmount: '10',
  maxAmount: '5000',
  example: true,
  paused: false,
  pool: '900',
};
const { version: _, pool: __, ...terms } = product;
const reason = 'rates fell';
const proposed = (body: object) => ['POST /operator/proposals/make', { proposal: { ...body, reason } }];

test('a change sends every term, so that nothing is lost that the form does not ask for', async () => {
  const { fields, send } = changeOf(product);
  expect(await sentBy(() => send(typedInto(fields, { reason, dailyRate: '0.4' })))).toEqual(
    proposed({ kind: 'product-change', product: { ...terms, days: '30', dailyRate: '0.4' } }),
  );
});

test('what a product is and in which currency can’t be changed, only named for a new one', async () => {
  expect(changeOf(product).fields?.map(({ name }) => name)).toEqual([
    'dailyRate',
    'penaltyRate',
    'days',
    'dividend',
    'minAmount',
    'maxAmount',
    'reason',
  ]);
  const { fields, send } = newProduct;
  const typed = { productId: 'lock-7', dailyRate: '1', penaltyRate: '3', days: '7', minAmount: '1', maxAmount: '2' };
  expect(await sentBy(() => send(typedInto(fields, { ...typed, reason })))).toEqual(
    proposed({
      kind: 'product-change',
      product: {
        ...typed,
        kind: 'lock-mining',
        currencyCode: 'USDT',
        dividend: 'daily',
        example: false,
        paused: false,
      },
    }),
  );
});

test.each([false, true])('pausing changes nothing else (paused: %s)', async (paused) => {
  const { send, fields } = pauseOf({ ...product, paused });
  expect(fields?.map(({ name }) => name)).toEqual(['reason']);
  expect(await sentBy(() => send({ reason }))).toEqual(
    proposed({ kind: 'product-change', product: { ...terms, paused: !paused } }),
  );
});

test('texts are proposed beside terms that stay as they are', async () => {
  const texts = { vi: { name: 'Khóa 30 ngày', description: '' } };
  expect(await sentBy(() => textsOf(product, texts).send({ reason }))).toEqual(
    proposed({ kind: 'product-change', product: terms, texts }),
  );
});

test('a pool is funded in the currency of its product', async () => {
  const { fields, send } = fundOf(product);
  expect(fields?.[0]).toMatchObject({ name: 'amount', unit: 'USDT' });
  expect(await sentBy(() => send({ amount: '250', reason }))).toEqual(
    proposed({ kind: 'pool-funding', productId: 'lock-30', amount: '250' }),
  );
});
