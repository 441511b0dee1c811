import { catalogue } from '@candor/core/market/catalogue.ts';
import { expect, test } from 'vitest';
import { checkBooks } from '../../apps/server/books/run-checks.ts';
import { openTestDatabase } from '../../apps/server/db/test-database.ts';
import { loadTape } from '../../apps/server/market/tape-store.ts';
import { seedTape } from './seed-tape.ts';

test('a seeded tape is one that a server goes on with and finds right', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    await seedTape(db, 0.02);
    const tape = await loadTape(db);
    const now = Math.floor(Date.now() / 60_000) * 60_000;
    for (const { symbol } of catalogue) expect(tape.last(symbol)?.time).toBeGreaterThan(now - 120_000);
    const { faults } = await checkBooks(db, Date.now(), 'whole');
    expect(faults['tape']).toEqual([]);
    const [row] = await db.query('select count(distinct symbol)::int as symbols, count(*)::int as minutes from candle');
    expect(row).toMatchObject({ symbols: catalogue.length });
    await db.query('alter table tape_chunk disable trigger all');
    await db.query(`update tape_chunk set head_hash = repeat('1', 64)
      where minute = (select min(minute) from tape_chunk) and symbol = 'BTCUSDT'`);
    const after = await checkBooks(db, Date.now(), 'whole');
    expect(after.faults['tape']).toEqual([expect.stringMatching(/^BTCUSDT at /)]);
  } finally {
    await drop();
  }
});
