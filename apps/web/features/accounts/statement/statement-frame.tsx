import { Download, FileSearch, ScrollText } from 'lucide-react';
import { Button, buttonClass } from '../../../design/button.tsx';
import { Empty } from '../../../design/states.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { allRows, saveCsv } from '../../../shell/export/csv.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { accountWord } from '../account-word.ts';
import { isNarrowed, queryOf, type Filter } from './filter.ts';
import { wordsOf } from './kind-words.ts';
import { csvOf } from './statement.ts';

async function exportCsv(filter: Filter) {
  const lines = await allRows(
    (page, limit) => call('GET /account/page', { query: { ...queryOf(filter), page, limit } }),
    ({ id }) => id,
  );
  const headings = [
    t('accounts.time'),
    t('statement.account'),
    t('accounts.currency'),
    t('statement.kind'),
    t('statement.changeAvailable'),
    t('statement.changeFrozen'),
    t('statement.afterAvailable'),
    t('statement.afterFrozen'),
    t('accounts.journal'),
    t('accounts.reference'),
  ];
  saveCsv(csvOf(lines, headings, { account: accountWord, kind: (kind) => t(wordsOf(kind).name) }), 'candor');
}

/** How many there are, and all of the ledger as a table. */
export function StatementBar({ total, filter }: { total: number; filter: Filter }) {
  const { submit, busy } = useSubmit(() => exportCsv(filter));
  return (
    <div className="gutter flex min-h-11 items-center justify-between gap-3">
      <p className="text-note text-soft">{t('statement.lines', { count: total })}</p>
      <Button
        look="plain"
        size="medium"
        busy={busy}
        disabled={total === 0}
        onClick={submit}
        className="-mr-3 !text-note"
      >
        <Download size={16} aria-hidden="true" />
        {t('shell.csv')}
      </Button>
    </div>
  );
}

/** What stands where there is nothing. */
export function StatementNone({ filter, onReset }: { filter: Filter; onReset: () => void }) {
  if (isNarrowed(filter))
    return (
      <Empty icon={FileSearch} title={t('statement.noMatch')} text={t('statement.noMatchText')}>
        <Button look="quiet" size="medium" onClick={onReset}>
          {t('statement.resetFilters')}
        </Button>
      </Empty>
    );
  return (
    <Empty icon={ScrollText} title={t('statement.noLines')} text={t('statement.noLinesText')}>
      <Link to="pages/property/property" how="replace" className={buttonClass('primary', 'medium')}>
        {t('shell.property')}
      </Link>
    </Empty>
  );
}
