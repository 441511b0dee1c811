import type { PlainKey } from '../../locales/i18n.ts';
import type { Step } from '../../shell/funds/timeline.tsx';
import type { Transaction } from '../../shell/funds/transactions.ts';

type Known = Pick<Transaction, 'step' | 'steps' | 'finishTime'>;

const timeOf = ({ steps }: Known, wanted: Known['step']): number | null =>
  steps.find(({ step }) => step === wanted)?.time ?? null;

const ends: Readonly<Partial<Record<Known['step'], PlainKey>>> = {
  rejected: 'withdrawals.rejected',
  cancelled: 'withdrawals.cancelled',
};
const path = ['requested', 'approved', 'sending', 'success'] as const;
const names: Readonly<Record<(typeof path)[number], PlainKey>> = {
  requested: 'deposits.payRequested',
  approved: 'deposits.payApproved',
  sending: 'deposits.paySending',
  success: 'deposits.payArrived',
};

/** A withdrawal: asked for, approved, on its way, arrived; or where it ended before. */
export function withdrawalSteps(withdrawal: Known): readonly Step[] {
  const { step, finishTime } = withdrawal;
  const end = ends[step];
  if (end !== undefined) {
    const passed = path.filter((each) => each === 'requested' || timeOf(withdrawal, each) !== null);
    return [
      ...passed.map((each): Step => ({ name: names[each], state: 'done', time: timeOf(withdrawal, each) })),
      { name: end, state: 'failed', time: finishTime },
    ];
  }
  // Whether an unknown one was sent is what is being found out.
  const at = path.indexOf(step === 'unknown' || step === 'rejected' || step === 'cancelled' ? 'sending' : step);
  return path.map((each, index): Step => {
    const reached = index < at || step === 'success' || (index === at && step !== 'unknown');
    const ahead = index === at + (step === 'unknown' ? 0 : 1) ? 'now' : 'next';
    return { name: names[each], state: reached ? 'done' : ahead, time: timeOf(withdrawal, each) };
  });
}
