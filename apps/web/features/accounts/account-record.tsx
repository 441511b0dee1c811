import { Download, FileSearch, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Gain } from '../../design/amount.tsx';
import { Button, buttonClass } from '../../design/button.tsx';
import { Empty, ErrorState, SkeletonRows } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount, date, number, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { usePages } from '../../shell/client/use-pages.ts';
import { Link } from '../../shell/routing/link.tsx';
import { Filters, noFilter, type Filter } from './filters.tsx';
import { accountWord, wordsOf } from './kind-words.ts';
import { LineSheet } from './line-sheet.tsx';
import { byDay, csvOf, endOfDay, startOf, type Kind, type Line } from './statement.ts';

const pageLimit = 30;
const exportLimit = 100;

function queryOf({ type, currencyCode, kind, from, to }: Filter) {
  const first = startOf(from);
  const last = startOf(to);
  return {
    ...(type === '' ? {} : { type: Number(type) }), ...(currencyCode === '' ? {} : { currencyCode }), ...(kind === '' ? {} : { kind: kind as Kind }),
    ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: endOfDay(last) }),
  };
}

function save(text: string, name: string) {
  // The mark at the start tells spreadsheets that it is UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** Fetches every page of what is shown. New lines meanwhile push the others back, so a line may come twice: by its id it is kept once. */
async function exportCsv(filter: Filter) {
  const lines = new Map<string, Line>();
  for (let page = 1, total = 1; (page - 1) * exportLimit < total; page += 1) {
    const answer = await call('GET /account/page', { query: { ...queryOf(filter), page, limit: exportLimit } });
    for (const line of answer.list) lines.set(line.id, line);
    total = answer.total;
  }
  const headings = [t('accounts.time'), t('accounts.account'), t('accounts.currency'), t('accounts.kind'), t('accounts.changeAvailable'), t('accounts.changeFrozen'), t('accounts.afterAvailable'), t('accounts.afterFrozen'), t('accounts.journal'), t('accounts.reference')];
  save(csvOf([...lines.values()], headings, { account: accountWord, kind: (kind) => t(wordsOf(kind).name) }), `candor-${new Date().toISOString().slice(0, 10)}.csv`);
}

function StatementRow({ line, onOpen }: { line: Line; onOpen: (line: Line) => void }) {
  const { icon: Icon, name } = wordsOf(line.kind);
  const code = line.currencyCode;
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onOpen(line)} className="gutter flex min-h-[72px] w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-soft"><Icon size={18} strokeWidth={1.75} aria-hidden="true" /></span>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium">{t(name)}</span>
        <span className="mt-0.5 block truncate text-caption text-faint">{date(line.time, 'time')} · {accountWord(line.accountType)}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block text-row font-semibold"><Gain value={line.amount} currencyCode={code} /> <span className="text-mini font-normal text-faint">{code}</span></span>
        {Number(line.frozenAmount) !== 0 && <span className="mt-0.5 block text-caption text-soft">{t('accounts.frozenShort', { amount: signedAmount(line.frozenAmount, code) })}</span>}
        <span className="mt-0.5 block text-caption text-faint">{t('accounts.balanceShort', { amount: amount(line.available, code) })}</span>
      </span>
    </button>
  );
}

function Bar({ total, filter }: { total: number; filter: Filter }) {
  const { submit, busy } = useSubmit(() => exportCsv(filter));
  return (
    <div className="gutter flex min-h-11 items-center justify-between gap-3">
      <p className="text-note text-soft">{t('accounts.lines', { count: number(total) })}</p>
      <Button look="plain" size="medium" busy={busy} disabled={total === 0} onClick={submit} className="-mr-4 !text-note"><Download size={16} aria-hidden="true" />{t('accounts.csv')}</Button>
    </div>
  );
}

function Nothing({ narrowed, onReset }: { narrowed: boolean; onReset: () => void }) {
  if (narrowed) return <Empty icon={FileSearch} title={t('accounts.noMatch')} text={t('accounts.noMatchText')}><Button look="quiet" size="medium" onClick={onReset}>{t('accounts.resetFilters')}</Button></Empty>;
  return <Empty icon={ScrollText} title={t('accounts.noLines')} text={t('accounts.noLinesText')}><Link to="pages/property/property" how="replace" className={buttonClass('primary', 'medium')}>{t('shell.property')}</Link></Empty>;
}

/** The statement: every change of every balance, newest first. */
export function AccountRecordPage() {
  const [filter, setFilter] = useState(noFilter);
  const [open, setOpen] = useState<Line | null>(null);
  const pages = usePages<Line>(['GET /account/page', filter], (page) => call('GET /account/page', { query: { ...queryOf(filter), page, limit: pageLimit } }, { quiet: true }));
  const { rows, total, isPending, isError, error, refetch, sentinel, isFetchingNextPage } = pages;
  return (
    <>
      <div className="sticky top-[calc(56px+env(safe-area-inset-top))] z-10 border-b border-line bg-page"><Filters value={filter} onChange={setFilter} /></div>
      {isPending ? <SkeletonRows count={8} /> : isError && rows.length === 0 ? <ErrorState text={error.message} onRetry={() => void refetch()} />
        : rows.length === 0 ? <Nothing narrowed={filter !== noFilter} onReset={() => setFilter(noFilter)} /> : (
          <>
            <Bar total={total} filter={filter} />
            {byDay(rows).map((day) => (
              <section key={day.key}>
                <h2 className="gutter bg-surface py-1.5 text-note font-semibold text-soft">{date(day.at, 'day')}</h2>
                <ul className="divide-y divide-line/60">{day.lines.map((line) => <li key={line.id}><StatementRow line={line} onOpen={setOpen} /></li>)}</ul>
              </section>
            ))}
            <div ref={sentinel} />
            {isFetchingNextPage && <SkeletonRows count={3} />}
          </>
        )}
      <LineSheet line={open} onClose={() => setOpen(null)} />
    </>
  );
}
