import { call, wordsOf } from '../../client/call.ts';
import { mayPropose, type Proposer } from '../../decisions/kinds.ts';
import { refusalFields, refusalOf } from '../../decisions/refusal.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import type { Bulk } from '../../design/cases/chosen-bar.tsx';
import { oneByOne } from '../../design/cases/next-case.ts';
import { barsOf } from '../../design/people/person.tsx';
import { words } from '../../locales/words.ts';
import type { Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals;
const said = (done: number, failed: number, fault: unknown): string => words.lists.partly(done, failed, wordsOf(fault));

const isNew = ({ status, proposal }: Withdrawal): boolean => status === 'requested' && proposal === null;
const isSecond = ({ proposal }: Withdrawal): boolean => proposal?.mayDecide === true;
/** What bars its owner, or a hold after a change of their secrets, is looked at alone. */
const isPlain = ({ person, holdUntil }: Withdrawal): boolean => barsOf(person).length === 0 && holdUntil === null;

/** Whether an operator has something to decide about it. */
export const waitsFor = (row: Withdrawal, who: Proposer): boolean =>
  isSecond(row) || (isNew(row) && mayPropose('withdrawal-approve', who));

const approving = (rows: readonly Withdrawal[]): Ask => ({
  title: w.bulk.approve(rows.length),
  confirm: w.bulk.approve(rows.length),
  happens: w.bulk.happensApprove,
  done: w.approve.done,
  fields: [{ ...reasonField(words.app.customerReads), initial: w.approveReason }],
  send: oneByOne(
    rows,
    ({ orderNo }, { reason = '' }) => propose({ kind: 'withdrawal-approve', orderNo, reason }),
    said,
  ),
});

const refusing = (rows: readonly Withdrawal[]): Ask => ({
  title: w.bulk.refuse(rows.length),
  confirm: w.bulk.refuse(rows.length),
  happens: w.bulk.happensRefuse,
  done: w.refuse.done,
  danger: true,
  fields: refusalFields(['withdrawal', 'card']),
  send: oneByOne(
    rows,
    ({ orderNo }, values) =>
      call('POST /operator/withdrawals/refuse', { body: { orderNo, reason: refusalOf(values) } }),
    said,
  ),
});

const second = (rows: readonly Withdrawal[]): Ask => ({
  title: w.bulk.second(rows.length),
  confirm: w.bulk.second(rows.length),
  happens: w.bulk.happensSecond,
  done: words.proposals.approved,
  send: oneByOne(
    rows.flatMap(({ proposal }) => proposal ?? []),
    ({ id }) => call('POST /operator/proposals/approve', { body: { id } }),
    said,
  ),
});

/** Withdrawals that are decided together; two persons stay two, and each has its own record. */
export const bulkOf = (who: Proposer): Bulk<Withdrawal> => ({
  may: (row) => isPlain(row) && waitsFor(row, who),
  acts: (rows) => {
    const [fresh, proposed] = [rows.filter(isNew), rows.filter(isSecond)];
    return [
      ...(fresh.length === 0 ? [] : [refusing(fresh), approving(fresh)]),
      ...(proposed.length === 0 ? [] : [second(proposed)]),
    ];
  },
});
