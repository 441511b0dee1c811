import { canonicalState } from '@candor/core/canonical.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../apps/server/db/test-database.ts';
import { wholeState } from '../../apps/server/engine/test-state.ts';
import { seedGrowth } from './seed.ts';

const waiting = `select (select count(*) from deposit where status = 'requested') as deposits,
  (select count(*) from withdrawal where finished_at is null) as withdrawals,
  (select count(*) from verification where status = 'certifying') as verifications,
  (select count(*) from support_conversation where status = 'open') as conversations,
  (select count(*) from operator_proposal where decision is null) as proposals,
  (select count(*) from operator_audit) as acts`;

test('what is seeded adds up, and is a state that a server can start from', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    await seedGrowth(db, { customers: 7, orders: 50, cases: 8 });
    const state = await wholeState(db, []);
    expect(brokenInvariants(state)).toEqual([]);
    // Seven withdrawals: one given back, four paid with a fee, two open.
    expect(state.nextJournal).toBe(5 + 7 + 2 * 50 + (2 + 4 * 3 + 2) + 1);
    const [row] = await db.query('select count(*) as orders, count(distinct user_id) as people from fast_order');
    expect(row).toEqual({ orders: '50', people: '7' });
    // Of their seven orders four were won and three lost, at 0.8 for 1; then 101 were withdrawn.
    expect(canonicalState(state)).toContain('account 1000000001:1:USDT 9899200000 0');
    expect(await db.query(waiting)).toEqual([
      { deposits: '2', withdrawals: '2', verifications: '2', conversations: '2', proposals: '0', acts: '16' },
    ]);
  } finally {
    await drop();
  }
});
