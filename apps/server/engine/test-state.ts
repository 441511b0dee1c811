import { canonicalState } from '@candor/core/canonical.ts';
import { accountTypes } from '@candor/core/ledger/account.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules } from '@candor/core/rules.ts';
import type { State } from '@candor/core/state.ts';
import type { Database } from '../db/database.ts';
import type { Engine } from './engine.ts';
import { findCustomers } from './find-needed.ts';
import { loadSnapshot } from './load.ts';

/** Whoever has an account or a bonus. */
const customersIn = async (db: Pick<Database, 'query'>): Promise<Set<string>> =>
  new Set(
    (await db.query('select owner from account where type <> 0 union select user_id from bonus')).map(({ owner }) =>
      String(owner),
    ),
  );

/** The state as the tables have it, with everybody in it. */
export async function wholeState(db: Database, marks: Iterable<Mark>): Promise<State> {
  const { loaded: _, ...snapshot } = await loadSnapshot(db);
  const kept = await findCustomers(db, await customersIn(db));
  const house = snapshot.accounts.filter(({ type }) => type === accountTypes.house);
  return restoreState(paperRules, { ...snapshot, ...kept, accounts: [...house, ...kept.accounts], marks: [...marks] });
}

/** Reads everybody who is idle. @returns the lines of the state without the proofs: they come with their commands */
export async function wholeLines(engine: Engine, db: Database): Promise<string[]> {
  await Promise.all([...(await customersIn(db))].map((userId) => engine.stateOf(userId)));
  return linesOf(engine.state);
}

export const linesOf = (state: State): string[] =>
  canonicalState(state)
    .split('\n')
    .filter((line) => !line.startsWith('deposit-proof') && !line.startsWith('withdrawal-txid'));
