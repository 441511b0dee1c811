import type { PlainKey } from '../../locales/i18n.ts';
import type { Step } from '../../shell/funds/timeline.tsx';
import type { TransactionDetail } from './model.ts';

type Known = Pick<TransactionDetail, 'step' | 'way' | 'createTime' | 'finishTime'>;

const ends: Readonly<Partial<Record<Known['step'], PlainKey>>> = {
  rejected: 'deposits.rejected',
  cancelled: 'deposits.cancelled',
};

/** A deposit: reported (or seen on the chain), checked, credited. */
export function depositSteps(deposit: Known): readonly Step[] {
  const { step, way, createTime, finishTime } = deposit;
  const first: Step = {
    name: way === 'chain' ? 'deposits.stepSeen' : 'deposits.stepSent',
    state: 'done',
    time: createTime,
  };
  const end = ends[step];
  if (end !== undefined) return [first, { name: end, state: 'failed', time: finishTime }];
  const done = step === 'success';
  const check: Step = { name: 'deposits.stepCheck', state: done ? 'done' : 'now', time: null };
  return [
    first,
    ...(way === 'chain' ? [] : [check]),
    { name: 'deposits.stepCredit', state: done ? 'done' : 'next', time: done ? finishTime : null },
  ];
}
