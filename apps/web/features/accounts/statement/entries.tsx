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
import { LineSheet } from './line-sheet.tsx';
import { StatementBar, StatementNone } from './statement-frame.tsx';
import { StatementRow } from './statement-row.tsx';
import { changeOf, pageLimit, type Line } from './statement.ts';

function EntryRow({ line, onOpen }: { line: Line; onOpen: (line: Line) => void }) {
  const code = line.currencyCode;
  const { change, held } = changeOf(line);
  const note = `${date(line.time, 'time')} · ${accountWord(line.accountType)}`;
  return (
    <StatementRow kind={line.kind} note={note} onOpen={() => onOpen(line)}>
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
    </StatementRow>
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
