import { spellProof, type Deposit, type DepositProof } from '../deposits/deposit.ts';
import type { Command } from '../engine.ts';
import type { UserId } from '../ledger/account.ts';
import { isLoaded, type State } from '../state.ts';
import { txidKey, type Withdrawal } from '../withdrawals/withdrawal.ts';

/** What commands ask for and a state may not have: it lies in the tables. */
export interface Needs {
  readonly customers: ReadonlySet<UserId>;
  /** Of deposits. */
  readonly proofs: readonly DepositProof[];
  /** Of withdrawals, by {@link txidKey}. */
  readonly txids: readonly string[];
}

/**
 * What has to be added to a state before these commands are applied to it. Who has an order open is loaded, whose
 * deposit or withdrawal waits is with the first command about it.
 */
export function needsOf(state: State, commands: Iterable<Command>): Needs {
  const needs = { customers: new Set<UserId>(), proofs: [] as DepositProof[], txids: [] as string[] };
  if (state.loaded === 'all') return needs;
  for (const command of commands) {
    if (command.kind === 'carry-out-orders') for (const { userId } of command.orders) addCustomer(userId);
    if (command.kind === 'void-orders') for (const { userId } of command.lost) addCustomer(userId);
    if ('userId' in command) addCustomer(command.userId);
    const waiting = 'orderNo' in command ? waitingOf(state, command.orderNo) : undefined;
    if (waiting !== undefined) addCustomer(waiting.userId);
    const proof = proofOf(command);
    if (proof !== null) needs.proofs.push(proof);
    if (command.kind === 'send-withdrawal' || command.kind === 'confirm-withdrawal')
      needs.txids.push(txidKey(command.txid));
  }
  return needs;

  function addCustomer(userId: UserId): void {
    if (!isLoaded(state, userId)) needs.customers.add(userId);
  }
}

const waitingOf = ({ deposits, withdrawals }: State, orderNo: string): Deposit | Withdrawal | undefined =>
  deposits.open.get(orderNo) ?? withdrawals.open.get(orderNo);

function proofOf(command: Command): DepositProof | null {
  if (command.kind === 'credit-deposit') return spellProof(command.proof);
  return command.kind === 'credit-chain-deposit' ? spellProof(command) : null;
}

export const needsNothing = ({ customers, proofs, txids }: Needs): boolean =>
  customers.size + proofs.length + txids.length === 0;
