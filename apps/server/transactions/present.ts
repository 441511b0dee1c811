import type { transaction } from '@candor/api-contract/calls/transactions.ts';
import { usdtOfVnd, type Deposit } from '@candor/core/deposits/deposit.ts';
import { priceScale, zero, type Price } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import { plainTeller, type Teller } from '../engine/seams/teller.ts';
import type { z } from 'zod';

export type TransactionRow = z.input<typeof transaction>;

/** The part of a deposit's form that its owner sees in lists. */
export interface ShownForm {
  readonly screenshot: string | null;
  readonly bankName: string | null;
  readonly cardNo: string | null;
}

export const rateText = (vndRate: Price): string => formatPlain(vndRate, priceScale);

function wireStatus(
  status: Deposit['status'] | Withdrawal['status'],
  finishedAt: number | null,
): TransactionRow['status'] {
  if (finishedAt === null) return 'processing';
  return status === 'success' ? 'success' : 'rejected';
}
const ownCancel = 'own-cancel';

/** A deposit after its owner has acted; the form lies sealed, so what is seen of it comes along. */
export const depositTeller: Teller<Deposit, ShownForm, TransactionRow> = { name: 'deposit', present: presentDeposit };

export function presentDeposit(deposit: Deposit, form: ShownForm): TransactionRow {
  const { orderNo, currency, status, finishedAt } = deposit;
  const received = deposit.received ?? deposit.amount;
  const rate = deposit.creditedRate ?? deposit.vndRate;
  const worth = rate === null ? received : usdtOfVnd(received, rate);
  const usdtAmount = status === 'success' ? deposit.credited : worth;
  return {
    id: orderNo,
    orderNo,
    type: 1,
    way: deposit.way,
    currencyCode: currency,
    amount: formatAmount(deposit.amount, currency),
    fee: formatAmount(zero, currency),
    expectedAmount: formatAmount(received, currency),
    usdtAmount: formatAmount(usdtAmount, 'USDT'),
    bonus: formatAmount(deposit.bonus, 'USDT'),
    vndPerUsdt: rate === null ? null : rateText(rate),
    rateUntil: deposit.rateUntil,
    vndAmount: null,
    chain: currency === 'USDT' ? 'TRC20' : null,
    address: null,
    bankName: form.bankName,
    cardNo: form.cardNo,
    txid: deposit.proof !== null && 'txid' in deposit.proof ? deposit.proof.txid : deposit.claimedTxid,
    screenshot: form.screenshot,
    status: wireStatus(status, finishedAt),
    step: status,
    reason: status === 'cancelled' ? ownCancel : deposit.reason,
    cancellable: status === 'requested',
    createTime: deposit.requestedAt,
    deadline: null,
    finishTime: finishedAt,
  };
}

export function presentWithdrawal(withdrawal: Withdrawal): TransactionRow {
  const { orderNo, currency, destination: to, status, finishedAt } = withdrawal;
  const bank = to.way === 'bank' ? to : null;
  return {
    id: orderNo,
    orderNo,
    type: 2,
    way: to.way,
    currencyCode: currency,
    amount: formatAmount(withdrawal.amount, currency),
    fee: formatAmount(withdrawal.fee, currency),
    expectedAmount: formatAmount(withdrawal.expected, currency),
    usdtAmount: formatAmount(withdrawal.expected, currency),
    bonus: '0',
    vndPerUsdt: bank === null ? null : rateText(bank.vndRate),
    rateUntil: null,
    vndAmount: withdrawal.vndAmount === null ? null : formatAmount(withdrawal.vndAmount, 'VND'),
    chain: to.way === 'chain' ? to.chain : null,
    address: to.way === 'chain' ? to.address : null,
    bankName: bank?.bankName ?? null,
    cardNo: bank?.cardNo ?? null,
    txid: withdrawal.txid,
    screenshot: null,
    status: wireStatus(status, finishedAt),
    step: status,
    reason: status === 'cancelled' ? ownCancel : withdrawal.reason,
    cancellable: status === 'requested',
    createTime: withdrawal.requestedAt,
    deadline: withdrawal.deadline,
    finishTime: finishedAt,
  };
}

/** A withdrawal after its owner has acted. */
export const withdrawalTeller = plainTeller('withdrawal', presentWithdrawal);
