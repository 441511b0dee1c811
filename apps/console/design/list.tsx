import { InboxOutlined } from '@ant-design/icons';
import { Pagination, Skeleton, Table } from 'antd';
import { useState, type JSX, type Key, type KeyboardEvent, type ReactNode } from 'react';
import { usePage, type Page, type Source } from '../client/use-call.ts';
import { words } from '../locales/words.ts';
import { ChosenBar, type Bulk } from './cases/chosen-bar.tsx';
import { useCases } from './cases/use-cases.ts';
import { useNarrow } from '../shell/use-narrow.ts';
import { Fault } from './page.tsx';

/** One declaration for both forms of a list: a column of the table, a line of the card on a phone. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned right, in the order of magnitude. */
  readonly number?: boolean;
  readonly width?: number;
  /** Where it stands on a card: at the head, its counterpart at the right, or below with its title. */
  readonly card?: 'head' | 'value' | 'none';
}

interface Look<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly empty: readonly [what: string, why: string];
  readonly onOpen?: (row: Row) => void;
  readonly chosen?: Chosen<Row>;
}
interface Chosen<Row> {
  readonly keys: readonly string[];
  readonly may: (row: Row) => boolean;
  readonly onChange: (keys: readonly string[]) => void;
}
interface Paged<Row> extends Omit<Look<Row>, 'chosen'> {
  readonly source: Source<Row>;
  readonly every?: number;
  /** The key of the row that is open beside the list: keys go on from it, and a decision does. */
  readonly current?: string | null;
  readonly waits?: (row: Row) => boolean;
  readonly onDone?: () => void;
  readonly bulk?: Bulk<Row>;
}
const sizes = [20, 50, 100];

export const Nothing = ({ of: [what, why] }: { of: readonly [what: string, why: string] }): JSX.Element => (
  <div className="nothing">
    <InboxOutlined />
    <b>{what}</b>
    <span>{why}</span>
  </div>
);

/** The rows of a page that are chosen to be decided together; a phone decides one by one. */
function useChoice<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  bulk: Bulk<Row> | undefined,
): { bar: ReactNode; look: { chosen?: Chosen<Row> } } {
  const narrow = useNarrow();
  const [keys, onChange] = useState<readonly string[]>([]);
  if (bulk === undefined || narrow) return { bar: null, look: {} };
  const { may } = bulk;
  const open = rows.filter(may);
  const chosen = open.filter((row) => keys.includes(rowKey(row)));
  const bar = (
    <ChosenBar
      count={chosen.length}
      of={open.length}
      acts={chosen.length === 0 ? [] : bulk.acts(chosen)}
      onAll={() => onChange(open.map(rowKey))}
      onDone={() => onChange([])}
    />
  );
  return { bar: open.length === 0 ? null : bar, look: { chosen: { keys: chosen.map(rowKey), may, onChange } } };
}

/** A list read page by page, in the stable order of the server. */
export function PagedList<Row extends object>({
  source,
  every,
  current,
  waits,
  onDone,
  bulk,
  ...look
}: Paged<Row>): JSX.Element {
  // Another filter begins with its first page.
  const of = JSON.stringify(source({ page: 0, limit: 0 }).queryKey);
  const [at, setAt] = useState({ page: 1, limit: 20, of });
  const { data, error, isPending, refetch } = usePage(
    source,
    { page: at.of === of ? at.page : 1, limit: at.limit },
    every,
  );
  const { rowKey, onOpen } = look;
  useCases({ rows: data?.list ?? [], rowKey, current, onOpen, waits, onDone });
  const choice = useChoice(data?.list ?? [], rowKey, bulk);
  return (
    <>
      {error !== null && <Fault error={error} again={refetch} />}
      {choice.bar}
      {(error === null || data !== undefined) && (
        <Rows {...look} {...choice.look} rows={data?.list} loading={isPending}>
          {data !== undefined && data.total > 0 && (
            <Pager data={data} onTurn={(page, limit) => setAt({ page, limit, of })} />
          )}
        </Rows>
      )}
    </>
  );
}

function Pager<Row>({ data, onTurn }: { data: Page<Row>; onTurn: (page: number, limit: number) => void }): JSX.Element {
  const first = (data.page - 1) * data.limit + 1;
  return (
    <footer className="pager">
      <span className="num">{words.app.rows(first, first + data.list.length - 1, data.total)}</span>
      {data.total > 20 && (
        <Pagination
          size="small"
          current={data.page}
          pageSize={data.limit}
          total={data.total}
          pageSizeOptions={sizes}
          showSizeChanger
          onChange={onTurn}
        />
      )}
    </footer>
  );
}

/** Rows that are all there. */
export function Rows<Row extends object>({
  rows,
  loading,
  children,
  ...look
}: Look<Row> & { rows: readonly Row[] | undefined; loading: boolean; children?: ReactNode }): JSX.Element {
  const narrow = useNarrow();
  if (rows === undefined)
    return (
      <div className="sheet" style={{ padding: 20 }}>
        <Skeleton active={loading} title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  if (rows.length === 0)
    return (
      <div className="sheet">
        <Nothing of={look.empty} />
      </div>
    );
  return (
    <div className="sheet">
      {narrow ? (
        rows.map((row) => <Card key={look.rowKey(row)} row={row} look={look} />)
      ) : (
        <WideTable rows={rows} look={look} />
      )}
      {children}
    </div>
  );
}

const selectionOf = <Row,>({ keys, may, onChange }: Chosen<Row>, rowKey: (row: Row) => string) => ({
  // The head of a column is drawn twice, once unseen: a box in it could be reached there.
  columnTitle: words.lists.choice,
  selectedRowKeys: [...keys],
  onChange: (chosen: readonly Key[]) => onChange(chosen.map(String)),
  getCheckboxProps: (row: Row) => ({ disabled: !may(row), 'aria-label': words.lists.choose(rowKey(row)) }),
});

function WideTable<Row extends object>({
  rows,
  look: { columns, rowKey, onOpen, chosen },
}: {
  rows: readonly Row[];
  look: Look<Row>;
}): JSX.Element {
  const onKey =
    (row: Row) =>
    (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(row);
    };
  return (
    <Table<Row>
      size="small"
      pagination={false}
      rowKey={rowKey}
      dataSource={[...rows]}
      scroll={{ x: 'max-content' }}
      {...(chosen === undefined ? {} : { rowSelection: selectionOf(chosen, rowKey) })}
      {...(onOpen === undefined
        ? {}
        : {
            rowClassName: 'row',
            onRow: (row: Row) => ({ tabIndex: 0, onClick: () => onOpen(row), onKeyDown: onKey(row) }),
          })}
      columns={columns.map((column, index) => ({
        key: index,
        title: column.title,
        align: column.number === true ? ('right' as const) : ('left' as const),
        ...(column.width === undefined ? {} : { width: column.width }),
        render: (_: unknown, row: Row) => column.cell(row),
      }))}
    />
  );
}

function Card<Row>({ row, look: { columns, onOpen } }: { row: Row; look: Look<Row> }): JSX.Element {
  const [head, value] = (['head', 'value'] as const).map((place) => columns.find(({ card }) => card === place));
  const inner = (
    <>
      <div className="top">
        <span>{head?.cell(row)}</span>
        <span>{value?.cell(row)}</span>
      </div>
      <dl>
        {columns
          .filter(({ card }) => card === undefined)
          .map((column) => (
            <div key={column.title}>
              <dt>{column.title}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
  // A button holds no links: it lies under them, over the whole card.
  return (
    <div className="card">
      {onOpen !== undefined && (
        <button type="button" className="open" aria-label={words.app.open} onClick={() => onOpen(row)} />
      )}
      {inner}
    </div>
  );
}
