import { InboxOutlined } from '@ant-design/icons';
import { Pagination, Skeleton, Table } from 'antd';
import { useState, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { usePage, type Page, type Source } from '../client/use-call.ts';
import { words } from '../locales/en.ts';
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
}
const sizes = [20, 50, 100];

export const Nothing = ({ of: [what, why] }: { of: readonly [what: string, why: string] }): JSX.Element => (
  <div className="nothing">
    <InboxOutlined />
    <b>{what}</b>
    <span>{why}</span>
  </div>
);

/** A list read page by page, in the stable order of the server. */
export function PagedList<Row extends object>({
  source,
  every,
  ...look
}: Look<Row> & { source: Source<Row>; every?: number }): JSX.Element {
  // Another filter begins with its first page.
  const of = JSON.stringify(source({ page: 0, limit: 0 }).queryKey);
  const [at, setAt] = useState({ page: 1, limit: 20, of });
  const { data, error, isPending, refetch } = usePage(
    source,
    { page: at.of === of ? at.page : 1, limit: at.limit },
    every,
  );
  return (
    <>
      {error !== null && <Fault error={error} again={refetch} />}
      {(error === null || data !== undefined) && (
        <Rows {...look} rows={data?.list} loading={isPending}>
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

function WideTable<Row extends object>({
  rows,
  look: { columns, rowKey, onOpen },
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
