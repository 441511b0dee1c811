import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

const w = words.differences;

/** Proposes what a difference comes from. */
export const explaining = (differenceId: string): Ask => ({
  title: w.explainTitle,
  happens: w.explainHappens,
  confirm: w.proposing.confirm,
  done: w.proposing.done,
  fields: [{ ...reasonField(words.app.auditReads), label: w.explanation }],
  send: ({ reason = '' }) => propose({ kind: 'difference-explain', differenceId, reason }),
});
