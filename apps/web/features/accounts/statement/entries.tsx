import { useState } from 'react';
import { Gain } from '../../../design/amount.tsx';
import { SkeletonRows } from '../../../design/states.tsx';
import { amount, date, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { DayList } from '../../../shell/client/day-list.tsx';
import { usePages } from '../../../shell/client/use-pages.ts';
import { Pages } from '../../../shell/lists/pages.tsx';
import { accountWord } from '../account-word.ts';
import { queryOf, type Filter } from './filter.ts';
import { wordsOf } from './kind-words.ts';
import { LineSheet } from './line-sheet.tsx';
import { StatementBar, StatementNone } from './statement-frame.tsx';
import { changeOf, pageLimit, type Line } from './statement.ts';

function EntryRow({ line, onOpen }: { line: Line; onOpen: (line: Line) => void }) {
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
            {t('statement.frozenShort', { amount: signedAmount(held, code) })}
          </span>
        )}
        <span className="mt-0.5 block text-caption text-faint">
          {t('statement.balanceShort', { amount: amount(line.available, code) })}
        </span>
      </span>
    </button>
  );
}

/** The ledger as it is: every change of every balance. */
export function Entries({ filter, onReset }: { filter: Filter; onReset: () => void }) {
  const [open, setOpen] = useState<Line | null>(null);
  const pages = usePages<Line>(['GET /account/page', filter], (page) =>
    call('GET /account/page', { query: { ...queryOf(filter), page, limit: pageLimit } }, { quiet: true }),
  );
  return (
    <>
      <Pages
        pages={pages}
        waiting={<SkeletonRows count={8} />}
        none={<StatementNone filter={filter} onReset={onReset} />}
      >
        {(rows) => (
          <>
            <StatementBar total={pages.total} filter={filter} />
            <DayList rows={rows}>{(line) => <EntryRow line={line} onOpen={setOpen} />}</DayList>
          </>
        )}
      </Pages>
      <LineSheet line={open} onClose={() => setOpen(null)} />
    </>
  );
}
