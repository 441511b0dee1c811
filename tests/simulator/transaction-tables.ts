import { reversalKey, type Adjustment } from '@candor/core/adjustments/adjust-balance.ts';
import { proofKey, type Deposit } from '@candor/core/deposits/deposit.ts';
import type { Snapshot } from '@candor/core/restore/restore.ts';
import type { Effects } from '@candor/core/state.ts';
import { dayKey, txidKey, type Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';

type Transactions = Pick<
  Snapshot,
  'deposits' | 'depositProofs' | 'withdrawals' | 'withdrawalDays' | 'withdrawalTxids' | 'adjustments'
>;

/** The tables of deposits, withdrawals and corrections, with the unique constraints that the database has. */
export class TransactionTables {
  private readonly deposits = new Map<string, Deposit>();
  private readonly withdrawals = new Map<string, Withdrawal>();
  private readonly adjustments = new Map<string, Adjustment>();
  private readonly steps = new Set<string>();
  private readonly unique = new Map<string, string>();

  write(effects: Effects): void {
    for (const deposit of effects.deposits) {
      if ((this.deposits.get(deposit.orderNo)?.finishedAt ?? null) !== null)
        throw new Error(`deposit ${deposit.orderNo} has ended`);
      this.deposits.set(deposit.orderNo, { ...deposit });
      if (deposit.proof !== null) this.claim(`proof ${proofKey(deposit.proof)}`, deposit.orderNo);
      if (deposit.bonus > 0n) this.claim(`first bonus ${deposit.userId}`, deposit.orderNo);
    }
    for (const withdrawal of effects.withdrawals) this.writeWithdrawal(withdrawal);
    for (const adjustment of effects.adjustments) {
      this.claim(`adjustment ${adjustment.adjustmentId}`, String(adjustment.journal));
      if (adjustment.reverses !== null) this.claim(`reversal ${reversalKey(adjustment)}`, adjustment.adjustmentId);
      this.adjustments.set(adjustment.adjustmentId, adjustment);
    }
    for (const { orderNo, status } of effects.steps) {
      if (this.steps.has(`${orderNo} ${status}`)) throw new Error(`${orderNo} is ${status} twice`);
      this.steps.add(`${orderNo} ${status}`);
    }
  }

  private writeWithdrawal(withdrawal: Withdrawal): void {
    const { orderNo, userId, platformDay, status, txid } = withdrawal;
    const earlier = this.withdrawals.get(orderNo);
    if ((earlier?.finishedAt ?? null) !== null) throw new Error(`withdrawal ${orderNo} has ended`);
    const before = earlier?.txid ?? null;
    if (before !== null) this.unique.delete(`txid ${txidKey(before)}`);
    this.withdrawals.set(orderNo, { ...withdrawal });
    const day = `day ${dayKey(userId, platformDay)}`;
    if (status === 'rejected' || status === 'cancelled') this.unique.delete(day);
    else this.claim(day, orderNo);
    if (txid !== null) this.claim(`txid ${txidKey(txid)}`, orderNo);
  }

  private claim(key: string, owner: string): void {
    const holder = this.unique.get(key) ?? owner;
    if (holder !== owner) throw new Error(`${key} belongs to ${holder} and ${owner}`);
    this.unique.set(key, owner);
  }

  snapshot(): Transactions {
    const withdrawals = [...this.withdrawals.values()];
    return {
      deposits: [...this.deposits.values()]
        .filter(({ status }) => status === 'requested')
        .map((deposit) => ({ ...deposit })),
      depositProofs: [...this.deposits.values()].flatMap(({ proof }) => proof ?? []),
      withdrawals: withdrawals.filter(({ finishedAt }) => finishedAt === null).map((withdrawal) => ({ ...withdrawal })),
      withdrawalDays: withdrawals.filter(({ status }) => status !== 'rejected' && status !== 'cancelled'),
      withdrawalTxids: withdrawals.flatMap(({ orderNo, txid }) => (txid === null ? [] : [{ orderNo, txid }])),
      adjustments: [...this.adjustments.values()],
    };
  }
}
