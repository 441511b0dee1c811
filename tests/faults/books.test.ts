import { expect, test } from 'vitest';
import { openTestDatabase } from '../../apps/server/db/test-database.ts';
import { faultsOfMoney, faultsOfOrders } from './books.ts';
import { newIntent, type Intent } from './intents.ts';

const person = { userId: '1', token: '' };
const intent = (key: string, outcome: Intent['outcome'], ...orderNos: string[]): Intent => ({
  ...newIntent(person, key),
  outcome,
  orderNos,
});
const row = (orderNo: string) => ({ order_no: orderNo, user_id: '1' });
const stored = (key: string, orderNo: string) => ({ user_id: '1', key, order_no: orderNo });

const batch: Intent = { ...newIntent(person, 'e', 2), outcome: 'placed', orderNos: ['E', 'F'] };

const acknowledged = [
  intent('a', 'placed', 'A'),
  intent('b', 'placed', 'B'),
  intent('c', 'unknown'),
  intent('d', 'refused'),
];

test.each([
  ['a lost order', acknowledged, [row('A')], [stored('a', 'A')], 'lost: b was acknowledged as B'],
  [
    'an order whose row alone is lost',
    acknowledged,
    [row('A')],
    [stored('a', 'A'), stored('b', 'B')],
    'order B of b has no row of its owner',
  ],
  [
    'an order placed twice',
    acknowledged,
    [row('A'), row('B'), row('B2')],
    [stored('a', 'A'), stored('b', 'B')],
    'order B2 has no key: placed twice',
  ],
  ['a part of a batch', [batch], [row('E'), row('F')], [stored('e', 'E')], 'e has 1 of its 2 orders'],
  ['an order that a batch has lost', [batch], [row('E')], [], 'lost: e was acknowledged as F'],
  [
    'a retry that made a second order',
    acknowledged,
    [row('A'), row('B'), row('B2')],
    [stored('a', 'A'), stored('b', 'B2')],
    'b was answered B, its key is stored with B2',
  ],
  [
    'a refused order that exists',
    acknowledged,
    [row('A'), row('B'), row('D')],
    [stored('a', 'A'), stored('b', 'B'), stored('d', 'D')],
    'd was refused, yet it has order D',
  ],
  [
    'an order of nobody',
    acknowledged,
    [row('A'), row('B'), row('X')],
    [stored('a', 'A'), stored('b', 'B'), stored('x', 'X')],
    'order X has a key that nobody sent',
  ],
])('the checker finds %s', (_name, intents, orders, keys, fault) => {
  expect(faultsOfOrders(intents, orders, keys)).toContain(fault);
});

test('an unknown order may exist or not', () => {
  expect(faultsOfOrders(acknowledged, [row('A'), row('B')], [stored('a', 'A'), stored('b', 'B')])).toEqual([]);
  expect(
    faultsOfOrders(
      acknowledged,
      [row('A'), row('B'), row('C')],
      [stored('a', 'A'), stored('b', 'B'), stored('c', 'C')],
    ),
  ).toEqual([]);
});

test('money from nothing, a hold without an order and a missing journal are found', async () => {
  const { db, drop } = await openTestDatabase();
  expect(await faultsOfMoney(db)).toEqual([]);
  await db.query(`insert into account values ('1:1:USDT', '1', 1, 'USDT', 5, 3)`);
  await db.query(`insert into journal values (2, 'fast-stake', 'A', 0)`);
  expect(await faultsOfMoney(db)).toEqual([
    'a currency does not add up to zero: USDT',
    'a balance is not the sum of its entries: 1:1:USDT',
    'what is frozen is not what open orders hold: 1:1:USDT',
    'a journal is missing: 1',
  ]);
  await drop();
});
