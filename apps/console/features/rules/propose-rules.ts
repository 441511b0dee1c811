import type { Of } from '../../decisions/kinds.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';
import { go } from '../../shell/route.ts';

const w = words.rules;

/** The setting that an objection names: `proposal.settings.fast.minStake` is `fast.minStake`. */
export function settingAt(field: string | undefined): string | null {
  const path = field?.replace(/^(?:proposal\.)?settings\./, '');
  return path === undefined || path === field ? null : path;
}

/** Proposes other rules, as they were looked at. */
export const proposing = (change: Pick<Of<'rules-change'>, 'basedOn' | 'settings' | 'from'>): Ask => ({
  ...w.propose,
  title: w.changing(Number(change.basedOn) + 1),
  fields: [reasonField(words.app.auditReads)],
  send: async ({ reason = '' }) => {
    const { id } = await propose({ kind: 'rules-change', ...change, reason });
    go('proposals', id);
  },
});
