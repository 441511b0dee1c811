import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Segmented } from 'antd';
import type { JSX } from 'react';
import { narrowingOf } from '../../client/narrowing.ts';
import { useSession } from '../../client/session.ts';
import { pagesOf } from '../../client/use-call.ts';
import { LineText, Reasons, type BankLine } from '../../decisions/beside/bank-lines.tsx';
import { Amount, Count } from '../../design/amount.tsx';
import { Code } from '../../design/facts.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf, narrowTo, oneOf, type Place } from '../../shell/route.ts';
import { ImportStatement } from './import-statement.tsx';

type BankStatement = CallAnswer<'GET /operator/bank/statements'>['list'][number];
const w = words.bank;
const sorts = ['newest', 'oldest'] as const;
const views = ['open', 'booked', 'all', 'statements'] as const;
type View = (typeof views)[number];

/** What a line may be of, and why; each opens the case itself, where two decide. */
const Beside = ({ of }: { of: BankLine['candidates'] }): JSX.Element => (
  <span className="stack" style={{ gap: 4 }}>
    {of.length === 0 && <span className="faint">{w.alone}</span>}
    {of.map((one) => (
      <span key={one.orderNo}>
        <a href={addressOf(one.type === 'deposit' ? 'deposits' : 'withdrawals', one.orderNo)}>
          {w.types[one.type]} <span className="mono">{one.orderNo}</span>
        </a>{' '}
        <Reasons of={one.reasons} />
      </span>
    ))}
  </span>
);

const lineColumns: readonly Column<BankLine>[] = [
  { title: w.day, cell: (row) => <span className="num">{row.day}</span> },
  {
    title: w.amount,
    cell: (row) => <Amount amount={row.amount} unit="VND" signed />,
    number: true,
    card: 'value',
  },
  {
    title: w.text,
    cell: (row) => (
      <span style={{ display: 'block', maxWidth: 320 }}>
        <LineText line={row} />
      </span>
    ),
    card: 'head',
  },
  { title: w.reference, cell: (row) => <Code text={row.proof} /> },
  { title: w.besideColumn, cell: (row) => <Beside of={row.candidates} /> },
  { title: w.state, cell: (row) => <Status of={row.state} /> },
  {
    title: w.account,
    cell: (row) => (
      <span>
        {row.bankName} <span className="faint small">{row.accountNo}</span>
      </span>
    ),
  },
];

const balance = (amount: string | null): JSX.Element =>
  amount === null ? <span className="faint">{w.notSaid}</span> : <Amount amount={amount} unit="VND" />;
const statementColumns: readonly Column<BankStatement>[] = [
  {
    title: w.account,
    cell: (row) => (
      <span>
        <b>{row.bankName}</b> <span className="faint small">{row.accountNo}</span>
      </span>
    ),
    card: 'head',
  },
  { title: w.days, cell: (row) => <span className="num">{w.importing.days(row.firstDay, row.lastDay)}</span> },
  { title: w.lines, cell: (row) => <Count of={row.lines} />, number: true },
  { title: w.newLines, cell: (row) => <Count of={row.newLines} />, number: true },
  { title: w.opening, cell: (row) => balance(row.opening), number: true },
  { title: w.closing, cell: (row) => balance(row.closing), number: true, card: 'value' },
  { title: w.file, cell: (row) => <span className="mono">{row.fileName}</span> },
  {
    title: w.imported,
    cell: (row) => (
      <>
        {row.importedBy} · <When at={row.importedAt} />
      </>
    ),
  },
];

/** What banks say of our accounts, each movement beside the deposit or withdrawal it may be of. */
export function Bank({ place }: { place: Place }): JSX.Element {
  const { operator } = useSession();
  const view = oneOf(views, place.query.get('view'));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        {operator?.role === 'finance' && <ImportStatement />}
      </PageHead>
      <ListBar place={place} {...(view === 'statements' ? {} : { search: w.search })} sorts={sorts}>
        <Segmented<View>
          value={view}
          onChange={(value) => narrowTo(place, { view: value })}
          options={views.map((value) => ({ value, label: w.views[value] }))}
        />
      </ListBar>
      {view === 'statements' ? <Statements /> : <Lines place={place} status={view} />}
    </>
  );
}

function Lines({ place, status }: { place: Place; status: Exclude<View, 'statements'> }): JSX.Element {
  const sort = oneOf(sorts, place.query.get('sort'));
  const query = { ...narrowingOf(place.query), status, sort };
  const source = pagesOf('GET /operator/bank/lines', (at) => ({ query: { ...at, ...query } }));
  return (
    <PagedList
      source={source}
      columns={lineColumns}
      rowKey={(row) => row.id}
      empty={status === 'open' ? w.empty : words.app.noRows}
    />
  );
}

const Statements = (): JSX.Element => (
  <PagedList
    source={pagesOf('GET /operator/bank/statements', (at) => ({ query: at }))}
    columns={statementColumns}
    rowKey={(row) => row.id}
    empty={w.noStatements}
  />
);
