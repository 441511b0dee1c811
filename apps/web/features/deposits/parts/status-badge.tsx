import { Badge } from '../../../design/list.tsx';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { Transaction } from '../model.ts';

const looks: Readonly<Record<Transaction['status'], { tone: 'warn' | 'up' | 'down'; name: PlainKey }>> = {
  processing: { tone: 'warn', name: 'deposits.processing' },
  success: { tone: 'up', name: 'deposits.success' },
  rejected: { tone: 'down', name: 'deposits.rejected' },
};

/** Where it stands, in a word. An own cancel is no refusal. */
export function StatusBadge({ status, step }: Pick<Transaction, 'status' | 'step'>) {
  const { tone, name } = looks[status];
  return step === 'cancelled' ? <Badge>{t('deposits.cancelled')}</Badge> : <Badge tone={tone}>{t(name)}</Badge>;
}
