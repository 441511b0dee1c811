import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../db/test-database.ts';
import { candidatesOf } from './candidates.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.drop());

const day = Date.parse('2026-11-20') / 86_400_000;
const line = { id: 'l', day, amount: 5n, references: [], nameKey: null, creditKey: 'X', proofKey: 'x' };

test('a request is of the day at the bank, seven hours ahead of UTC, to the millisecond', async () => {
  for (const at of [
    '2026-11-19T16:59:59.999Z',
    '2026-11-19T17:00:00.000Z',
    '2026-11-20T16:59:59.999Z',
    '2026-11-20T17:00:00.000Z',
  ])
    await opened.db.query(
      `insert into deposit (order_no, user_id, way, currency, amount, vnd_rate, rate_until, requested_at, status,
          credited, bonus)
        values ($1, 'u', 'vnd', 'VND', 5, 1, 1, $2, 'requested', 0, 0)`,
      [at, Date.parse(at)],
    );
  const found = (await candidatesOf(opened.db, [line])).get('l') ?? [];
  expect(Object.fromEntries(found.map(({ orderNo, reasons }) => [orderNo, reasons]))).toEqual({
    '2026-11-19T16:59:59.999Z': ['amount-equal', 'day-near'],
    '2026-11-19T17:00:00.000Z': ['amount-equal', 'day-equal'],
    '2026-11-20T16:59:59.999Z': ['amount-equal', 'day-equal'],
    '2026-11-20T17:00:00.000Z': ['amount-equal', 'day-near'],
  });
});
