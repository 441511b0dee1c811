import { apply, emptyState, type Command, type Outcome } from '@candor/core/engine.ts';
import { proofKey } from '@candor/core/deposits/deposit.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import { accountTypes } from '@candor/core/ledger/account.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { needsNothing, needsOf, type Needs } from '@candor/core/restore/needs.ts';
import { addFound, restoreState, type Kept, type Snapshot } from '@candor/core/restore/restore.ts';
import type { Rules, State } from '@candor/core/state.ts';
import { journalsOf } from '@candor/core/test-apply.ts';
import { txidKey } from '@candor/core/withdrawals/withdrawal.ts';
import type { Follower } from './simulate.ts';
import { Tables } from './tables.ts';

/** Of all that the tables hold what a start reads: what is open, with the owners of orders, and the house. */
function withoutIdle(all: Snapshot): Snapshot {
  const { fastOrders, futuresOrders, spotOrders, earnOrders } = all;
  const orders = [...fastOrders, ...futuresOrders, ...spotOrders, ...earnOrders];
  const loaded = new Set(orders.map(({ userId }) => userId));
  const kept = keptFor(all, { customers: loaded, proofs: [], txids: [] });
  const house = all.accounts.filter(({ type }) => type === accountTypes.house);
  return { ...all, ...kept, accounts: [...house, ...kept.accounts], loaded };
}

/** Of all that the tables hold what commands need. */
function keptFor(all: Kept, { customers, proofs, txids }: Needs): Kept {
  const wanted = new Set(proofs.map(proofKey));
  return {
    accounts: all.accounts.filter(({ type, owner }) => type !== accountTypes.house && customers.has(owner)),
    bonuses: all.bonuses.filter(({ userId }) => customers.has(userId)),
    withdrawalDays: all.withdrawalDays.filter(({ userId }) => customers.has(userId)),
    depositProofs: all.depositProofs.filter((proof) => wanted.has(proofKey(proof))),
    withdrawalTxids: all.withdrawalTxids.filter(({ txid }) => txids.includes(txidKey(txid))),
  };
}

/** What a command answers and moves. */
const said = ({ result, effects }: Outcome): string =>
  JSON.stringify([result.ok, result.ok ? null : result, journalsOf(effects)], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );

/**
 * A second state that gets the same commands, and time and again forgets who has no order open. What it needs it reads
 * from its tables; it has to do what the first one does, which never forgets.
 */
export class Forgetful implements Follower {
  /** Customers who were read again. */
  found = 0;
  private state: State;
  private commands = 0;
  private readonly tables = new Tables();
  private readonly rules: Rules;
  private readonly idleAfter: number;

  /** @param idleAfter commands from one forgetting to the next */
  constructor(rules: Rules, idleAfter: number) {
    this.rules = rules;
    this.idleAfter = idleAfter;
    this.state = emptyState(rules);
  }

  before(): void {
    this.commands += 1;
    if (this.commands % this.idleAfter === 0) this.forget();
  }

  after(_whole: State, command: Command, outcome: Outcome, now: Instant): void {
    const needs = needsOf(this.state, [command]);
    this.found += needs.customers.size;
    if (!needsNothing(needs)) addFound(this.state, needs.customers, keptFor(this.all(), needs));
    const own = apply(this.state, command, now);
    this.tables.write(own.effects);
    if (said(own) !== said(outcome)) throw new Error(`${command.kind}: ${said(outcome)}, here ${said(own)}`);
  }

  restarted(): void {
    this.state = restoreState(this.rules, withoutIdle(this.all()));
  }

  /** As a start does, but that the house's depth stays, which no table holds. */
  private forget(): void {
    const before = this.state;
    this.restarted();
    const { accounts, loaded, bonuses, deposits, withdrawals } = this.state;
    this.state = { ...before, accounts, loaded, bonuses, deposits, withdrawals };
    const broken = brokenInvariants(this.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  private all(): Snapshot {
    return this.tables.snapshot(this.state.marks.values());
  }
}
