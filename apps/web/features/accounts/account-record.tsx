import { Download, FileSearch, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Gain } from '../../design/amount.tsx';
import { Button, buttonClass } from '../../design/button.tsx';
import { Empty, SkeletonRows } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount, date, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { DayList } from '../../shell/client/day-list.tsx';
import { usePages } from '../../shell/client/use-pages.ts';
import { allRows, saveCsv } from '../../shell/export/csv.ts';
import { Pages } from '../../shell/lists/pages.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { Filters, noFilter, type Filter } from './filters.tsx';
import { accountWord, wordsOf } from './kind-words.ts';
import { LineSheet } from './line-sheet.tsx';
import { changeOf, csvOf, daysInOrder, endOfDay, startOf, type Kind, type Line } from './statement.ts';

const pageLimit = 30;

function queryOf({ type, currencyCode, kind, from, to }: Filter) {
  const first = startOf(from);
  const last = startOf(to);
  return {
    ...(type === '' ? {} : { type: Number(type) }),
    ...(currencyCode === '' ? {} : { currencyCode }),
    ...(kind === '' ? {} : { kind: kind as Kind }),
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { to: endOfDay(last) }),
  };
}

async function exportCsv(filter: Filter) {
  const lines = await allRows(
    (page, limit) => call('GET /account/page', { query: { ...queryOf(filter), page, limit } }),
    ({ id }) => id,
  );
  const headings = [
    t('accounts.time'),
    t('accounts.account'),
    t('accounts.currency'),
    t('accounts.kind'),
    t('accounts.changeAvailable'),
    t('accounts.changeFrozen'),
    t('accounts.afterAvailable'),
    t('accounts.afterFrozen'),
    t('accounts.journal'),
    t('accounts.reference'),
  ];
  saveCsv(csvOf(lines, headings, { account: accountWord, kind: (kind) => t(wordsOf(kind).name) }), 'candor');
}

function StatementRow({ line, onOpen }: { line: Line; onOpen: (line: Line) => void }) {
  const { icon: Icon, name } = wordsOf(line.kind);
  const code = line.currencyCode;
  const { change, held } = changeOf(line);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(line)}
      className="gutter flex min-h-18 w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-soft">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium">{t(name)}</span>
        <span className="mt-0.5 block text-caption text-pretty text-faint">
          {date(line.time, 'time')} · {accountWord(line.accountType)}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block text-row font-semibold">
          <Gain value={change} currencyCode={code} /> <span className="text-mini font-normal text-faint">{code}</span>
        </span>
        {held !== null && (
          <span className="mt-0.5 block text-caption text-soft">
            {t('accounts.frozenShort', { amount: signedAmount(held, code) })}
          </span>
        )}
        <span className="mt-0.5 block text-caption text-faint">
          {t('accounts.balanceShort', { amount: amount(line.available, code) })}
        </span>
      </span>
    </button>
  );
}

function Bar({ total, filter }: { total: number; filter: Filter }) {
  const { submit, busy } = useSubmit(() => exportCsv(filter));
  return (
    <div className="gutter flex min-h-11 items-center justify-between gap-3">
      <p className="text-note text-soft">{t('accounts.lines', { count: total })}</p>
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

function Nothing({ narrowed, onReset }: { narrowed: boolean; onReset: () => void }) {
  if (narrowed)
    return (
      <Empty icon={FileSearch} title={t('accounts.noMatch')} text={t('accounts.noMatchText')}>
        <Button look="quiet" size="medium" onClick={onReset}>
          {t('accounts.resetFilters')}
        </Button>
      </Empty>
    );
  return (
    <Empty icon={ScrollText} title={t('accounts.noLines')} text={t('accounts.noLinesText')}>
      <Link to="pages/property/property" how="replace" className={buttonClass('primary', 'medium')}>
        {t('shell.property')}
      </Link>
    </Empty>
  );
}

/** The statement: every change of every balance, newest first. */
export function AccountRecordPage() {
  const [filter, setFilter] = useState(noFilter);
  const [open, setOpen] = useState<Line | null>(null);
  // Two days the wrong way round are said at their fields; the list stays as it was asked for before.
  const [asked, setAsked] = useState(noFilter);
  const change = (next: Filter) => {
    setFilter(next);
    if (daysInOrder(next.from, next.to)) setAsked(next);
  };
  const pages = usePages<Line>(['GET /account/page', asked], (page) =>
    call('GET /account/page', { query: { ...queryOf(asked), page, limit: pageLimit } }, { quiet: true }),
  );
  return (
    <>
      <div className="sticky below-bar z-10 border-b border-line bg-page">
        <Filters value={filter} onChange={change} />
      </div>
      <Pages
        pages={pages}
        waiting={<SkeletonRows count={8} />}
        none={<Nothing narrowed={asked !== noFilter} onReset={() => change(noFilter)} />}
      >
        {(rows) => (
          <>
            <Bar total={pages.total} filter={asked} />
            <DayList rows={rows}>{(line) => <StatementRow line={line} onOpen={setOpen} />}</DayList>
          </>
        )}
      </Pages>
      <LineSheet line={open} onClose={() => setOpen(null)} />
    </>
  );
}
