import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

const w = words.months;

/** Proposes to close a month for good. */
export const closing = (month: string): Ask => ({
  title: w.closeTitle(month),
  happens: w.closeHappens,
  confirm: w.proposing.confirm,
  done: w.proposing.done,
  fields: [reasonField(words.app.auditReads)],
  send: ({ reason = '' }) => propose({ kind: 'month-close', month, reason }),
});
