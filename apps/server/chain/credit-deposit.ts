import { amount } from '@candor/core/money/amount.ts';
import { newId } from '../ids.ts';
import { noteTransfer } from './chain-store.ts';
import type { Transfer } from './tron-grid.ts';
import type { WatchParts } from './watch-deposits.ts';

interface Arrived {
  readonly txid: string;
  readonly block: number;
  readonly transfer: Transfer;
  readonly userId: string;
}

/** Credits first and notes then: what a crash leaves between is tried again, and the engine credits a transfer once. */
export async function creditDeposit(
  { db, clock, engine, log, bonusOffered }: WatchParts,
  { txid, block, transfer, userId }: Arrived,
): Promise<void> {
  const { logIndex, to, amount: units } = transfer;
  const bonus = await bonusOffered(userId);
  const result = await engine.submit({
    kind: 'credit-chain-deposit',
    orderNo: newId(),
    userId,
    txid,
    logIndex,
    amount: amount(units),
    bonus,
  });
  if (!result.ok && result.refusal !== 'already-credited') {
    log.error({ txid, logIndex, refusal: result.refusal }, 'a transfer was not credited');
    return;
  }
  const orderNo = result.ok ? result.value.orderNo : null;
  await noteTransfer(db, { txid, logIndex, address: to, amount: units, block, orderNo }, clock.now());
}
