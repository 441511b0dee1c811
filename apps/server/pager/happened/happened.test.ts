import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../db/test-database.ts';
import { tamper } from '../../db/test-tamper.ts';
import { whatHappened } from './happened.ts';

const bigWin = usdt('100');

test('of more big wins than one look takes each is told once', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    // As trading pays: journal n pays n USDT from the reserve.
    await tamper(
      db,
      {
        sql: `insert into journal (id, kind, reference, time)
          select n, case when n % 2 = 0 then 'fast-win' else 'deposit' end, 'o' || n, 1 from generate_series(1, 300) n`,
      },
      {
        sql: `insert into journal_entry (journal_id, owner, type, currency, available, frozen, available_after,
            frozen_after, line)
          select n, 'fast-reserve', 0, 'USDT', -n * ${usdt('1')}::numeric, 0, 0, 0, 1 from generate_series(1, 300) n`,
      },
      { sql: 'update pager_until set journal_id = 0' },
    );
    const told: string[] = [];
    for (let look = 0; look < 4; look += 1) {
      const { conditions, noted } = await whatHappened(db, bigWin);
      told.push(...conditions.map(({ subject }) => subject));
      if (noted.length > 0) await db.batch(noted);
    }
    const won = Array.from({ length: 101 }, (_, at) => `journal:${100 + 2 * at}`);
    expect(told).toEqual(won);
    expect(await db.query('select journal_id::int as id from pager_until')).toEqual([{ id: 300 }]);
    expect(await whatHappened(db, bigWin)).toEqual({ conditions: [], noted: [] });
  } finally {
    await drop();
  }
});

test('no statement and no look is over more than a part of what was booked since, without a gap', async () => {
  const spans: number[][] = [];
  const query = <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> => {
    if (sql.includes('from pager_until'))
      return Promise.resolve([{ journal: '7', newest: '2000007', device: '0' }] as Row[]);
    if (sql.includes('from journal')) spans.push(params.slice(0, 2) as number[]);
    return Promise.resolve([]);
  };
  const { noted } = await whatHappened({ query }, bigWin);
  expect(spans.every(([from = 0, to = 0]) => to - from <= 200_000)).toBe(true);
  expect(spans.map(([from]) => from)).toEqual([7, ...spans.slice(0, -1).map(([, to]) => to)]);
  expect([spans.at(-1)?.[1], noted[0]?.params?.[0]]).toEqual([1_000_007, 1_000_007]);
});
