import { useState } from 'react';
import { SkeletonRows } from '../../../design/states.tsx';
import { date, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { DayList } from '../../../shell/client/day-list.tsx';
import { usePages } from '../../../shell/client/use-pages.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { Pages } from '../../../shell/lists/pages.tsx';
import { accountWord } from '../account-word.ts';
import { exact, ExactGain } from './exact.tsx';
import { queryOf, type Filter } from './filter.ts';
import { LineSheet } from './line-sheet.tsx';
import { StatementBar, StatementNone } from './statement-frame.tsx';
import { StatementRow } from './statement-row.tsx';
import { pageLimit, type Line } from './statement.ts';

/** What of a line is free, and what is held: only of what is free the balance stands below. */
function EntryRow({ line, onOpen }: { line: Line; onOpen: (line: Line) => void }) {
  const { currencyCode: code, amount, frozenAmount, available } = line;
  const note = `${date(line.time, 'time')} · ${accountWord(line.accountType)}`;
  const held = Number(frozenAmount) !== 0 && (
    <span className="block text-caption text-soft">
      {t('statement.frozenShort', { amount: `${signedAmount(frozenAmount, code, scaleOf(code))} ${code}` })}
    </span>
  );
  return (
    <StatementRow kind={line.kind} note={note} onOpen={() => onOpen(line)}>
      {Number(amount) !== 0 && (
        <span className="block text-row">
          <ExactGain value={amount} code={code} /> <span className="text-mini text-faint">{code}</span>
        </span>
      )}
      {held}
      <span className="mt-0.5 block text-caption text-faint">
        {t('statement.balanceShort', { amount: exact(available, code) })}
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
