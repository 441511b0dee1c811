import { canonicalState } from '@candor/core/canonical.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../apps/server/db/test-database.ts';
import { wholeState } from '../../apps/server/engine/test-state.ts';
import { seedGrowth } from './seed.ts';

test('what is seeded adds up, and is a state that a server can start from', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    await seedGrowth(db, 7, 50);
    const state = await wholeState(db, []);
    expect(brokenInvariants(state)).toEqual([]);
    expect(state.nextJournal).toBe(5 + 7 + 2 * 50 + 1);
    const [row] = await db.query('select count(*) as orders, count(distinct user_id) as people from fast_order');
    expect(row).toEqual({ orders: '50', people: '7' });
    // Of their seven orders four were won and three lost, at 0.8 for 1.
    expect(canonicalState(state)).toContain('account 1000000001:1:USDT 10000200000 0');
  } finally {
    await drop();
  }
});
