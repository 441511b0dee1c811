import { isRecoveredLately } from '../../../recovery/store.ts';
import { openWithdrawal } from '../../../transactions/standing-questions.ts';
import type { ConsoleServices } from '../console-services.ts';

type Parts = Pick<ConsoleServices, 'db' | 'clock' | 'engine' | 'chainHasPaid'>;

/**
 * Whether an approved withdrawal is not to be paid yet, since its owner's access was given back so lately that they may
 * still undo it. What the chain shows as paid is no longer to be held: then it is written down.
 * @param txid of the payment; without one nothing shows that it was paid
 */
export async function isHeldByRecovery(
  { db, clock, engine, chainHasPaid }: Parts,
  { orderNo, txid }: { readonly orderNo: string; readonly txid?: string },
): Promise<boolean> {
  const withdrawal = await engine.ask(openWithdrawal, orderNo);
  if (withdrawal?.status !== 'approved') return false;
  if (!(await isRecoveredLately(db, withdrawal.userId, clock.now()))) return false;
  return txid === undefined || !(await chainHasPaid(withdrawal, txid));
}
