import type { Receipt } from './fair/receipt.ts';
import { post, type Journal, type JournalKind, type Move } from './ledger/journal.ts';
import type { Instant } from './market/mark.ts';
import { noEffects, type Effects, type State, type TransactionStep } from './state.ts';

/** One command while it is carried out: the state that it changes, the rows to be written, when it was received. */
export interface Turn {
  readonly state: State;
  readonly effects: Effects;
  readonly now: Instant;
}

/** @param now when the command was received; never before that of an earlier one */
export const beginTurn = (state: State, now: Instant): Turn => ({ state, effects: noEffects(), now });

/** Posts a journal and notes it among the effects. Moves of nothing leave no entry. */
export function record(
  { state, effects, now }: Turn,
  kind: JournalKind,
  reference: string,
  moves: readonly Move[],
): Journal {
  const moved = moves.filter(({ available, frozen }) => available !== 0n || frozen !== 0n);
  const journal = post({ id: state.nextJournal, kind, reference, time: now }, moved);
  state.nextJournal += 1;
  effects.journals.push(journal);
  return journal;
}

/** Notes the receipt of what has been settled now. */
export function noteReceipt({ effects, now: time }: Turn, receipt: Omit<Receipt, 'time'>): void {
  effects.receipts.push({ ...receipt, time });
}

type NewStep = Pick<TransactionStep, 'orderNo' | 'status'> & Partial<Pick<TransactionStep, 'approval' | 'note'>>;

/** Notes a step of a deposit, withdrawal or adjustment for its history. */
export function noteStep({ effects, now: at }: Turn, { orderNo, status, approval = null, note = null }: NewStep): void {
  effects.steps.push({ orderNo, status, at, approval, note });
}
